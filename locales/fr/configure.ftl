## La configuration

configure-title = Configurer la commande
configure-title-card = Configurer { $card }
configure-description = Choisissez une carte, une durée, le nombre de lots et une préparation. Le total en dollars des États-Unis et le nombre de GPU s’affichent avant la commande.
configure-trail = Configuration
configure-gpu = Carte
configure-gpu-choose = Choisissez une carte
configure-days = Durée
configure-days-hint = En jours de 24 heures, à compter de la remise de l’accès.
configure-lot-price = { $price } par lot
configure-lots = Nombre de lots
configure-lots-hint = De { $min_text } à { $max_text }.
configure-lots-hint-card =
    { $gpus ->
        [one] De { $min_text } à { $max_text }. Un lot { $card } contient { $gpus_text } GPU.
        [many] De { $min_text } à { $max_text }. Un lot { $card } contient { $gpus_text } de GPU.
       *[other] De { $min_text } à { $max_text }. Un lot { $card } contient { $gpus_text } GPU.
    }
configure-preparation = Préparation de la machine
configure-preparation-hint = Un souhait pour le point de départ. Sans autre choix, c’est Ubuntu seul. Vos fichiers, poids, données et licences restent à votre charge.
configure-note = Décrivez la préparation voulue
configure-note-hint = { $max_text } caractères au plus. N’indiquez ni mot de passe ni clé.
configure-note-left = Caractères restants : #
configure-recalculate = Recalculer le total
configure-continue = Continuer vers la validation
configure-continue-hint = À la page suivante, vous vérifiez la commande. Rien n’est prélevé avant votre confirmation.
configure-needs-card = Choisissez une carte : les prix et le total s’afficheront.
configure-needs-term = Choisissez une durée : le total s’affichera.
configure-needs-correction = Pas encore de total. Corrigez ce qui est signalé, puis recalculez.

## Ce qui ne va pas dans un choix

configure-twice = Cette valeur a été donnée deux fois, différemment. Choisissez-en une.
gpu-missing = Choisissez une carte.
gpu-unknown = Cette carte n’est pas ou n’est plus au catalogue. Choisissez-en une dans la liste.
gpu-sold-out = Tous les lots { $card } sont pris pour le moment. Choisissez une autre carte.
term-missing = Choisissez une durée : { $terms }.
term-unknown = Cette durée n’est pas proposée. Choisissez { $terms }.
lots-missing = Indiquez le nombre de lots, de { $min_text } à { $max_text }.
lots-not-a-number = Indiquez le nombre de lots par un nombre entier, en chiffres, de { $min_text } à { $max_text }.
lots-out-of-range = Une commande compte de { $min_text } à { $max_text } lots. Indiquez un nombre dans ces limites.
lots-too-few-free =
    { $lots ->
        [one] Il ne reste que { $lots_text } lot libre pour le moment. Commandez moins de lots ou choisissez une autre carte.
        [many] Il ne reste que { $lots_text } de lots libres pour le moment. Commandez moins de lots ou choisissez une autre carte.
       *[other] Il ne reste que { $lots_text } lots libres pour le moment. Commandez moins de lots ou choisissez une autre carte.
    }
