## Le solde

balance-title = Solde
balance-available = Disponible
balance-pending = En attente de confirmation : { $amount }. Ce montant ne fait pas partie du solde disponible.
balance-top-up = Recharger
balance-top-up-text = Un rechargement ne loue rien. Il est crédité après confirmation sur le réseau, à hauteur de l’argent arrivé.
balance-amount = Montant
balance-amount-missing = Choisissez l’un des quatre montants.
balance-lines = Mouvements
balance-no-lines = Aucun mouvement pour l’instant.
balance-date = Date
balance-reason = Motif
balance-after = Solde après
balance-top-ups = Rechargements
balance-reason-order = Commande payée
balance-reason-refund = Commande annulée, prix rendu
balance-reason-second = Second paiement d’une chose déjà payée
balance-reason-top-up = Rechargement
balance-reason-excess = Payé plus que le montant dû
