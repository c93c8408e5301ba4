## Betalingen

method-name = { $asset } op { $network }
method-title = Munt en netwerk
method-hint = USDT en USDC bestaan op meerdere netwerken. Kies het netwerk waarover je wallet verstuurt.
method-network = netwerk { $network }
method-network-confirm = Voor USDT en USDC: mijn wallet verstuurt over het netwerk dat ik heb gekozen. Een transactie op een ander netwerk telt niet.
method-missing = Kies een munt met het bijbehorende netwerk.
method-network-unconfirmed = Bevestig dat je wallet over het netwerk { $network } verstuurt.
method-no-rate = Er is nu geen geldige wisselkoers voor { $method }. Stuur niets; kies een andere munt of kom later terug.
method-no-address = Er is nu geen vrij adres voor { $method }. Stuur niets; kies een andere munt of kom later terug.
method-already-seen = Er is al een betaling met { $method } gezien. Volg die en betaal niet dubbel.
method-too-many-open = Je hebt al andere bestellingen die op betaling wachten. Betaal er een of laat er een verlopen en probeer het dan opnieuw.
method-too-small = Het bedrag is te klein om in crypto te betalen.
payment-title-open = Stuur { $asset } over het netwerk { $network }
payment-title-settled = Betaling verwerkt: { $asset } op { $network }
payment-title-expired = Deze betaalgegevens zijn verlopen: { $asset } op { $network }
payment-title-review = Je betaling wordt bekeken: { $asset } op { $network }
payment-title-over = Deze betaalgegevens gelden niet meer: { $asset } op { $network }
payment-top-up = Opwaardering van { $amount }
payment-instructions = Betaalgegevens
payment-only = Alleen { $asset }, alleen op { $network }. Dezelfde munt op een ander netwerk komt niet aan.
payment-demonstration = Dit is een demonstratie: het adres is van niemand. Stuur er niets naartoe.
payment-amount = Bedrag dat moet aankomen
payment-amount-copied = Bedrag gekopieerd
payment-address = Adres op { $network }
payment-address-copied = Adres gekopieerd
payment-copy = Kopiëren
payment-open-wallet = Openen in een wallet op dit apparaat
payment-valid-until = Geldig tot
payment-minutes-left = nog { $minutes } min
payment-seconds-left = nog { $seconds } s
payment-time-over = de tijd is om
payment-rate = 1 { $asset } = { $rate } USD, vastgezet om { $time } tot de betaalgegevens verlopen.
payment-rate-demonstration = Dit is een demonstratiekoers, niet die van de markt.
payment-fees = De netwerkkosten zijn voor de afzender: het hele bedrag moet aankomen.
payment-notice = Ik heb betaald
payment-noticed = Genoteerd: { $time }.
payment-notice-hint = De melding staat in de bestelstatus. Ze bevestigt niets en je hoeft verder niets op te geven: alleen geld dat op het netwerk is bevestigd, telt.
payment-qr-amount = In de code staan het adres en het bedrag.
payment-qr-address = In de code staat alleen het adres. Typ het bedrag zelf.
payment-network-shows = Wat het netwerk toont
payment-step-awaiting = Wachten
payment-step-seen = Gezien
payment-step-confirming = Wordt bevestigd
payment-step-settled = Verwerkt
payment-says-awaiting = Op het netwerk is nog niets gezien.
payment-says-seen = Een deel is aangekomen. Stuur wat ontbreekt naar hetzelfde adres.
payment-says-confirming = Het bedrag is gezien. Het telt zodra het netwerk het bevestigt; jij hoeft niets meer te doen.
payment-says-settled = Het geld is aangekomen, bevestigd en verwerkt.
payment-says-settled-over = Het geld is aangekomen en telt. Wat er meer is dan gevraagd, gaat naar je saldo; een groot bedrag bekijken medewerkers eerst.
payment-says-expired = Er was niets aangekomen toen de tijd om was. Het adres en het bedrag gelden niet meer.
payment-says-review = Er is geld later of anders aangekomen dan in de betaalgegevens stond. Medewerkers bekijken het en schrijven je. Stuur het niet nog eens.
payment-says-review-asset = Op het adres is een andere munt aangekomen dan afgesproken. Medewerkers bekijken het en schrijven je. Stuur niets meer.
payment-says-closed = Medewerkers hebben deze betaling gesloten. Schrijf naar support als je vragen hebt.
payment-says-cancelled = Er is een andere betaalwijze gekozen, of de bestelling is anders betaald of geannuleerd. Het adres en het bedrag gelden niet meer.
payment-due = Bedrag in dollars
payment-received = Aangekomen
payment-missing = Ontbreekt
payment-expiry = Geldig tot
payment-check-again = Opnieuw controleren
payment-if = Als het anders loopt
payment-if-late = De transactie komt na de vervaltijd aan
payment-if-late-text = Stuur het niet nog eens. Schrijf naar support met het bestelnummer: we houden het oude adres in de gaten en iemand bekijkt wat er is aangekomen.
payment-if-short = Een deel van het bedrag ontbreekt
payment-if-short-text = Stuur de rest vóór de vervaltijd naar hetzelfde adres: de pagina toont wat ontbreekt.
payment-if-over = Het bedrag is te hoog
payment-if-over-text = De bestelling is dan gewoon betaald. De rest gaat naar je saldo; een groot bedrag bekijken medewerkers eerst.
payment-if-network = Het is over een ander netwerk gestuurd
payment-if-network-text = Zo’n transactie is niet gelijkwaardig en telt niet vanzelf mee. Bewaar de gegevens ervan en schrijf naar support.
payment-sent-already = Al verstuurd?
payment-do-not-send-twice = Stuur het niet nog eens. Schrijf naar support en vermeld het bestelnummer { $reference }.
payment-do-not-send-twice-top-up = Stuur het niet nog eens. Schrijf naar support en vermeld om welke opwaardering het gaat.
payment-to-support = Schrijf naar support
payment-again = Nieuwe betaalgegevens opvragen
payment-to-order = Naar de bestelling
payment-to-balance = Naar het saldo

## What arrived, and what else may happen

payment-title-confirming = Betaling gezien, wacht op bevestiging: { $asset } op { $network }
payment-says-seen-late = Een deel is aangekomen en de tijd is om. Stuur niets meer: we bekijken wat er is aangekomen en schrijven je.
payment-amount-rest = Bedrag dat nog moet aankomen
payment-asked = Gevraagd bedrag
payment-transfers = Overboekingen
payment-transfer-seen = Gezien, niet bevestigd
payment-transfer-confirmed = In een blok, niet definitief
payment-transfer-final = Definitief
payment-transfer-gone = Van het netwerk verdwenen
payment-rate-sources =
    { $sources ->
        [one] Volgens { $sources_text } bron.
       *[other] De mediaan van { $sources_text } bronnen.
    }
payment-if-exchange = Je stuurt vanaf een cryptobeurs
payment-if-exchange-text = Cryptobeurzen halen hun kosten vaak van het bedrag af. Vul zoveel in dat na de kosten precies het getoonde bedrag aankomt, en kies het netwerk dat hier staat. Komt er te weinig aan, stuur dan de rest met de kosten erbij.
