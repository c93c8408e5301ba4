### The FAQ in Dutch: thirty questions in four groups, in the order of product.md.
### A question is plain text; an answer is Markdown with shop: links. Numbers of the shop's rules come as arguments.

## Choosing a GPU, a lot and a duration

faq-group-choosing = Kiezen en bestellen

faq-which-gpu-question = Welke GPU heb ik nodig?
faq-which-gpu-answer =
    Kijk eerst welke backend de libraries van je project ondersteunen, want daarmee valt een deel van de kaarten al af.

    Meet vervolgens met een representatieve proef hoeveel geheugen je gebruikt. Het model, de precisie, de lengte van de invoer en de batch zeggen daarover meer dan de naam van een kaart.

    Leg daarna de [geschikte kaarten](shop:gpus) naast elkaar en houd een marge aan voor de stappen die het meeste geheugen vragen. In de [pilotgids](shop:guides/pilot) lees je hoe je zo’n proef aanpakt.

faq-cuda-or-rocm-question = Heb ik CUDA of ROCm nodig?
faq-cuda-or-rocm-answer =
    Dat hangt af van je software: CUDA hoort bij kaarten van NVIDIA, ROCm bij de kaarten van AMD.

    Ga na welke backend de applicatie ondersteunt en of elke extensie daar ook mee werkt. Daarna bekijk je gericht de [CUDA-kaarten](shop:gpus?backend=cuda) of de [ROCm-kaarten](shop:gpus?backend=rocm).

    Ook PyTorch voor ROCm gebruikt de naam `torch.cuda`. Kom je die tegen in code of in een log, dan weet je dus nog niet op welke hardware je werkt. Hoe je daar wel achter komt, staat in de [gids over omgevingen](shop:guides/environments).

faq-model-fit-question = De gewichten passen op de kaart. Past het model dan ook?
faq-model-fit-answer =
    Nee, daar kun je niet van uitgaan: ook de invoer, tussenresultaten en de toestand van de gebruikte methode nemen geheugen in.

    Bij inferentie gaat het bijvoorbeeld om de cache, bij training om de toestand van de optimizer. Doe een proef met invoer van realistische omvang en let op de piek in de zwaarste fase. Vergelijk die piek met het geheugen van de [kaarten](shop:gpus) en reken wat extra ruimte.

    Komt de proef geheugen tekort, lees dan [wat je kunt doen](shop:faq#out-of-memory).

faq-several-gpus-question = Wordt het geheugen van meerdere kaarten vanzelf één geheel?
faq-several-gpus-answer =
    Nee, je programma moet het werk en de bijbehorende toestand zelf over de kaarten verdelen.

    Met meerdere kopieën van een model kun je meer tegelijk verwerken, maar per kopie komt er geen geheugen bij. Zoek daarom eerst uit welke vormen van parallellisme je engine ondersteunt en of die bij je model werken. Bestel pas daarna meer kaarten.

    Hoeveel kaarten je krijgt, lees je bij [Wat zit er in een lot?](shop:faq#lot)

faq-lot-question = Wat zit er in een lot?
faq-lot-answer =
    Een lot is de eenheid waarin je bestelt en bevat één GPU, behalve bij de [B200](shop:gpus/b200): daar zijn het er { $b200_gpus } per lot.

    Per bestelling huur je minimaal { $lots_min } en maximaal { $lots_max } loten, voor { $terms }.

    Voordat je de bestelling opslaat, staan het aantal loten, het totale aantal kaarten en de totaalprijs apart in het [overzicht](shop:configure). Bestel je bijvoorbeeld { $b200_example_lots } loten B200, dan huur je { $b200_example_gpus } GPU’s.

faq-lot-or-batch-question = Is een lot hetzelfde als een batch?
faq-lot-or-batch-answer =
    Nee: een lot is hardware die je huurt, een batch is een groep voorbeelden die je applicatie samen verwerkt.

    Het aantal loten kies je wanneer je [je bestelling samenstelt](shop:configure). De grootte van de batch stel je in je eigen programma in. Als je het een verandert, verandert het ander niet mee. Huur je meer kaarten, kijk dan na hoe je programma het werk verdeelt en hoe groot de batch per kaart wordt.

faq-duration-question = Welke looptijd kies ik?
faq-duration-answer =
    Ga uit van de hele klus en niet alleen van de rekentijd: ook installeren, valideren, controleren en exporteren kosten tijd.

    Als vuistregel kies je { $term_short } voor een gerichte proef, { $term_middle } voor een aantal varianten en { $term_long } voor langdurig werk. Hoelang je berekening duurt, kun je daar niet uit afleiden. Meet dat eerst met een [kleine pilot](shop:guides/pilot) en houd tijd over voor de export.

    De looptijd stel je in [samen met de kaart en het aantal loten](shop:configure).

faq-price-question = Hoe wordt de prijs berekend en hoe bestel ik?
faq-price-answer =
    Je betaalt de prijs van één lot voor de gekozen looptijd, maal het aantal loten; het totaal is in USD.

    Je [kiest een GPU, een looptijd en het aantal loten](shop:configure) en ziet het totaal voordat je de bestelling opslaat. Daarna staat de prijs van die bestelling vast. Let op hoeveel kaarten er in een lot zitten, vooral bij de [B200](shop:gpus/b200): de prijs van een lot geldt voor alle kaarten in dat lot samen.

    Het bedrag in crypto en de geldigheidsduur ervan volgen bij de betaalgegevens.

## Preparing and running your work

faq-group-preparing = Voorbereiden en aan de slag

faq-preparation-question = Wat houdt een voorbereiding in?
faq-preparation-answer =
    Met een voorbereiding geef je aan met welke basis je wilt beginnen; dat is geen bewijs dat er iets geïnstalleerd is.

    Je kiest er een wanneer je [je bestelling samenstelt](shop:configure): { $preparations }. Wil je iets anders, dan omschrijf je in eigen woorden wat je nodig hebt. Je eigen bestanden, gewichten, data en licenties worden er niet door vervangen.

    Houd daarom zelf een installatieprocedure bij de hand, met een korte controle voor de start. De [gids over omgevingen](shop:guides/environments) legt uit wat elke voorbereiding betekent en bevat een controlescript.

faq-own-software-question = Mag ik mijn eigen software draaien?
faq-own-software-answer =
    Ja: je draait en beheert je software zelf, en niemand controleert de inhoud.

    Dat betekent ook dat je zelf zorgt voor de toegang, de back-ups en de rechten en licenties voor alles wat je draait.

    Wil je op een bepaalde basis beginnen, geef dan bij je bestelling een [voorbereiding](shop:faq#preparation) op. In de [pilotgids](shop:guides/pilot) zie je hoe je een projectmap inricht die ook op een andere machine bruikbaar blijft.

faq-reproducible-question = Hoe maak ik een run reproduceerbaar?
faq-reproducible-answer =
    Leg alles vast waar het resultaat van afhangt, met een kleine test om te zien of het nog klopt:

    - de revisie van de code en de versies van de dependencies
    - de parameters en de backend
    - de versies van de data en de gewichten
    - het exacte startcommando
    - een kleine testinvoer met de verwachte uitvoer

    Met alleen een vaste seed heb je geen enkele garantie zodra de hardware of een versie verandert. In de [checkpointgids](shop:guides/checkpoints) staat een klein project dat je onderbreekt, hervat en op hetzelfde resultaat controleert.

faq-pytorch-sees-gpu-question = Hoe controleer ik of PyTorch de GPU ziet?
faq-pytorch-sees-gpu-answer =
    Voer de controle uit met dezelfde Python-interpreter als je programma en werk van de build naar het systeem toe:

    - **Build:** `torch.version.cuda` of `torch.version.hip` laat zien voor welke backend PyTorch is gebouwd. Geven ze allebei `None`, dan heb je een CPU-build.
    - **Apparaat:** `torch.cuda.is_available()` moet `True` geven, ook bij ROCm. Laat de GPU daarna iets kleins berekenen.
    - **Systeem:** wordt de GPU niet gevonden, kijk dan naar de driver en naar wat je container mag gebruiken.

    Zorg dat de controle nooit ongemerkt op de CPU verdergaat. Het script in de [gids over omgevingen](shop:guides/environments) stopt in dat geval met een duidelijke fout.

faq-out-of-memory-question = Het GPU-geheugen is vol. Wat nu?
faq-out-of-memory-answer =
    Noteer eerst wanneer het misgaat: bij het laden, bij de eerste stap of pas later.

    Verander daarna steeds één ding, zoals de grootte van de batch of de lengte van de invoer. Loopt het gebruik bij elke stap op, zoek dan naar tensors die je code vasthoudt. Een ongebruikte cache leegmaken, bijvoorbeeld met `torch.cuda.empty_cache()`, helpt daar niet tegen: objecten die nog in gebruik zijn, blijven staan.

    Stap pas als dat niets oplevert over op een [andere kaart](shop:gpus). De [diagnosegids](shop:guides/diagnosis) loopt de oorzaken op volgorde langs.

faq-weights-to-resume-question = Kan ik met alleen een gewichtenbestand verder?
faq-weights-to-resume-answer =
    Bij inferentie is het soms genoeg, maar om een training te hervatten kan er meer nodig zijn.

    Denk aan de toestand van de optimizer en de scheduler, de voortgang, de toestand van de toevalsgeneratoren en de positie in de data. Test het hervatten voordat je erop vertrouwt, en doe dat in een nieuw proces: dat kan niet terugvallen op wat nog in het geheugen stond.

    In de [checkpointgids](shop:guides/checkpoints) vind je een klein project waarmee je dit op een CPU kunt oefenen.

faq-before-the-end-question = Wat doe ik voordat de huur afloopt?
faq-before-the-end-answer =
    Exporteer je resultaten, checkpoints, parameters en omgeving vóór de einddatum in je [bestelstatus](shop:orders).

    Plan tijd in om een kopie te controleren en een back-up opnieuw te laden, want pas dan weet je dat die bruikbaar is. Bewaar zelf ook een kopie, buiten de gehuurde machine. De [checkpointgids](shop:guides/checkpoints) laat zien hoe je test of je ermee verder kunt.

    Heb je meer tijd nodig, vraag dan een [verlenging](shop:faq#extension) aan en houd de vermelde einddatum aan tot de verlenging is bevestigd.

## Paying

faq-group-paying = Betalen

faq-identity-question = Is er een KYC-controle?
faq-identity-answer =
    Nee, er is geen KYC: je hebt geen identiteitsbewijs nodig en ook geen account bij een andere partij.

    Je naam en e-mailadres zijn contactgegevens; lees ook [waarom we daarom vragen](shop:faq#name-and-email). Dat er geen KYC is, wil niet zeggen dat er niets wordt vastgelegd. Bestellingen en betalingen worden wel geregistreerd. Die van jou vind je bij [je bestellingen](shop:orders).

faq-methods-question = Waarmee kan ik betalen?
faq-methods-answer =
    Je kunt betalen met { $methods }.

    Je kiest altijd een combinatie van munt en netwerk. Neem er een die je wallet ondersteunt, want [het netwerk](shop:faq#network) is net zo belangrijk als de munt. Andere combinaties accepteren we niet.

    Dekt je saldo het hele bedrag, dan kun je ook [met je saldo betalen](shop:faq#pay-from-balance).

faq-network-question = Waarom is het netwerk belangrijk?
faq-network-answer =
    Dezelfde munt kan op meerdere netwerken bestaan, en een transactie via een ander netwerk is niet gelijkwaardig.

    USDT op Ethereum en USDT op Tron heten bijvoorbeeld hetzelfde, maar je kunt het een niet in plaats van het ander sturen. Vergelijk daarom vóór het verzenden het netwerk, het bedrag en het adres in je wallet met de gegevens bij [je bestelling](shop:orders).

    Klopt er iets niet, verstuur dan niets. Twijfel je, vraag het dan eerst aan [support](shop:support).

faq-i-have-paid-question = Wat doet ‘Ik heb betaald’?
faq-i-have-paid-answer =
    Daarmee laat je weten dat je hebt betaald; je melding verschijnt in je [bestelstatus](shop:orders).

    Meer gebeurt er niet: de betaling is daarmee niet bevestigd, er wordt geen geld overgemaakt en je hoeft geen transactiehash op te geven. Ook de huur gaat er niet door in.

    Geld telt pas mee als het op het netwerk is bevestigd en aan je betaling is toegewezen.

faq-expired-question = Mijn betaalgegevens zijn verlopen. Wat nu?
faq-expired-answer =
    Heb je nog niet betaald, vraag dan bij [je bestelling](shop:orders) nieuwe gegevens aan; heb je al betaald, betaal dan niet nog een keer.

    Betaalgegevens voor USDT en USDC zijn { $expiry_stable ->
        [one] { $expiry_stable_text } minuut
       *[other] { $expiry_stable_text } minuten
    } geldig, die voor de andere munten { $expiry_coin ->
        [one] { $expiry_coin_text } minuut
       *[other] { $expiry_coin_text } minuten
    }. Gebruik het oude adres en het oude bedrag daarna niet meer.

    Heb je al betaald, stuur dan een bericht aan [support](shop:support) met je bestelnummer. Verlopen adressen blijven we in de gaten houden, en support bekijkt elke betaling die daar binnenkomt.

faq-no-instructions-question = Waarom krijg ik geen betaalgegevens?
faq-no-instructions-answer =
    Voor betaalgegevens zijn een beschikbare betaalmethode en een geldige wisselkoers nodig, en minstens een van die twee ontbreekt.

    Op de pagina staat wat er ontbreekt. Je bestelling gaat niet verloren: die blijft bij [je bestellingen](shop:orders) staan en je kunt later betalen.

    Maak niets over zolang de gegevens niet compleet zijn, met adres, exact bedrag, netwerk en geldigheidsduur. Gebruik ook nooit het adres of het bedrag van een andere betaling.

faq-top-ups-question = Hoe werkt opwaarderen?
faq-top-ups-answer =
    Je waardeert [je saldo](shop:balance) op met { $top_ups }, telkens met een aparte betaling.

    Elke opwaardering heeft eigen betaalgegevens en een eigen status. Je saldo stijgt pas als de betaling op het netwerk is bevestigd en aan de opwaardering is toegewezen. Tot die tijd hoort de opwaardering niet bij je beschikbare saldo.

    Met een opwaardering huur je nog niets. Daarvoor plaats je een bestelling, die je vervolgens [met je saldo betaalt](shop:faq#pay-from-balance).

faq-pay-from-balance-question = Kan ik de huur met mijn saldo betalen?
faq-pay-from-balance-answer =
    Ja, als je beschikbare saldo het hele bedrag dekt.

    Het bedrag wordt dan afgeschreven en de bestelling is meteen betaald. Een deel met je saldo betalen en de rest in crypto kan niet. Een opwaardering die nog loopt, telt niet mee.

    Hoeveel je beschikbaar hebt, zie je bij [je saldo](shop:balance). Betaald wil nog niet zeggen dat je toegang hebt: zie [Is de machine klaar als de bestelling betaald is?](shop:faq#paid-or-ready)

## Account and follow-up

faq-group-following = Account en bestelling volgen

faq-name-and-email-question = Waarom vragen jullie om mijn naam en e-mailadres?
faq-name-and-email-answer =
    Aan die gegevens herkennen we je account, en ze koppelen je bestellingen aan jou, zodat je die kunt volgen.

    Geef een adres op waarvan je de e-mail kunt lezen. Je gebruikt het ook om in elke browser [in te loggen](shop:sign-in). Een nieuw wachtwoord krijg je niet per e-mail; bewaar dus ook je herstelcode.

    Naam en e-mailadres zijn contactgegevens, geen identiteitscontrole: er is [geen KYC](shop:faq#identity). Je vindt ze terug in [je account](shop:account).

faq-account-question = Heb ik een account nodig?
faq-account-answer =
    Ja, maar dat hoef je niet vooraf aan te maken: het ontstaat bij je eerste bestelling.

    We vragen je voornaam, achternaam, e-mailadres en een wachtwoord van minimaal { $password_min } en maximaal { $password_max } tekens. Bij het aanmaken zie je één keer een herstelcode. Bewaar die goed.

    Heb je al een account, [log dan in](shop:sign-in) tijdens het bestellen. Ben je ingelogd, dan zijn je gegevens al ingevuld en hoef je niet bij elke bestelling je wachtwoord op te geven. Log op een gedeeld apparaat uit als je klaar bent.

faq-find-orders-question = Hoe vind ik mijn bestellingen terug?
faq-find-orders-answer =
    Zodra je bent [ingelogd](shop:sign-in), vind je in elke browser [je bestellingen](shop:orders) en je saldo terug.

    Maak niet opnieuw een account aan met hetzelfde e-mailadres: je krijgt daarmee geen toegang tot het bestaande account en ziet niet wat erin staat.

    Ben je je wachtwoord kwijt, gebruik dan de herstelcode die je bij het aanmaken zag. Die werkt één keer. Via e-mail kun je het wachtwoord niet herstellen. Heb je ook de code niet meer, dan kan [support](shop:support) helpen als je aantoont dat de bestellingen van jou zijn.

faq-paid-or-ready-question = Is de machine klaar als de bestelling betaald is?
faq-paid-or-ready-answer =
    Nee, de betaling en de overdracht van de toegang staan los van elkaar en hebben elk een eigen status bij [je bestelling](shop:orders).

    Kijk na de betaling eerst hoe ver de voorbereiding is. Je kunt aan de slag als in je bestelstatus de toegang staat die daadwerkelijk aan je is overgedragen.

    Is iets in de status niet duidelijk, schrijf dan naar [support](shop:support) en vermeld je bestelnummer.

faq-rental-start-question = Wanneer begint en eindigt mijn huur?
faq-rental-start-answer =
    Je huurt van de begindatum tot de einddatum in je [bestelstatus](shop:orders).

    De huur gaat niet in doordat je de bestelling opslaat of op ‘Ik heb betaald’ klikt. Ontbreekt er een datum, reken die dan niet zelf uit, maar vraag ernaar bij [support](shop:support). Vermeld daarbij je bestelnummer.

    Weet je de einddatum, plan dan meteen je export: zie [Wat doe ik voordat de huur afloopt?](shop:faq#before-the-end)

faq-extension-question = Kan ik de huur verlengen of wijzigen?
faq-extension-answer =
    Dat kun je aanvragen: stuur je verzoek om verlenging of wijziging naar [support](shop:support).

    Vermeld om welke bestelling het gaat, welke looptijd of configuratie je wilt en wat je deadline is. De geplande periode blijft gelden tot de wijziging in je [bestelstatus](shop:orders) is bevestigd.

    Ga tot die bevestiging uit van de vermelde einddatum en [rond alles op tijd af](shop:faq#before-the-end).

faq-problem-report-question = Wat zet ik in een probleemmelding?
faq-problem-report-answer =
    Beschrijf wat er gebeurde, wanneer en hoe, zodat een ander het kan nagaan:

    - de bestelling en het moment waarop het misging
    - het startcommando en de versies
    - de eerste volledige foutmelding
    - een minimaal voorbeeld, het invoerformaat en de stap die mislukt

    Laat wachtwoorden, sleutels en andere geheime gegevens weg en stuur geen hele dataset mee. In de [diagnosegids](shop:guides/diagnosis) vind je een script dat de versies verzamelt en geheime gegevens weglaat. Verstuur je melding met het [supportformulier](shop:support).
