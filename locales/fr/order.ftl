## La commande et la liste des commandes

orders-title = Mes commandes
orders-new = Nouvelle commande
orders-none = Aucune commande pour l’instant. Le prix s’affiche avant toute commande.
orders-first = Choisir une carte
orders-order = Commande
orders-date = Date
orders-what = Contenu
orders-payment = Paiement
orders-machine = Machine
orders-total = Total
orders-pages = Pages
orders-newer = Plus récentes
orders-older = Plus anciennes
orders-page-of = Page { $number_text } sur { $last_text }
orders-contents =
    { $lots ->
        [one] { $lots_text } lot, { $gpus_text } GPU en tout, { $term }
        [many] { $lots_text } de lots, { $gpus_text } GPU en tout, { $term }
       *[other] { $lots_text } lots, { $gpus_text } GPU en tout, { $term }
    }
order-kicker = Commande
order-title-unpaid = Commande passée, reste à payer
order-title-awaiting = En attente du paiement
order-title-paid = Commande payée, la préparation suit
order-title-preparing = Machine en préparation
order-title-ready = Accès remis
order-title-ended = La location est terminée
order-title-cancelled = La commande est annulée
order-state = État
order-payment = Paiement
order-machine = Machine
order-next-yours = À vous :
order-next-ours = À nous :
order-next-pay = choisissez ci-dessous comment payer. Rien n’est prélevé automatiquement.
order-next-awaiting = suivez les instructions de paiement. Le paiement compte une fois confirmé sur le réseau.
order-next-part-paid = une partie est arrivée. La page du paiement indique ce qui manque : envoyez-le à la même adresse.
order-next-review = un versement est arrivé et nous devons l’examiner. N’envoyez rien une seconde fois ; l’assistance vous écrira.
order-next-prepare = notre équipe prépare la machine. Votre location de { $term } commence à la remise de l’accès, pas avant.
order-next-ready = connectez-vous et vérifiez le démarrage. Exportez vos résultats avant le { $date }.
order-next-no-date = connectez-vous et vérifiez le démarrage. La date de fin manque ici : demandez-la à l’assistance.
order-next-ended = La machine n’est plus accessible. La commande et ses paiements restent ici.
order-next-cancelled = Plus rien n’est dû pour cette commande. Si vous avez envoyé de l’argent, écrivez à l’assistance.
order-next-refunded = Le prix a été rendu sur votre solde : vous pouvez l’utiliser pour une autre commande.
order-access = Accès à la machine
order-access-show = Afficher les informations d’accès
order-access-copy = Copier
order-access-copied = Informations d’accès copiées
order-access-hint = Gardez ces informations pour vous. Elles ne s’impriment pas avec la page.
order-access-later = Les informations d’accès apparaîtront ici à la remise. Ni la commande ni le paiement ne font démarrer la location.
order-access-broken = Les informations d’accès existent mais ne peuvent pas être affichées en ce moment. Écrivez à l’assistance.
order-starts = Début
order-ends = Fin
order-pay = Comment payer
order-pay-button = Obtenir les instructions de paiement
order-pay-hint = Le montant en cryptomonnaie et son échéance s’affichent avec l’adresse. N’envoyez rien avant.
order-balance = Payer avec le solde
order-balance-available = Disponible
order-balance-needed = Nécessaire
order-balance-after = Restera
order-balance-button = Payer { $total } avec le solde
order-balance-short = Le solde ne couvre pas le total, et il ne peut pas servir à en payer une partie. Un rechargement en attente n’est pas compté.
order-balance-too-low = Solde disponible : { $available } ; il manque { $missing }. Rien n’a été prélevé.
order-balance-top-up = Recharger le solde
order-money = Montants
order-money-paid = Payé
order-money-due = Reste dû
order-payments = Paiements de cette commande
order-what = Commande
order-gpu = Carte
order-term = Durée
order-lots = Lots
order-preparation = Préparation
order-note = Votre description
order-change = Pour une prolongation ou un changement, écrivez à l’assistance. La période prévue reste valable tant que le changement n’est pas confirmé ici.
order-support = Demander une prolongation ou signaler un problème
order-history = Historique
order-event-placed = Commande passée
order-event-payment-opened = Instructions de paiement obtenues : { $method }
order-event-payment-noticed = Vous avez signalé « J’ai payé » : { $method }
order-event-payment-seen = Une partie est visible sur le réseau : { $method }
order-event-payment-confirming = Le montant est visible et attend sa confirmation : { $method }
order-event-payment-expired = Instructions de paiement expirées : { $method }
order-event-payment-replaced = Instructions de paiement retirées : { $method }
order-event-payment-in-review = Versement examiné par l’équipe : { $method }
order-event-paid = Paiement pris en compte, commande payée : { $method }
order-event-paid-from-balance = Payée avec le solde
order-event-preparation-started = Préparation commencée
order-event-handed-over = Accès remis, la location commence
order-event-access-changed = Accès ou dates modifiés
order-event-ended = Location terminée
order-event-cancelled = Commande annulée
order-event-refunded = Prix rendu sur le solde

## What the order asks of its reader while a payment is on its way

order-stays = La commande est conservée.
order-next-network = Au réseau :
order-next-confirming = le montant est visible et attend sa confirmation. Vous n’avez plus rien à faire.
order-next-part-late = une partie est arrivée et le délai est écoulé. N’envoyez plus rien : nous examinons ce qui est arrivé et nous vous écrirons.
order-next-open = Ouvrir le paiement : { $method }
order-pay-replaces = Des instructions sont ouvertes : { $method }. Un autre moyen les remplace ; si vous avez déjà envoyé, gardez-les.
order-pay-looked-at = De l’argent reçu pour cette commande est examiné. De nouvelles instructions servent à un nouveau paiement : si vous avez déjà envoyé, attendez notre réponse.
order-pay-seen = Un paiement est déjà visible sur le réseau. Suivez celui-là ; aucun autre moyen n’est proposé entre-temps.
order-balance-missing = Il manque
order-balance-ends-payment = Payer avec le solde met fin aux instructions ouvertes. N’envoyez plus rien ensuite à cette adresse.
order-money-returned = Rendu sur le solde
