## De samensteller

configure-title = Stel je bestelling samen
configure-title-card = { $card } samenstellen
configure-description = Kies een kaart, een looptijd, het aantal lots en een voorbereiding. Je ziet het totaal in Amerikaanse dollars en het aantal GPU’s voordat je bestelt.
configure-trail = Samenstellen
configure-gpu = GPU
configure-gpu-choose = Kies een kaart
configure-days = Looptijd
configure-days-hint = In dagen van 24 uur, vanaf de overdracht van de toegang.
configure-lot-price = { $price } per lot
configure-lots = Aantal lots
configure-lots-hint = Van { $min_text } tot en met { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] Van { $min_text } tot en met { $max_text }. In een lot { $card } zit { $gpus_text } GPU.
       *[other] Van { $min_text } tot en met { $max_text }. In een lot { $card } zitten { $gpus_text } GPU’s.
    }
configure-preparation = Voorbereiding van de machine
configure-preparation-hint = Een wens voor het beginpunt. Kies je niets anders, dan is het kale Ubuntu. Bestanden, gewichten, data en licenties blijven van jou.
configure-note = Omschrijf wat er klaar moet staan
configure-note-hint = Hoogstens { $max_text } tekens. Geen wachtwoorden en geen sleutels.
configure-note-left = Over: #
configure-recalculate = Totaal opnieuw berekenen
configure-continue = Verder met bestellen
configure-continue-hint = In de volgende stap kijk je de bestelling na. Er wordt niets afgeschreven voordat je bevestigt.
configure-needs-card = Kies een kaart, dan zie je de prijzen en het totaal.
configure-needs-term = Kies een looptijd, dan zie je het totaal.
configure-needs-correction = Er is nog geen totaal. Verbeter wat gemarkeerd is en bereken opnieuw.

## Wat er mis is met een keuze

configure-twice = Deze waarde is twee keer opgegeven, en verschillend. Kies er een.
gpu-missing = Kies een kaart.
gpu-unknown = Deze kaart staat niet of niet meer in de catalogus. Kies er een uit de lijst.
gpu-sold-out = Alle lots van { $card } zijn op dit moment bezet. Kies een andere kaart.
term-missing = Kies een looptijd: { $terms }.
term-unknown = Voor deze looptijd verhuurt de winkel niet. Kies { $terms }.
lots-missing = Geef het aantal lots op, van { $min_text } tot en met { $max_text }.
lots-not-a-number = Geef het aantal lots als heel getal in cijfers, van { $min_text } tot en met { $max_text }.
lots-out-of-range = Een bestelling telt { $min_text } tot en met { $max_text } lots. Geef een getal daartussen.
lots-too-few-free =
    { $lots ->
        [one] Er is op dit moment nog { $lots_text } lot vrij. Bestel minder lots of kies een andere kaart.
       *[other] Er zijn op dit moment nog { $lots_text } lots vrij. Bestel minder lots of kies een andere kaart.
    }
