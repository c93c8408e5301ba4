## In- en uitloggen

sign-in-title = Inloggen
sign-in-lead = Je bestellingen en je saldo, in elke browser.
sign-in-email = E-mailadres
sign-in-password = Wachtwoord
sign-in-button = Inloggen
sign-in-refused = Er is geen account met dit e-mailadres en dit wachtwoord. Controleer beide en typ het wachtwoord opnieuw.
sign-in-back = Terug naar waar je was
sign-in-lost = Wachtwoord kwijt? Gebruik je herstelcode
sign-in-new = Nog geen account? Dat maak je aan met je eerste bestelling.
sign-in-to-sign-up = Nu een account aanmaken

## Een account aanmaken

sign-up-title = Account aanmaken
sign-up-lead = Vier velden, en niets dat bewijst wie je bent. Je kunt het account ook aanmaken met je eerste bestelling.
sign-up-note = We vragen geen documenten. Je kunt het wachtwoord niet per e-mail herstellen: bewaar het in een wachtwoordbeheerder.
sign-up-email-hint = Een adres waarvan je de e-mail leest: je logt ermee in.
sign-up-password-hint = 15 tot en met 128 tekens, welke dan ook. Een zin van een paar woorden is goed.
sign-up-button = Account aanmaken
sign-up-taken = Er is al een account met dit e-mailadres. Log ermee in of vul een ander adres in.
sign-up-to-sign-in = Ik heb al een account: inloggen

## Namen, e-mailadressen en wachtwoorden in formulieren

first-name = Voornaam
last-name = Achternaam
first-name-missing = Vul je voornaam in.
first-name-too-long = Deze voornaam is te lang: er passen hooguit 80 tekens in.
first-name-unprintable = In de voornaam staat een onzichtbaar stuurteken. Typ hem opnieuw.
last-name-missing = Vul je achternaam in.
last-name-too-long = Deze achternaam is te lang: er passen hooguit 80 tekens in.
last-name-unprintable = In de achternaam staat een onzichtbaar stuurteken. Typ hem opnieuw.
email-missing = Vul je e-mailadres in.
email-malformed = Vul een volledig adres in, bijvoorbeeld anna@example.org.
email-too-long = Dit adres is te lang: een e-mailadres heeft hooguit 254 tekens.
password-present = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-missing = Vul een wachtwoord van 15 tot en met 128 tekens in.
password-too-short =
    { $characters ->
        [one] Dit wachtwoord heeft { $characters_text } teken; het moeten er 15 tot en met 128 zijn.
       *[other] Dit wachtwoord heeft { $characters_text } tekens; het moeten er 15 tot en met 128 zijn.
    }
password-too-long =
    { $characters ->
        [one] Dit wachtwoord heeft { $characters_text } teken; het moeten er 15 tot en met 128 zijn.
       *[other] Dit wachtwoord heeft { $characters_text } tekens; het moeten er 15 tot en met 128 zijn.
    }
password-guessable = Dit wachtwoord is makkelijk te raden: het komt vaak voor, herhaalt zichzelf of bestaat uit je naam of e-mailadres. Kies een paar woorden die niets met jou te maken hebben.
password-again = Typ het wachtwoord opnieuw: het wordt niet bewaard terwijl het formulier wordt gecontroleerd.
password-present-missing = Vul je huidige wachtwoord in.
password-present-wrong = Dit is niet je huidige wachtwoord. Typ het opnieuw.
form-given-twice = Dit veld kwam twee keer binnen, met verschillende waarden. Vul het één keer in en verstuur het formulier opnieuw.

## Een verloren wachtwoord

recovery-title = Nieuw wachtwoord met de herstelcode
recovery-lead = Je kreeg de code te zien toen het account werd aangemaakt. Hij werkt één keer: daarna krijg je een nieuwe en worden alle eerdere sessies beëindigd.
recovery-button = Nieuw wachtwoord opslaan
recovery-refused = Dit e-mailadres en deze code horen niet bij elkaar, of de code is al gebruikt. Controleer beide en typ het nieuwe wachtwoord opnieuw.
recovery-lost = Ook de code kwijt? Support kan helpen als je aantoont dat de bestellingen van jou zijn.
recovery-code = Herstelcode
recovery-code-hint = 24 letters en cijfers. Spaties, streepjes en hoofdletters maken niet uit.
recovery-code-malformed = Een herstelcode heeft 24 letters en cijfers, bijvoorbeeld ABCD-2345-EFGH-6789-JKMN-2345. Controleer wat je hebt getypt.
recovery-code-title = Bewaar je herstelcode
recovery-code-text = Je ziet hem hier één keer. Hiermee kies je een nieuw wachtwoord als je het oude vergeet; per e-mail kan dat niet. Een eerdere code werkt niet meer.
recovery-code-copy = Code kopiëren
recovery-code-copied = Code gekopieerd
recovery-code-keep = Bewaar hem in een wachtwoordbeheerder, of druk deze pagina af en bewaar die niet bij de computer.

## Het account

account-title = Account
account-details = Gegevens
account-name = Naam
account-balance = Saldo
account-orders =
    { $orders ->
        [one] { $orders_text } bestelling
       *[other] { $orders_text } bestellingen
    }
account-sessions = Sessies
account-session-browser = Browser
account-session-begun = Ingelogd
account-session-seen = Laatst actief
account-session-act = Actie
account-session-unknown = Onbekende browser
account-session-own = nu, deze sessie
account-session-end = Beëindigen
account-sessions-end-others = Alle andere sessies beëindigen
account-sessions-ended = Klaar: de sessie is beëindigd.
account-password = Wachtwoord wijzigen
account-password-end-others = Alle andere sessies beëindigen
account-password-button = Wachtwoord wijzigen
account-password-changed = Het wachtwoord is gewijzigd.
account-code-text = Je gebruikt hem als je je wachtwoord kwijt bent. We bewaren geen kopie en kunnen hem niet nog eens tonen; je kunt altijd een nieuwe maken.
account-code-new = Nieuwe code maken
account-code-warning = De oude code werkt dan meteen niet meer.
account-code-button = Nieuwe code maken en de oude laten vervallen
