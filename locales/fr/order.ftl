## La commande et la liste des commandes

orders-title = Mes commandes
orders-new = Nouvelle commande
orders-none = Aucune commande pour l’instant. Le prix s’affiche avant toute commande.
orders-first = Choisir un GPU
orders-order = Commande
orders-date = Date
orders-what = Contenu
orders-payment = Paiement
orders-machine = Machine
orders-total = Total
orders-pages = Pages
orders-newer = Plus récentes
orders-older = Plus anciennes
orders-page-of = Page { $number_text } sur { $last_text }
orders-contents =
    { $lots ->
        [one] { $lots_text } lot, { $gpus_text } GPU en tout, { $term }
        [many] { $lots_text } de lots, { $gpus_text } GPU en tout, { $term }
       *[other] { $lots_text } lots, { $gpus_text } GPU en tout, { $term }
    }
order-kicker = Commande
order-title-unpaid = Commande passée, reste à payer
order-title-awaiting = En attente du paiement
order-title-paid = Payée, la préparation suit
order-title-preparing = Machine en préparation
order-title-ready = Accès remis
order-title-ended = La location est terminée
order-title-cancelled = La commande est annulée
order-state = État
order-payment = Paiement
order-machine = Machine
order-next-yours = À vous :
order-next-ours = À nous :
order-next-pay = choisissez ci-dessous comment payer. Rien n’est prélevé de soi-même.
order-next-awaiting = suivez les instructions de paiement. Le paiement compte une fois confirmé sur le réseau.
order-next-part-paid = une partie est arrivée. La page du paiement indique le reste : envoyez-le à la même adresse.
order-next-review = de l’argent est arrivé, que nous devons examiner. Ne l’envoyez pas une seconde fois ; l’assistance vous écrira.
order-next-prepare = notre équipe prépare la machine. Votre durée de { $term } commence à la remise de l’accès, pas avant.
order-next-ready = connectez-vous et vérifiez le démarrage. Exportez vos résultats avant le { $date }.
order-next-no-date = connectez-vous et vérifiez le démarrage. La date de fin manque ici : demandez-la à l’assistance.
order-next-ended = La machine n’est plus accessible. La commande et ses paiements restent ici.
order-next-cancelled = Plus rien n’est dû pour cette commande. Si vous avez envoyé de l’argent, écrivez à l’assistance.
order-next-refunded = Le prix est revenu sur votre solde, où il peut payer une autre commande.
order-access = Accès à la machine
order-access-show = Afficher les accès
order-access-copy = Copier
order-access-copied = Accès copiés
order-access-hint = Gardez ces accès pour vous. Ils ne s’impriment pas avec la page.
order-access-later = Il apparaît ici quand la machine est remise. Ni la commande ni le paiement ne font commencer la location.
order-access-broken = Les accès existent mais ne peuvent pas être ouverts en ce moment. Écrivez à l’assistance.
order-starts = Début
order-ends = Fin
order-pay = Comment payer
order-pay-button = Obtenir les instructions
order-pay-hint = Le montant en crypto et son échéance arrivent avec l’adresse. N’envoyez rien avant.
order-balance = Payer depuis le solde
order-balance-available = Disponible
order-balance-needed = Nécessaire
order-balance-after = Restera
order-balance-button = Payer { $total } depuis le solde
order-balance-short = Le solde ne couvre pas le total, et il ne sert pas à payer une partie. Un rechargement en attente n’en fait pas partie.
order-balance-too-low = Il y a { $available } de disponible, il manque { $missing }. Rien n’a été prélevé.
order-balance-top-up = Recharger le solde
order-money = Montants
order-money-paid = Payé
order-money-due = Reste dû
order-payments = Paiements de cette commande
order-what = Commande
order-gpu = GPU
order-term = Durée
order-lots = Lots
order-preparation = Préparation
order-note = Dans vos mots
order-change = Prolongation ou changement : sur demande. La période ne change qu’une fois confirmée ici.
order-support = Demander une prolongation ou signaler un problème
order-history = Historique
order-event-placed = Commande passée
order-event-payment-opened = Instructions obtenues : { $method }
order-event-payment-noticed = Vous avez annoncé le paiement : { $method }
order-event-payment-seen = Une partie est visible sur le réseau : { $method }
order-event-payment-confirming = Le montant est visible et attend sa confirmation : { $method }
order-event-payment-expired = Instructions expirées : { $method }
order-event-payment-replaced = Instructions remplacées : { $method }
order-event-payment-in-review = Argent examiné par l’équipe : { $method }
order-event-paid = Paiement pris en compte, commande payée : { $method }
order-event-paid-from-balance = Payée depuis le solde
order-event-preparation-started = Préparation commencée
order-event-handed-over = Accès remis, la durée commence
order-event-access-changed = Accès ou dates modifiés
order-event-ended = Location terminée
order-event-cancelled = Commande annulée
order-event-refunded = Prix rendu sur le solde

## What the order asks of its reader while a payment is on its way

order-stays = La commande reste ici.
order-next-network = Au réseau :
order-next-confirming = le montant est visible et attend sa confirmation. Vous n’avez plus rien à faire.
order-next-part-late = une partie est arrivée et le délai est écoulé. N’envoyez plus rien : nous examinons ce qui est arrivé et vous écrivons.
order-next-open = Ouvrir le paiement : { $method }
order-pay-replaces = Des instructions sont ouvertes : { $method }. Un autre moyen les remplace ; si vous avez déjà envoyé, gardez-les.
order-pay-looked-at = De l’argent reçu pour cette commande est examiné. De nouvelles instructions servent à un nouveau paiement : si vous avez déjà envoyé, attendez notre réponse.
order-pay-seen = Un paiement est déjà visible sur le réseau. Suivez celui-là ; aucun autre moyen n’est proposé entre-temps.
order-balance-missing = Il manque
order-balance-ends-payment = Payer depuis le solde met fin aux instructions ouvertes. N’envoyez plus rien ensuite à cette adresse.
order-money-returned = Rendu sur le solde
