## Vragen en gidsen

faq-title = Veelgestelde vragen
faq-description = Dertig antwoorden: een GPU kiezen, het werk voorbereiden, betalen met crypto of met je saldo, en een bestelling volgen.
faq-search-label = Zoeken in vragen en antwoorden
faq-search-button = Zoeken
faq-found =
    { $count ->
        [one] { $count_text } antwoord gevonden.
       *[other] { $count_text } antwoorden gevonden.
    }
faq-found-none = Niets gevonden voor ‘{ $q }’. Probeer een ander woord of schrijf naar support.
faq-show-all = Alle vragen tonen
help-contents = Inhoud
help-trail = Je bent hier
guides-title = Gidsen
guides-description = Vier gidsen voor het huren van een GPU: een pilot, omgevingen, diagnose, en checkpoints met een geteste hervatting.
guides-lead = Wat je vóór, tijdens en na de huur doet, met scripts die zijn uitgevoerd en getest.
guide-minutes =
    { $minutes ->
        [one] { $minutes_text } minuut leestijd.
       *[other] { $minutes_text } minuten leestijd.
    }
guide-checked = Laatst gecontroleerd op { $date }.
guide-size = Grootte: { $size } bytes. Het script leest en schrijft alleen op je eigen machine en verstuurt niets.
guide-checksum = SHA-256:
guide-previous = Vorige: { $title }
guide-next = Volgende: { $title }
guide-neighbours = Meer gidsen
guide-copy = Kopiëren
guide-copied = Gekopieerd
guide-code = Code
