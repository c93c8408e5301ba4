## Het kader van elke pagina

shell-skip = Naar de inhoud
shell-demonstration = Demonstratiewinkel: hier wordt geen machine verhuurd. Stuur geen geld.
shell-language = Taal:
shell-sections = Onderdelen
shell-gpus = GPU’s
shell-guides = Gidsen
shell-faq = Vragen
shell-support = Support
shell-orders = Bestellingen
shell-sign-in = Inloggen
shell-sign-out = Uitloggen
shell-footer = Kernodeck. GPU’s huren per lot. Prijzen in Amerikaanse dollars.
shell-contact = Contact met support
shell-staff = medewerkers
shell-admin-requests = Vragen
shell-admin-orders = Bestellingen

## Voor alle formulieren

form-error-title = Controleer het volgende
form-error-prefix = Fout:
form-password-show = Tonen
form-password-hide = Verbergen

## Als er iets misgaat

error-request = Vermeld dit nummer als je naar support schrijft:
error-to-gpus = Bekijk de GPU’s
error-to-home = Startpagina
error-not-found-title = Hier is geen pagina
error-not-found-text = Misschien staat er een typefout in het adres, of hoort de pagina bij een ander account. Log in als het om jouw bestelling gaat.
error-forbidden-title = Hier heb je geen toegang
error-forbidden-text = Dit mag niet met jouw account. Er is niets veranderd.
error-cross-site-title = Dit formulier kwam van een andere site
error-cross-site-text = Voor je veiligheid accepteert de winkel alleen formulieren van de eigen pagina’s. Open de pagina hier en verstuur het formulier opnieuw. Er is niets veranderd.
error-method-title = Dit adres werkt anders
error-method-text = Het is bedoeld voor een formulier op een van onze pagina’s en kan niet los worden geopend. Ga terug en gebruik de knop op die pagina.
error-too-large-title = Dat was te veel tekst
error-too-large-text = In een formulier van de winkel past hooguit 64 kilobyte. Ga terug, maak de tekst korter en verstuur hem opnieuw. Er is niets veranderd.
error-unreadable-title = De tekst kon niet worden gelezen
error-unreadable-text = Er staan tekens in een onbekende codering in. Ga terug, typ de tekst opnieuw en verstuur hem. Er is niets veranderd.
error-too-many-title = Te veel pogingen
error-too-many-text =
    { $minutes ->
        [one] Wacht { $minutes_text } minuut en probeer het opnieuw. Er is niets veranderd.
       *[other] Wacht { $minutes_text } minuten en probeer het opnieuw. Er is niets veranderd.
    }
error-busy-title = Het is druk in de winkel
error-busy-text = Het laden duurde te lang. Open de pagina over een minuut opnieuw. Had je een formulier verstuurd, kijk dan eerst bij je bestellingen: misschien is het aangekomen.
error-internal-title = Er ging bij ons iets mis
error-internal-text = De fout is vastgelegd en wordt bekeken. Had je een formulier verstuurd, kijk dan eerst bij je bestellingen: misschien is het aangekomen. Wat je typte, is niet bewaard.
