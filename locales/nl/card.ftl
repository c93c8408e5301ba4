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
card-sold-out = Alle lots zijn op dit moment bezet
card-lots-free =
    { $lots ->
        [one] { $lots_text } lot vrij
       *[other] { $lots_text } lots vrij
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
card-spec-lots = Lots per bestelling
card-spec-lots-range = { $min_text } tot en met { $max_text }
card-included-title = Wat de prijs inhoudt
card-included =
    { $gpus ->
        [one] De GPU van het lot voor de hele looptijd, de gekozen voorbereiding als beginpunt, de toegang in het overzicht van je bestelling en antwoorden van support.
       *[other] Alle { $gpus_text } GPU’s van het lot voor de hele looptijd, de gekozen voorbereiding als beginpunt, de toegang in het overzicht van je bestelling en antwoorden van support.
    }
card-not-included = Je bestanden, gewichten, data en licenties en je back-ups zitten er niet in: daar zorg je zelf voor. Schijf, processor en dataverkeer staan niet in deze beschrijving. Hangt je werk ervan af, vraag het dan aan support voordat je bestelt.
card-before-title = Voordat je bestelt
card-before-several = Het geheugen van meerdere kaarten telt niet vanzelf op: het programma moet het model en zijn toestand verdelen. Ga na welk parallellisme je engine aankan en meet het geheugen met een representatief voorbeeld.
card-before-one = Een model heeft meer geheugen nodig dan zijn gewichten: ook invoer, tussenresultaten en de toestand van de methode nemen plaats in. Meet de piek met een representatief voorbeeld en houd marge over.
card-before-time = De looptijd begint bij de overdracht van de toegang: bestellen of betalen start haar niet. Exporteer je resultaten en checkpoints voor het einde en bewaar zelf een kopie.
card-aside-title = Lot { $card }
card-picture-gddr = Tekening van een lot { $card }. Behuizingen: { $packages_text }. In elk één chip met geheugenchips eromheen: { $chips_text }.
card-picture-hbm = Tekening van een lot { $card }. Behuizingen: { $packages_text }. In elk chips: { $dies_text }, geheugenstapels: { $stacks_text }.
card-legend-gddr = Groen is de chip, amber de { $memory }-chips eromheen. Schematisch.
card-legend-hbm = Groen zijn de chips, amber de { $memory }-stapels.
