## Het saldo

balance-title = Saldo
balance-available = Beschikbaar
balance-pending = Wacht op bevestiging: { $amount }. Dat telt niet mee in het beschikbare saldo.
balance-top-up = Opwaarderen
balance-top-up-text = Een opwaardering huurt niets. Ze wordt bijgeschreven na bevestiging op het netwerk, voor het bedrag dat is aangekomen.
balance-amount = Bedrag
balance-amount-missing = Kies een van de vier bedragen.
balance-lines = Mutaties
balance-no-lines = Er zijn nog geen mutaties.
balance-date = Datum
balance-reason = Reden
balance-after = Saldo erna
balance-top-ups = Opwaarderingen
balance-reason-order = Bestelling betaald
balance-reason-refund = Bestelling geannuleerd, prijs terug
balance-reason-second = Tweede betaling voor iets dat al betaald was
balance-reason-top-up = Opwaardering
balance-reason-excess = Meer betaald dan gevraagd
