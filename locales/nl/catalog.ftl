## De lijst met kaarten

catalog-title = GPU’s te huur
catalog-description = GPU’s van NVIDIA en AMD met geheugen, bandbreedte en de prijs van een lot voor elke looptijd. Filter op backend en geheugen.
catalog-lead = De prijs geldt voor één lot en de hele looptijd. Hoeveel GPU’s er in een lot zitten, staat bij elke kaart.
catalog-filters = Zoek een kaart
catalog-q = Zoeken
catalog-backend = Backend
catalog-backend-all = CUDA en ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Geheugen per GPU
catalog-min-memory-any = Maakt niet uit
catalog-min-memory-least = { $memory } of meer
catalog-sort = Volgorde
catalog-sort-catalogue = Catalogus
catalog-sort-price-up = Goedkoopste ({ $term })
catalog-sort-price-down = Duurste ({ $term })
catalog-sort-memory-down = Meeste geheugen
catalog-sort-memory-up = Minste geheugen
catalog-show = Toon
catalog-show-all = Toon alle kaarten
catalog-count =
    { $cards ->
        [one] { $cards_text } kaart
       *[other] { $cards_text } kaarten
    }

## Er blijft geen kaart over

catalog-empty-title = Geen kaart past
catalog-empty-search =
    { $cards ->
        [one] Dat komt door de zoekterm ‘{ $q }’: zonder die term past { $cards_text } kaart.
       *[other] Dat komt door de zoekterm ‘{ $q }’: zonder die term passen { $cards_text } kaarten.
    }
catalog-empty-memory =
    { $cards ->
        [one] Dat komt door het geheugen: zonder dat filter past { $cards_text } kaart.
       *[other] Dat komt door het geheugen: zonder dat filter passen { $cards_text } kaarten.
    }
catalog-empty-backend =
    { $cards ->
        [one] Dat komt door de backend: zonder dat filter past { $cards_text } kaart.
       *[other] Dat komt door de backend: zonder dat filter passen { $cards_text } kaarten.
    }
catalog-empty-together = De filters laten samen niets over: er één weghalen is niet genoeg.
catalog-empty-shelf = Er wordt op dit moment geen kaart aangeboden.
catalog-clear-search = Haal de zoekterm weg
catalog-clear-memory = Haal het geheugenfilter weg
catalog-clear-backend = Haal het backendfilter weg

## Wat er mis is met een filter

catalog-twice = Dit filter is twee keer opgegeven, en verschillend. Het geldt niet: kies één waarde.
catalog-q-unprintable = In de zoekterm staan tekens die niet getoond kunnen worden. Hij geldt niet: typ hem opnieuw.
catalog-q-too-long = Een zoekterm heeft hoogstens { $max_text } tekens. Hij geldt niet: maak hem korter.
catalog-backend-unknown = Deze backend is er niet. Het filter geldt niet: kies CUDA of ROCm.
catalog-min-memory-unknown = Geef het geheugen in hele gigabytes, bijvoorbeeld 80. Het filter geldt niet.
catalog-sort-unknown = Deze volgorde is er niet. De kaarten staan zoals in de catalogus.
