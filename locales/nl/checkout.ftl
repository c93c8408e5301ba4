## De bestelling nakijken en plaatsen

checkout-title = Bestelling controleren en afronden
checkout-order = Je bestelling
checkout-gpu = GPU
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU per lot
       *[other] { $card }, { $gpus_text } GPU’s per lot
    }
checkout-term = Looptijd
checkout-lots = Loten
checkout-preparation = Voorbereiding
checkout-note = Je omschrijving
checkout-change = Wijzigen
checkout-change-gpu = van de GPU
checkout-change-term = van de looptijd
checkout-change-lots = van het aantal loten
checkout-change-preparation = van de voorbereiding
checkout-change-note = van de omschrijving
checkout-known = Ik heb al een account
checkout-known-text = Na het inloggen kom je terug bij deze bestelling.
checkout-known-button = Inloggen en doorgaan
checkout-new-account = Nieuw account
checkout-details = Je gegevens
checkout-place = Bestellen voor { $total }
checkout-place-hint = Je betaalt op de volgende pagina. Er wordt nu niets afgeschreven.
checkout-earlier = Precies deze bestelling heb je al geplaatst op { $at }. Bestel je nog een keer, dan huur je voor de tweede keer. De eerste:

## Wat een bestelling in de weg staat

checkout-incomplete = Deze bestelling kan nog niet worden geplaatst. Verbeter in de configurator wat gemarkeerd is; de rest blijft zoals je het koos.
checkout-to-configure = Verbeteren in de configurator
checkout-email-taken = Er is al een account met dit e-mailadres. Log in onder ‘Ik heb al een account’ of vul een ander adres in.
checkout-other-account = Je bent intussen met een ander e-mailadres ingelogd. De bestelling komt bij het account dat je hier ziet: controleer dat en plaats de bestelling opnieuw.
checkout-price-rose = Het totaal is gestegen van { $agreed } naar { $now } sinds je het zag. Ga je akkoord met het nieuwe totaal, plaats de bestelling dan opnieuw.
checkout-form-damaged = Het formulier is beschadigd aangekomen en is vernieuwd: controleer het en plaats de bestelling opnieuw.
