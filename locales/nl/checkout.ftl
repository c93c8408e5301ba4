## De bestelling nakijken en plaatsen

checkout-title = Kijk je bestelling na en plaats haar
checkout-order = Je bestelling
checkout-gpu = GPU
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU per lot
       *[other] { $card }, { $gpus_text } GPU’s per lot
    }
checkout-term = Looptijd
checkout-lots = Lots
checkout-preparation = Voorbereiding
checkout-note = Je beschrijving
checkout-change = Wijzigen
checkout-change-gpu = van de GPU
checkout-change-term = van de looptijd
checkout-change-lots = van het aantal lots
checkout-change-preparation = van de voorbereiding
checkout-change-note = van de beschrijving
checkout-known = Ik heb al een account
checkout-known-text = Na het inloggen kom je terug bij deze bestelling.
checkout-known-button = Inloggen en doorgaan
checkout-new-account = Nieuw account
checkout-details = Je gegevens
checkout-place = Bestellen voor { $total }
checkout-place-hint = Je betaalt op de volgende pagina. Er wordt nu niets afgeschreven.
checkout-earlier = Precies deze bestelling heb je al geplaatst op { $at }. Plaats je haar nog eens, dan huur je een tweede keer. De eerste:

## Wat een bestelling in de weg staat

checkout-incomplete = Deze bestelling kan nog niet worden geplaatst. Verbeter in de configurator wat is aangegeven; de rest blijft zoals je koos.
checkout-to-configure = Verbeteren in de configurator
checkout-email-taken = Dit e-mailadres heeft al een account. Log in onder ‘Ik heb al een account’ of geef een ander adres.
checkout-other-account = Intussen ben je met een ander e-mailadres ingelogd. De bestelling zou bij het account komen dat hier staat: kijk het na en plaats de bestelling opnieuw.
checkout-price-rose = Het totaal is gestegen van { $agreed } naar { $now } sinds je het zag. Ga je akkoord met het nieuwe totaal, plaats de bestelling dan opnieuw.
checkout-form-damaged = Het formulier is onderweg beschadigd. Het is vernieuwd: kijk het na en plaats de bestelling opnieuw.
