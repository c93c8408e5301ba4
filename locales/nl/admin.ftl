## Inloggen

admin-sign-in-title = Inloggen voor medewerkers
admin-sign-in-lead = Voor wie de winkel beheert. Klanten loggen in op de pagina van de winkel.
admin-sign-in-email = E-mailadres
admin-sign-in-password = Wachtwoord
admin-sign-in-button = Inloggen
admin-sign-in-refused = Er is geen medewerker met dit e-mailadres en dit wachtwoord. Controleer beide en typ het wachtwoord opnieuw.
admin-role-viewer = alleen lezen
admin-role-support = support
admin-role-finance = financiën

## Wat er aan een veld mankeert

admin-field-ambiguous = Dit veld kwam twee keer binnen met verschillende tekst. Laat er één staan.
admin-field-unprintable = Deze tekst bevat stuurtekens. Typ hem opnieuw zonder die tekens.
admin-field-too-long =
    { $most ->
        [one] Deze tekst is te lang: er past hooguit { $most_text } teken in.
       *[other] Deze tekst is te lang: er passen hooguit { $most_text } tekens in.
    }
admin-confirmed-missing = Zet het vinkje om te bevestigen.

## De twee statussen van een bestelling

## De lijst met bestellingen

admin-orders-title = Bestellingen
admin-orders-export = CSV downloaden
admin-orders-all = Alle
admin-orders-to-start = Betaald, niet begonnen
admin-orders-search = Bestellingen zoeken
admin-orders-text = Bestelnummer, e-mailadres of naam
admin-orders-payment = Betaling
admin-orders-machine = Machine
admin-orders-any = Maakt niet uit
admin-orders-page = Pagina
admin-orders-find = Zoeken
admin-orders-unknown-state = Deze status bestaat niet. Kies er een uit de lijst.
admin-orders-page-unreadable = Geef de pagina aan met een heel getal, bijvoorbeeld 2.
admin-orders-found =
    { $orders ->
        [one] { $orders_text } bestelling gevonden
       *[other] { $orders_text } bestellingen gevonden
    }
admin-orders-clear = Alle bestellingen tonen
admin-orders-none = Er zijn nog geen bestellingen.
admin-orders-none-found = Geen bestelling gevonden. Probeer minder letters of een andere status.
admin-orders-caption = Bestellingen: eerst die op ons wachten, daarna de nieuwste
admin-orders-order = Bestelling
admin-orders-customer = Klant
admin-orders-contents = Inhoud
admin-orders-total = Totaal
admin-orders-placed = Geplaatst
admin-orders-waits = wacht { $time }
admin-orders-waited-minutes = { $minutes_text } min
admin-orders-waited-hours = { $hours_text } u { $minutes_text } min
admin-orders-waited-days = { $days_text } d { $hours_text } u
admin-orders-pages = Pagina’s
admin-orders-previous = Vorige
admin-orders-next = Volgende

## Een bestelling

admin-order-title = Bestelling { $reference }
admin-order-path = Kruimelpad
admin-facts-heading = Klant en bestelling
admin-facts-language = Taal
admin-facts-balance = Saldo
admin-facts-card = Kaart
admin-facts-lots =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } loten
    }
admin-facts-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPU’s
    }
admin-facts-preparation = Voorbereiding
admin-facts-lot-price = Prijs van één lot
admin-facts-paid = Betaald op
admin-preparation-ubuntu = Ubuntu
admin-preparation-python = Python
admin-preparation-pytorch = PyTorch
admin-preparation-notebook = Notebook
admin-preparation-inference = Inferentie
admin-preparation-blender = Blender
admin-preparation-custom = In de woorden van de klant

## Handelingen op een bestelling

admin-prepare-heading = Voorbereiding beginnen
admin-prepare-text = De bestelling is betaald. De klant ziet dan dat de machine wordt voorbereid.
admin-prepare-button = Voorbereiding beginnen
admin-hand-over-heading = Toegang overdragen
admin-hand-over-button = Toegang overdragen
admin-handed-over-heading = Overgedragen
admin-access = Toegangsgegevens
admin-access-hint = Host, poort, gebruiker, sleutel of wachtwoord, eerste opdracht. De klant ziet de tekst zoals je hem typt.
admin-access-missing = Vul de toegangsgegevens in.
admin-access-show = Toegangsgegevens tonen
admin-access-hidden = Met jouw rol zijn de toegangsgegevens niet te zien.
admin-access-broken = De toegangsgegevens zijn niet te openen: de geheime sleutel van de winkel is een andere dan bij de overdracht. Draag de toegang opnieuw over.
admin-starts-at = Begin
admin-ends-at = Einde
admin-moment-hint = In UTC: jaar-maand-dag uren:minuten.
admin-ends-at-hint = In UTC. De klant betaalde voor { $term }: een eerder einde kan niet.
admin-moment-malformed = Schrijf het tijdstip in UTC zo: 2027-03-05 14:07.
admin-ends-before-start = Het einde moet na het begin liggen.
admin-ends-too-early =
    { $days ->
        [one] De klant betaalde voor { $days_text } dag van 24 uur: zet het einde later.
       *[other] De klant betaalde voor { $days_text } dagen van 24 uur: zet het einde later.
    }
admin-change-heading = Toegang of data wijzigen
admin-change-button = Wijziging opslaan
admin-end-heading = Huur beëindigen
admin-end-text = De klant ziet dan dat de huur is afgelopen. De toegang tot de machine sluit je zelf af. Dit is niet terug te draaien.
admin-end-confirmed = Ja, de huur is afgelopen
admin-end-button = Huur { $reference } beëindigen
admin-cancel-heading = Bestelling annuleren
admin-cancel-refund = De bestelling is betaald: { $sum } gaat meteen naar het saldo van de klant.
admin-cancel-unpaid = De bestelling is niet volledig betaald, dus er gaat niets naar het saldo van de klant. Openstaande betaalgegevens vervallen ook.
admin-cancel-for-good = Dit is niet terug te draaien.
admin-reason = Reden
admin-reason-hint = Voor het logboek: medewerkers lezen het, de klant niet.
admin-reason-missing = Vul een reden in.
admin-cancel-confirmed = Ja, deze bestelling annuleren
admin-cancel-button = Bestelling { $reference } annuleren
admin-cancel-needs-finance = De bestelling is betaald: bij annuleren gaat { $sum } terug naar het saldo van de klant, en daarover beslist financiën.
admin-clash-moved = De bestelling heeft niet meer de status die in je formulier stond; misschien heeft iemand anders die gewijzigd. De status is nu: { $state }. Je hebt niets gewijzigd; bekijk de handelingen van medewerkers voordat je verdergaat.
admin-clash-not-paid = De bestelling is niet betaald, dus er wordt niets voorbereid of overgedragen. Je hebt niets gewijzigd.
admin-clash-needs-finance = De bestelling is intussen betaald: alleen financiën mag die annuleren. Je hebt niets gewijzigd.
admin-clash-refund = Wat naar het saldo van de klant zou gaan, is niet meer wat hier stond. Je hebt niets gewijzigd; lees het bedrag hieronder en beslis opnieuw.
admin-typed-heading = Wat je had getypt

## De betalingen van een bestelling

admin-payments-heading = Betalingen
admin-payments-none = Er zijn nog geen betaalgegevens opgevraagd.
admin-flag-partial = te weinig betaald
admin-flag-over = te veel betaald
admin-flag-late = te laat
admin-flag-wrong_asset = andere munt
admin-flag-multi = meerdere transacties
admin-flag-dust_seen = minimaal bedrag
admin-flag-reorged = uit de keten verdwenen
admin-flag-replaced = vervangen
admin-payment-due = Te betalen
admin-payment-arrived = Ontvangen
admin-payment-usd = In dollars
admin-payment-rate = tegen { $rate } voor 1 { $asset }
admin-payment-address = Adres
admin-payment-opened = Geopend
admin-payment-expires = Verloopt
admin-payment-noticed = ‘Ik heb betaald’
admin-payment-settled = Verwerkt
admin-payment-id = Betaling
admin-transfer = Transactie
admin-transfer-seen = gezien
admin-transfer-confirmed = in een blok
admin-transfer-final = definitief
admin-transfer-orphaned = uit de keten verdwenen
admin-transfer-replaced = vervangen
admin-transfer-ignored = genegeerd
admin-transfer-booked = geboekt

## De geschiedenis van een bestelling

admin-timeline-heading = Geschiedenis
admin-event-placed = Bestelling geplaatst
admin-event-payment-opened = Betaalgegevens: { $method }
admin-event-payment-noticed = De klant meldt: ik heb betaald
admin-event-payment-seen = Geld gezien op het netwerk: { $method }
admin-event-payment-confirming = Bedrag gezien, wacht op bevestiging: { $method }
admin-event-payment-expired = Betaalgegevens verlopen: { $method }
admin-event-payment-replaced = Betaalgegevens vervangen: { $method }
admin-event-payment-in-review = Te beoordelen: { $method }
admin-event-paid = Betaald: { $method }
admin-event-paid-from-balance = Betaald met saldo
admin-event-preparation-started = Voorbereiding begonnen
admin-event-handed-over = Toegang overgedragen
admin-event-access-changed = Toegang of data gewijzigd
admin-event-ended = Huur beëindigd
admin-event-cancelled = Bestelling geannuleerd
admin-event-refunded = Naar het saldo: { $sum }
admin-audit-heading = Handelingen van medewerkers
admin-audit-none = Niemand heeft nog iets met deze bestelling gedaan.
admin-act-start-preparing = Voorbereiding begonnen
admin-act-hand-over = Overgedragen, van { $from } tot { $to }
admin-act-change-hand-over = Toegang of data gewijzigd: van { $from } tot { $to }
admin-act-end = Huur beëindigd
admin-act-cancel = Bestelling geannuleerd

## Vragen

admin-requests-title = Vragen aan support
admin-requests-none = Er wacht geen vraag op antwoord.
admin-requests-close = Beantwoord, sluiten
