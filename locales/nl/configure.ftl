## De samensteller

configure-title = Stel je bestelling samen
configure-title-card = { $card } samenstellen
configure-description = Kies een kaart, een looptijd, het aantal loten en een voorbereiding. Je ziet het totaal in Amerikaanse dollars en het aantal GPU’s voordat je bestelt.
configure-trail = Samenstellen
configure-gpu = GPU
configure-gpu-choose = Kies een kaart
configure-days = Looptijd
configure-days-hint = In dagen van 24 uur, vanaf de overdracht van de toegang.
configure-lot-price = { $price } per lot
configure-lots = Aantal loten
configure-lots-hint = Van { $min_text } tot en met { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] Van { $min_text } tot en met { $max_text }. In een lot { $card } zit { $gpus_text } GPU.
       *[other] Van { $min_text } tot en met { $max_text }. In een lot { $card } zitten { $gpus_text } GPU’s.
    }
configure-preparation = Voorbereiding van de machine
configure-preparation-hint = De basis waarmee je wilt beginnen. Kies je niets anders, dan is dat een kaal Ubuntu-systeem. Voor bestanden, gewichten, data en licenties zorg je zelf.
configure-note = Omschrijf wat er klaar moet staan
configure-note-hint = Hooguit { $max_text } tekens. Geen wachtwoorden en geen sleutels.
configure-note-left = Nog over: #
configure-recalculate = Totaal opnieuw berekenen
configure-continue = Bestelling afronden
configure-continue-hint = Op de volgende pagina controleer je de bestelling. Er wordt niets afgeschreven voordat je bevestigt.
configure-needs-card = Kies een kaart, dan zie je de prijzen en het totaal.
configure-needs-term = Kies een looptijd, dan zie je het totaal.
configure-needs-correction = Er is nog geen totaal. Verbeter wat gemarkeerd is en bereken het opnieuw.

## Wat er mis is met een keuze

configure-twice = Deze waarde kwam twee keer binnen en verschilt. Kies er een.
gpu-missing = Kies een kaart.
gpu-unknown = Deze kaart staat niet of niet meer in de catalogus. Kies er een uit de lijst.
gpu-sold-out = Alle loten van { $card } zijn op dit moment bezet. Kies een andere kaart.
term-missing = Kies een looptijd: { $terms }.
term-unknown = Deze looptijd is er niet. Kies { $terms }.
lots-missing = Vul het aantal loten in, van { $min_text } tot en met { $max_text }.
lots-not-a-number = Vul het aantal loten in als heel getal, in cijfers, van { $min_text } tot en met { $max_text }.
lots-out-of-range = Een bestelling telt { $min_text } tot en met { $max_text } loten. Vul een getal in dat daarbinnen valt.
lots-too-few-free =
    { $lots ->
        [one] Er is op dit moment nog { $lots_text } lot vrij. Bestel minder loten of kies een andere kaart.
       *[other] Er zijn op dit moment nog { $lots_text } loten vrij. Bestel minder loten of kies een andere kaart.
    }
