## De eerste pagina

home-title = GPU’s per lot, voor { $terms }
home-description = Huur GPU’s van NVIDIA en AMD per lot, voor { $terms }. Je ziet de hele prijs voordat je een account aanmaakt. Geen identiteitscontrole; betalen met crypto of met je saldo.
home-heading = GPU’s per lot, voor { $terms }. De hele prijs vooraf, zonder account
home-lead =
    { $cards ->
        [one] { $cards_text } kaart van NVIDIA of AMD, met { $least } tot { $most } geheugen.
       *[other] { $cards_text } kaarten van NVIDIA en AMD, met { $least } tot { $most } geheugen.
    } Geen identiteitscontrole. { $methods ->
        [one] { $methods_text } manier om in crypto te betalen, of met je saldo.
       *[other] { $methods_text } manieren om in crypto te betalen, of met je saldo.
    }
home-choose = Kies een GPU
home-pilot = Zo doe je een pilot
home-lots =
    { $lots ->
        [one] { $lots_text } lot
       *[other] { $lots_text } loten
    }
home-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
       *[other] { $gpus_text } GPU’s
    }
home-example =
    { $gpus ->
        [one] Een lot { $card } voor { $term }. In een lot zit { $gpus_text } GPU; je betaalt de prijs maal het aantal loten.
       *[other] Een lot { $card } voor { $term }. In een lot zitten { $gpus_text } GPU’s en de prijs geldt voor alle GPU’s samen; je betaalt de prijs maal het aantal loten.
    }
home-cards = Van één kaart tot grote modellen
home-all-cards =
    { $cards ->
        [one] De { $cards_text } kaart uit de catalogus
       *[other] Alle { $cards_text } kaarten
    }
home-how = Van keuze tot toegang
home-choosing = Kies
home-choosing-text = Een kaart, een looptijd, 1 tot en met 10 loten en de voorbereiding die je wilt. Je ziet meteen het totaal en het aantal GPU’s.
home-ordering = Bestel
home-ordering-text = Voornaam, achternaam, e-mailadres en wachtwoord. Met je eerste bestelling maak je een account aan, zonder documenten.
home-paying = Betaal
home-paying-text = Het exacte bedrag, het adres, het netwerk en de termijn op één pagina. Een betaling telt zodra het netwerk die heeft bevestigd.
home-following = Volg
home-following-text = Betaling en machine staan los van elkaar. De toegangsgegevens verschijnen wanneer de machine echt is overgedragen.
home-know = Goed om te weten voordat je betaalt
home-all-answers = Alle antwoorden
