## Wat er klaargezet kan worden: namen zoals ze in een zin staan

preparation-ubuntu = Ubuntu
preparation-python = Python
preparation-pytorch = PyTorch
preparation-notebook = notebook
preparation-inference = inferentie
preparation-blender = Blender
preparation-custom = eigen omschrijving

preparation-ubuntu-note = het kale systeem
preparation-python-note = met een virtuele omgeving
preparation-pytorch-note = de versie voor de backend van de kaart
preparation-notebook-note = werken in de browser
preparation-inference-note = een modelserver
preparation-blender-note = renderen
preparation-custom-note = vertel wat je nodig hebt

## Wat er mis is met een voorbereiding

preparation-missing = Kies een voorbereiding.
preparation-unknown = De winkel heeft deze voorbereiding niet. Kies er een uit de lijst.
note-missing = Omschrijf wat er klaar moet staan, of kies een andere voorbereiding.
note-unprintable = In de omschrijving staan tekens die niet getoond kunnen worden. Haal ze weg of typ de tekst opnieuw.
note-too-long =
    { $characters ->
        [one] De omschrijving heeft { $characters_text } teken, er passen er hooguit { $max_text } in. Maak de tekst korter.
       *[other] De omschrijving heeft { $characters_text } tekens, er passen er hooguit { $max_text } in. Maak de tekst korter.
    }
