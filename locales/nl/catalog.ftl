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
catalog-show = Tonen
catalog-show-all = Alle kaarten tonen
catalog-count =
    { $cards ->
        [one] { $cards_text } kaart
       *[other] { $cards_text } kaarten
    }

## Er blijft geen kaart over

catalog-empty-title = Geen kaart gevonden
catalog-empty-search =
    { $cards ->
        [one] Dat komt door de zoekterm ‘{ $q }’: zonder die term past { $cards_text } kaart.
       *[other] Dat komt door de zoekterm ‘{ $q }’: zonder die term passen { $cards_text } kaarten.
    }
catalog-empty-memory =
    { $cards ->
        [one] Dat komt door het geheugen: zonder dat filter past { $cards_text } kaart.
       *[other] Dat komt door het geheugen: zonder dat filter passen { $cards_text } kaarten.
    }
catalog-empty-backend =
    { $cards ->
        [one] Dat komt door de backend: zonder dat filter past { $cards_text } kaart.
       *[other] Dat komt door de backend: zonder dat filter passen { $cards_text } kaarten.
    }
catalog-empty-together = Samen laten de filters niets over: er één weghalen is niet genoeg.
catalog-empty-shelf = Er wordt op dit moment geen kaart aangeboden.
catalog-clear-search = Zoekterm wissen
catalog-clear-memory = Geheugenfilter wissen
catalog-clear-backend = Backendfilter wissen

## Wat er mis is met een filter

catalog-twice = Dit filter kwam twee keer binnen, met verschillende waarden. Het geldt niet: kies er een.
catalog-q-unprintable = In de zoekterm staan tekens die niet getoond kunnen worden. Er is niet op gezocht: typ hem opnieuw.
catalog-q-too-long = Een zoekterm heeft hooguit { $max_text } tekens. Er is niet op gezocht: maak hem korter.
catalog-backend-unknown = Deze backend bestaat niet. Het filter geldt niet: kies CUDA of ROCm.
catalog-min-memory-unknown = Vul het geheugen in hele gigabytes in, bijvoorbeeld 80. Het filter geldt niet.
catalog-sort-unknown = Deze volgorde bestaat niet. De kaarten staan zoals in de catalogus.
