## Een kaart in de catalogus

card-memory = Geheugen
card-bandwidth = Bandbreedte
card-prices = Prijs van één lot { $card }
card-lot =
    { $gpus ->
        [one] { $gpus_text } GPU per lot.
       *[other] { $gpus_text } GPU’s per lot, elk { $memory }.
    }
card-available = Beschikbaar
card-sold-out = Alle loten zijn op dit moment bezet
card-lots-free =
    { $lots ->
        [one] { $lots_text } lot vrij
       *[other] { $lots_text } loten vrij
    }
card-configure = { $card } samenstellen

## De pagina van één kaart

card-title = { $card } huren voor { $terms }
card-description = { $card }: { $memory } { $kind }-geheugen per GPU, { $backend }. Een lot vanaf { $price } voor { $term }; te huur voor { $terms }. Alle cijfers voordat je bestelt.
card-lead =
    { $gpus ->
        [one] { $gpus_text } GPU van { $vendor } per lot, met { $memory } { $kind }-geheugen.
       *[other] { $gpus_text } GPU’s van { $vendor } in één lot, elk met { $memory } { $kind }-geheugen. Voor modellen die op één kaart krap zitten en programma’s die het werk kunnen verdelen.
    }
card-price-title = Prijs van één lot
card-per-gpu-day = { $price } per GPU per dag
card-spec-title = Specificaties
card-spec-gpus = GPU’s per lot
card-spec-memory = Geheugen van elke GPU
card-spec-bandwidth = Geheugenbandbreedte
card-spec-vendor = Fabrikant
card-spec-backend = Backend
card-spec-preparation = Voorbereiding
card-spec-terms = Looptijden
card-spec-lots = Loten per bestelling
card-spec-lots-range = { $min_text } tot en met { $max_text }
card-included-title = Wat er bij de prijs inbegrepen is
card-included =
    { $gpus ->
        [one] De GPU van het lot voor de hele looptijd, de gekozen voorbereiding als basis, de toegangsgegevens in de bestelstatus en antwoorden van support.
       *[other] Alle { $gpus_text } GPU’s van het lot voor de hele looptijd, de gekozen voorbereiding als basis, de toegangsgegevens in de bestelstatus en antwoorden van support.
    }
card-not-included = Niet inbegrepen zijn je bestanden, gewichten, data, licenties en back-ups: daar zorg je zelf voor. Schijf, processor en dataverkeer staan niet in deze beschrijving. Hangt je werk daarvan af, vraag er dan naar bij support voordat je bestelt.
card-before-title = Voordat je bestelt
card-before-several = Het geheugen van meerdere kaarten wordt niet vanzelf één geheel: het programma moet het model en zijn toestand verdelen. Ga na welk parallellisme je engine ondersteunt en meet het geheugen met een representatief voorbeeld.
card-before-one = Een model heeft meer geheugen nodig dan alleen voor zijn gewichten: ook invoer, tussenresultaten en de toestand van de methode nemen plaats in. Meet de piek met een representatief voorbeeld en houd een marge aan.
card-before-time = De looptijd begint bij de overdracht van de toegang, niet bij de bestelling of de betaling. Exporteer je resultaten en checkpoints voor het einde en bewaar zelf een kopie.
card-aside-title = Lot { $card }
card-picture-gddr = Tekening van een lot { $card }. Behuizingen: { $packages_text }. In elke behuizing één chip met geheugenchips eromheen: { $chips_text }.
card-picture-hbm = Tekening van een lot { $card }. Behuizingen: { $packages_text }. Per behuizing chips: { $dies_text }; geheugenstapels: { $stacks_text }.
card-legend-gddr = De chip is groen, de { $memory }-chips eromheen zijn amber. Schematisch.
card-legend-hbm = De chips zijn groen, de { $memory }-stapels zijn amber.
