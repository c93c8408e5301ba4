## Une carte du catalogue

card-memory = Mémoire
card-bandwidth = Bande passante
card-prices = Prix d’un lot { $card }
card-lot =
    { $gpus ->
        [one] { $gpus_text } GPU par lot.
        [many] { $gpus_text } de GPU par lot, { $memory } chacun.
       *[other] { $gpus_text } GPU par lot, { $memory } chacun.
    }
card-available = Disponible
card-sold-out = Tous les lots sont pris pour le moment
card-lots-free =
    { $lots ->
        [one] { $lots_text } lot libre
        [many] { $lots_text } de lots libres
       *[other] { $lots_text } lots libres
    }
card-configure = Configurer { $card }

## La page d’une carte

card-title = { $card } : location pour { $terms }
card-description = { $card } : { $memory } de mémoire { $kind } par GPU, { $backend }. Le lot à partir de { $price } pour { $term } ; location pour { $terms }. Tous les chiffres avant la commande.
card-lead =
    { $gpus ->
        [one] { $gpus_text } GPU { $vendor } par lot, avec { $memory } de mémoire { $kind }.
        [many] { $gpus_text } de GPU { $vendor } dans un lot, { $memory } de mémoire { $kind } chacun. Pour les modèles à l’étroit sur une seule carte et les programmes qui savent répartir le travail.
       *[other] { $gpus_text } GPU { $vendor } dans un lot, { $memory } de mémoire { $kind } chacun. Pour les modèles à l’étroit sur une seule carte et les programmes qui savent répartir le travail.
    }
card-price-title = Prix d’un lot
card-per-gpu-day = { $price } par jour et par GPU
card-spec-title = Caractéristiques
card-spec-gpus = GPU par lot
card-spec-memory = Mémoire de chaque GPU
card-spec-bandwidth = Bande passante mémoire
card-spec-vendor = Fabricant
card-spec-backend = Backend
card-spec-preparation = Préparation
card-spec-terms = Durées
card-spec-lots = Lots par commande
card-spec-lots-range = de { $min_text } à { $max_text }
card-included-title = Ce que comprend le prix
card-included =
    { $gpus ->
        [one] Le GPU du lot pour toute la durée, la préparation choisie comme point de départ, les informations d’accès dans le suivi de la commande et les réponses de l’assistance.
        [many] Les { $gpus_text } de GPU du lot pour toute la durée, la préparation choisie comme point de départ, les informations d’accès dans le suivi de la commande et les réponses de l’assistance.
       *[other] Les { $gpus_text } GPU du lot pour toute la durée, la préparation choisie comme point de départ, les informations d’accès dans le suivi de la commande et les réponses de l’assistance.
    }
card-not-included = Il ne comprend ni vos fichiers, poids, données et licences, ni les sauvegardes : ils restent à votre charge. Le disque, le processeur et le trafic ne figurent pas dans cette description. Si votre travail en dépend, interrogez l’assistance avant de commander.
card-before-title = Avant de commander
card-before-several = La mémoire de plusieurs cartes ne s’additionne pas d’elle-même : le programme doit répartir le modèle et son état. Vérifiez quel parallélisme votre moteur propose et mesurez la mémoire sur un exemple représentatif.
card-before-one = Un modèle occupe plus de mémoire que ses poids : les entrées, les résultats intermédiaires et l’état de la méthode comptent aussi. Mesurez le pic sur un exemple représentatif et gardez une marge.
card-before-time = La durée commence à la remise de l’accès : ni la commande ni le paiement ne la font courir. Avant la fin, exportez résultats et checkpoints, et gardez-en une copie à vous.
card-aside-title = Lot { $card }
card-picture-gddr = Dessin d’un lot { $card }. Boîtiers : { $packages_text }. Dans chacun, une puce entourée de composants mémoire : { $chips_text }.
card-picture-hbm = Dessin d’un lot { $card }. Boîtiers : { $packages_text }. Dans chacun, puces : { $dies_text }, piles de mémoire : { $stacks_text }.
card-legend-gddr = En vert, la puce ; en ambre, les composants mémoire { $memory } qui l’entourent. Schéma.
card-legend-hbm = En vert, les puces ; en ambre, les piles de mémoire { $memory }.
