## Het saldo

balance-title = Saldo
balance-available = Beschikbaar
balance-pending = Wacht op bevestiging: { $amount }. Dat telt niet mee in je beschikbare saldo.
balance-top-up = Opwaarderen
balance-top-up-text = Met een opwaardering huur je nog niets. Na bevestiging op het netwerk wordt bijgeschreven wat er is aangekomen.
balance-amount = Bedrag
balance-amount-missing = Kies een van de vier bedragen.
balance-lines = Mutaties
balance-no-lines = Er zijn nog geen mutaties.
balance-date = Datum
balance-reason = Omschrijving
balance-after = Saldo daarna
balance-top-ups = Opwaarderingen
balance-reason-order = Bestelling betaald
balance-reason-refund = Bestelling geannuleerd, bedrag terug
balance-reason-second = Tweede betaling voor iets dat al betaald was
balance-reason-top-up = Opwaardering
balance-reason-excess = Meer betaald dan gevraagd
