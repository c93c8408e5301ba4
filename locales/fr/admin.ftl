## Connexion

admin-sign-in-title = Connexion de l’équipe
admin-sign-in-lead = Pour l’équipe de la boutique. Les clients se connectent sur la page de la boutique.
admin-sign-in-email = Adresse e-mail
admin-sign-in-password = Mot de passe
admin-sign-in-button = Se connecter
admin-sign-in-refused = Aucun membre de l’équipe ne correspond à cette adresse et à ce mot de passe. Vérifiez les deux, puis ressaisissez le mot de passe.
admin-role-viewer = lecture seule
admin-role-support = assistance
admin-role-finance = finances

## Ce qui ne va pas dans un champ

admin-field-ambiguous = Ce champ est arrivé deux fois, avec des valeurs différentes. Gardez-en une seule.
admin-field-unprintable = Ce texte contient des caractères de contrôle. Saisissez-le de nouveau sans eux.
admin-field-too-long =
    { $most ->
        [one] Ce texte est trop long : { $most_text } caractère au plus.
        [many] Ce texte est trop long : { $most_text } de caractères au plus.
       *[other] Ce texte est trop long : { $most_text } caractères au plus.
    }
admin-confirmed-missing = Cochez la case pour confirmer.

## Les deux états d’une commande

## La liste des commandes

admin-orders-title = Commandes
admin-orders-export = Télécharger en CSV
admin-orders-all = Toutes
admin-orders-to-start = Payées, non commencées
admin-orders-search = Recherche de commandes
admin-orders-text = Référence, e-mail ou nom
admin-orders-payment = Paiement
admin-orders-machine = Machine
admin-orders-any = Tous les états
admin-orders-page = Page
admin-orders-find = Chercher
admin-orders-unknown-state = Cet état n’existe pas. Choisissez-en un dans la liste.
admin-orders-page-unreadable = Une page se désigne par un nombre entier, par exemple 2.
admin-orders-found =
    { $orders ->
        [one] { $orders_text } commande trouvée
        [many] { $orders_text } de commandes trouvées
       *[other] { $orders_text } commandes trouvées
    }
admin-orders-clear = Afficher toutes les commandes
admin-orders-none = Il n’y a pas encore de commande.
admin-orders-none-found = Aucune commande ne correspond à cette recherche. Essayez moins de lettres ou un autre état.
admin-orders-caption = Commandes : d’abord celles qui nous attendent, puis les plus récentes
admin-orders-order = Commande
admin-orders-customer = Client
admin-orders-contents = Contenu
admin-orders-total = Total
admin-orders-placed = Passée le
admin-orders-waits = attend depuis { $time }
admin-orders-waited-minutes = { $minutes_text } min
admin-orders-waited-hours = { $hours_text } h { $minutes_text } min
admin-orders-waited-days = { $days_text } j { $hours_text } h
admin-orders-pages = Pages
admin-orders-previous = Précédente
admin-orders-next = Suivante

## Une commande

admin-order-title = Commande { $reference }
admin-order-path = Fil d’Ariane
admin-facts-heading = Client et commande
admin-facts-language = Langue
admin-facts-balance = Solde
admin-facts-card = Carte
admin-facts-lots =
    { $lots ->
        [one] { $lots_text } lot
        [many] { $lots_text } de lots
       *[other] { $lots_text } lots
    }
admin-facts-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [many] { $gpus_text } de GPU
       *[other] { $gpus_text } GPU
    }
admin-facts-preparation = Préparation
admin-facts-lot-price = Prix d’un lot
admin-facts-paid = Payée le
admin-preparation-ubuntu = Ubuntu
admin-preparation-python = Python
admin-preparation-pytorch = PyTorch
admin-preparation-notebook = Notebook
admin-preparation-inference = Inférence
admin-preparation-blender = Blender
admin-preparation-custom = Description du client

## Agir sur une commande

admin-prepare-heading = Commencer la préparation
admin-prepare-text = La commande est payée. Le client verra que la machine est en préparation.
admin-prepare-button = Commencer la préparation
admin-hand-over-heading = Remettre l’accès
admin-hand-over-button = Remettre l’accès
admin-handed-over-heading = Accès remis
admin-access = Informations d’accès
admin-access-hint = Hôte, port, utilisateur, clé ou mot de passe, première commande. Le client verra ce texte tel que vous le saisissez.
admin-access-missing = Indiquez les informations d’accès.
admin-access-show = Afficher les informations d’accès
admin-access-hidden = Votre rôle ne permet pas de voir les informations d’accès.
admin-access-broken = Les informations d’accès ne peuvent pas être déchiffrées : la clé secrète de la boutique n’est plus celle de la remise. Remettez l’accès de nouveau.
admin-starts-at = Début
admin-ends-at = Fin
admin-moment-hint = En UTC : année-mois-jour heures:minutes.
admin-ends-at-hint = En UTC. Le client a payé pour { $term } : une fin plus proche est refusée.
admin-moment-malformed = Indiquez la date et l’heure en UTC, ainsi : 2027-03-05 14:07.
admin-ends-before-start = La fin doit être postérieure au début.
admin-ends-too-early =
    { $days ->
        [one] Le client a payé pour { $days_text } jour de 24 heures : repoussez la fin.
        [many] Le client a payé pour { $days_text } de jours de 24 heures : repoussez la fin.
       *[other] Le client a payé pour { $days_text } jours de 24 heures : repoussez la fin.
    }
admin-change-heading = Modifier l’accès ou les dates
admin-change-button = Enregistrer la modification
admin-end-heading = Terminer la location
admin-end-text = Le client verra que la location est terminée. Fermez vous-même l’accès sur la machine. C’est définitif.
admin-end-confirmed = Oui, la location est terminée
admin-end-button = Terminer la location { $reference }
admin-cancel-heading = Annuler la commande
admin-cancel-refund = La commande est payée : { $sum } seront aussitôt versés sur le solde du client.
admin-cancel-unpaid = La commande n’est pas payée en entier : rien ne sera versé sur le solde du client. Les instructions de paiement en cours seront annulées aussi.
admin-cancel-for-good = C’est définitif.
admin-reason = Motif
admin-reason-hint = Pour le journal : l’équipe le lit, le client non.
admin-reason-missing = Indiquez un motif.
admin-cancel-confirmed = Oui, annuler cette commande
admin-cancel-button = Annuler la commande { $reference }
admin-cancel-needs-finance = La commande est payée : l’annuler rend { $sum } au solde du client, et cette décision revient au rôle « finances ».
admin-clash-moved = La commande n’est plus dans l’état que connaissait votre formulaire, peut-être parce que quelqu’un d’autre est intervenu. État actuel : { $state }. Vous n’avez rien modifié ; consultez les actions de l’équipe avant de continuer.
admin-clash-not-paid = La commande n’est pas payée : rien n’est préparé ni remis. Vous n’avez rien modifié.
admin-clash-needs-finance = La commande a été payée entre-temps : seul le rôle « finances » peut l’annuler. Vous n’avez rien modifié.
admin-clash-refund = La somme à verser sur le solde du client n’est plus celle que cette page annonçait. Vous n’avez rien modifié ; lisez la somme ci-dessous et décidez de nouveau.
admin-typed-heading = Ce que vous avez saisi

## Les paiements d’une commande

admin-payments-heading = Paiements
admin-payments-none = Aucune instruction de paiement n’a encore été demandée.
admin-flag-partial = moins que dû
admin-flag-over = plus que dû
admin-flag-late = en retard
admin-flag-wrong_asset = autre cryptomonnaie
admin-flag-multi = plusieurs transferts
admin-flag-dust_seen = montant infime
admin-flag-reorged = sorti de la chaîne
admin-flag-replaced = remplacé
admin-payment-due = Dû
admin-payment-arrived = Arrivé
admin-payment-usd = En dollars US
admin-payment-rate = à { $rate } pour 1 { $asset }
admin-payment-address = Adresse
admin-payment-opened = Ouvert le
admin-payment-expires = Expire le
admin-payment-noticed = « J’ai payé »
admin-payment-settled = Pris en compte le
admin-payment-id = Paiement
admin-transfer = Transfert
admin-transfer-seen = vu
admin-transfer-confirmed = dans un bloc
admin-transfer-final = définitif
admin-transfer-orphaned = sorti de la chaîne
admin-transfer-replaced = remplacé
admin-transfer-ignored = ignoré
admin-transfer-booked = comptabilisé

## L’historique d’une commande

admin-timeline-heading = Historique
admin-event-placed = Commande passée
admin-event-payment-opened = Instructions de paiement : { $method }
admin-event-payment-noticed = Le client a signalé : « J’ai payé »
admin-event-payment-seen = Argent vu sur le réseau : { $method }
admin-event-payment-confirming = Somme vue, en attente de confirmation : { $method }
admin-event-payment-expired = Instructions de paiement expirées : { $method }
admin-event-payment-replaced = Instructions de paiement remplacées : { $method }
admin-event-payment-in-review = À examiner : { $method }
admin-event-paid = Payée : { $method }
admin-event-paid-from-balance = Payée avec le solde
admin-event-preparation-started = Préparation commencée
admin-event-handed-over = Accès remis
admin-event-access-changed = Accès ou dates modifiés
admin-event-ended = Location terminée
admin-event-cancelled = Commande annulée
admin-event-refunded = Rendu sur le solde : { $sum }
admin-audit-heading = Actions de l’équipe
admin-audit-none = Personne n’a encore agi sur cette commande.
admin-act-start-preparing = Préparation commencée
admin-act-hand-over = Accès remis, du { $from } au { $to }
admin-act-change-hand-over = Accès ou dates modifiés : du { $from } au { $to }
admin-act-end = Location terminée
admin-act-cancel = Commande annulée

## Demandes

admin-requests-title = Demandes à l’assistance
admin-requests-none = Aucune demande n’attend de réponse.
admin-requests-close = Réponse donnée, clore
