## Le solde

balance-title = Solde
balance-available = Disponible
balance-pending = En attente de confirmation : { $amount }. Ce montant ne fait pas partie du solde disponible.
balance-top-up = Recharger
balance-top-up-text = Recharger ne loue rien. Le montant reçu est crédité après confirmation sur le réseau.
balance-amount = Montant
balance-amount-missing = Choisissez l’un des quatre montants.
balance-lines = Opérations
balance-no-lines = Aucune opération pour l’instant.
balance-date = Date
balance-reason = Motif
balance-after = Solde après l’opération
balance-top-ups = Rechargements
balance-reason-order = Commande payée
balance-reason-refund = Commande annulée, prix rendu
balance-reason-second = Second paiement pour une chose déjà payée
balance-reason-top-up = Rechargement
balance-reason-excess = Trop-perçu
