## Paiements

method-name = { $asset } sur { $network }
method-title = Cryptomonnaie et réseau
method-hint = USDT et USDC existent sur plusieurs réseaux. Choisissez celui que votre portefeuille utilisera.
method-network = réseau { $network }
method-network-confirm = Pour USDT et USDC : mon portefeuille enverra bien sur le réseau choisi. Un transfert sur un autre réseau n’est pas pris en compte.
method-missing = Choisissez une cryptomonnaie et son réseau.
method-network-unconfirmed = Confirmez que votre portefeuille envoie sur le réseau { $network }.
method-no-rate = Il n’y a pas de cours valable pour { $method } en ce moment. N’envoyez rien ; choisissez une autre cryptomonnaie ou revenez plus tard.
method-no-address = Il n’y a pas d’adresse libre pour { $method } en ce moment. N’envoyez rien ; choisissez une autre cryptomonnaie ou revenez plus tard.
method-already-seen = Un paiement { $method } est déjà visible. Suivez celui-là et ne payez pas deux fois.
method-too-many-open = D’autres commandes attendent déjà leur paiement. Payez l’une d’elles ou laissez ses instructions expirer, puis réessayez.
method-too-small = Le montant est trop petit pour être payé en cryptomonnaie.
payment-title-open = Envoyez { $asset } sur le réseau { $network }
payment-title-settled = Paiement pris en compte : { $asset } sur { $network }
payment-title-expired = Ces instructions ont expiré : { $asset } sur { $network }
payment-title-review = Votre paiement est en cours d’examen : { $asset } sur { $network }
payment-title-over = Ces instructions ne sont plus valables : { $asset } sur { $network }
payment-top-up = Rechargement de { $amount }
payment-instructions = Instructions de paiement
payment-only = Uniquement { $asset }, uniquement sur { $network }. La même cryptomonnaie envoyée sur un autre réseau n’arrivera pas.
payment-demonstration = Ceci est une démonstration : l’adresse n’appartient à personne. N’y envoyez rien.
payment-amount = Montant qui doit arriver
payment-amount-copied = Montant copié
payment-address = Adresse sur { $network }
payment-address-copied = Adresse copiée
payment-copy = Copier
payment-open-wallet = Ouvrir dans un portefeuille sur cet appareil
payment-valid-until = Valable jusqu’à
payment-minutes-left = encore { $minutes } min
payment-seconds-left = encore { $seconds } s
payment-time-over = délai écoulé
payment-rate = 1 { $asset } = { $rate } USD, cours fixé à { $time } jusqu’à l’échéance.
payment-rate-demonstration = Ce cours sert à la démonstration, ce n’est pas celui du marché.
payment-fees = Les frais de réseau sont à la charge de l’expéditeur : c’est le montant entier qui doit arriver.
payment-notice = J’ai payé
payment-noticed = Noté : { $time }.
payment-notice-hint = Cet avis figure dans le suivi de la commande. Il ne confirme rien et vous n’avez rien d’autre à fournir : seul compte l’argent confirmé sur le réseau.
payment-qr-amount = Le code contient l’adresse et le montant.
payment-qr-address = Le code contient l’adresse seule. Saisissez le montant vous-même.
payment-network-shows = Ce que montre le réseau
payment-step-awaiting = En attente
payment-step-seen = Vu
payment-step-confirming = En confirmation
payment-step-settled = Pris en compte
payment-says-awaiting = Rien n’est encore visible sur le réseau.
payment-says-seen = Une partie est arrivée. Envoyez le reste à la même adresse.
payment-says-confirming = Le montant est visible. Il compte dès que le réseau l’a confirmé ; vous n’avez plus rien à faire.
payment-says-settled = L’argent est arrivé, confirmé et pris en compte.
payment-says-settled-over = L’argent est arrivé et il est pris en compte. Ce qui dépasse le montant dû va sur votre solde ; une somme importante est d’abord examinée par l’équipe.
payment-says-expired = Rien n’était arrivé à l’échéance. L’adresse et le montant ne sont plus valables.
payment-says-review = De l’argent est arrivé plus tard ou autrement que prévu. L’équipe l’examine et vous écrira. N’envoyez rien une seconde fois.
payment-says-review-asset = Une autre cryptomonnaie que celle prévue est arrivée à l’adresse. L’équipe l’examine et vous écrira. N’envoyez rien une seconde fois.
payment-says-closed = L’équipe a clos ce paiement. Écrivez à l’assistance si vous avez une question.
payment-says-cancelled = Un autre moyen de paiement a été choisi, ou la commande a été payée autrement ou annulée. L’adresse et le montant ne sont plus valables.
payment-due = Montant en dollars
payment-received = Arrivé
payment-missing = Reste à envoyer
payment-expiry = Échéance
payment-check-again = Vérifier de nouveau
payment-if = Si quelque chose ne va pas
payment-if-late = Le transfert arrive après l’échéance
payment-if-late-text = N’envoyez rien une seconde fois. Écrivez à l’assistance avec la référence de la commande : l’ancienne adresse reste surveillée, et l’équipe examine ce qui y arrive.
payment-if-short = Il manque une partie du montant
payment-if-short-text = Avant l’échéance, envoyez le complément à la même adresse : la page indique ce qui manque.
payment-if-over = Le montant est trop élevé
payment-if-over-text = La commande est payée quand même. L’excédent va sur votre solde ; une somme importante est d’abord examinée par l’équipe.
payment-if-network = Envoi sur un autre réseau
payment-if-network-text = Ce transfert n’est pas équivalent et n’est pas pris en compte automatiquement. Gardez-en les détails et écrivez à l’assistance.
payment-sent-already = Vous avez déjà payé ?
payment-do-not-send-twice = N’envoyez rien une seconde fois. Écrivez à l’assistance en citant la référence { $reference }.
payment-do-not-send-twice-top-up = N’envoyez rien une seconde fois. Écrivez à l’assistance en citant ce rechargement.
payment-to-support = Écrire à l’assistance
payment-again = Obtenir de nouvelles instructions
payment-to-order = Voir la commande
payment-to-balance = Voir le solde

## What arrived, and what else may happen

payment-title-confirming = Paiement vu, en attente de confirmation : { $asset } sur { $network }
payment-says-seen-late = Une partie est arrivée et le délai est écoulé. N’envoyez plus rien : nous examinons ce qui est arrivé et nous vous écrirons.
payment-amount-rest = Montant qui doit encore arriver
payment-asked = Montant demandé
payment-transfers = Transferts
payment-transfer-seen = Vu, pas confirmé
payment-transfer-confirmed = Dans un bloc, pas définitif
payment-transfer-final = Définitif
payment-transfer-gone = Disparu du réseau
payment-rate-sources =
    { $sources ->
        [one] D’après { $sources_text } source.
        [many] Médiane de { $sources_text } de sources.
       *[other] Médiane de { $sources_text } sources.
    }
payment-if-exchange = Vous envoyez depuis une plateforme d’échange
payment-if-exchange-text = Les plateformes prélèvent souvent leurs frais sur le montant envoyé. Saisissez de quoi faire arriver exactement le montant affiché une fois les frais déduits, et choisissez le réseau nommé ici. S’il arrive trop peu, envoyez le reste en y ajoutant les frais.
