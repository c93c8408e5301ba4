## La liste des cartes

catalog-title = Cartes GPU à louer
catalog-description = GPU NVIDIA et AMD : mémoire, bande passante et prix du lot pour chaque durée. Filtres par backend et par mémoire.
catalog-lead = Le prix vaut pour un lot et toute la durée. Le nombre de GPU par lot est indiqué pour chaque carte.
catalog-filters = Trouver une carte
catalog-q = Recherche
catalog-backend = Backend
catalog-backend-all = CUDA et ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Mémoire par GPU
catalog-min-memory-any = Peu importe
catalog-min-memory-least = { $memory } ou plus
catalog-sort = Tri
catalog-sort-catalogue = Ordre du catalogue
catalog-sort-price-up = Prix croissant ({ $term })
catalog-sort-price-down = Prix décroissant ({ $term })
catalog-sort-memory-down = Mémoire décroissante
catalog-sort-memory-up = Mémoire croissante
catalog-show = Afficher
catalog-show-all = Afficher toutes les cartes
catalog-count =
    { $cards ->
        [one] { $cards_text } carte
        [many] { $cards_text } de cartes
       *[other] { $cards_text } cartes
    }

## Il ne reste aucune carte

catalog-empty-title = Aucune carte ne correspond
catalog-empty-search =
    { $cards ->
        [one] C’est la recherche « { $q } » qui bloque : sans elle, { $cards_text } carte correspond.
        [many] C’est la recherche « { $q } » qui bloque : sans elle, { $cards_text } de cartes correspondent.
       *[other] C’est la recherche « { $q } » qui bloque : sans elle, { $cards_text } cartes correspondent.
    }
catalog-empty-memory =
    { $cards ->
        [one] C’est la mémoire qui bloque : sans ce filtre, { $cards_text } carte correspond.
        [many] C’est la mémoire qui bloque : sans ce filtre, { $cards_text } de cartes correspondent.
       *[other] C’est la mémoire qui bloque : sans ce filtre, { $cards_text } cartes correspondent.
    }
catalog-empty-backend =
    { $cards ->
        [one] C’est le backend qui bloque : sans ce filtre, { $cards_text } carte correspond.
        [many] C’est le backend qui bloque : sans ce filtre, { $cards_text } de cartes correspondent.
       *[other] C’est le backend qui bloque : sans ce filtre, { $cards_text } cartes correspondent.
    }
catalog-empty-together = Ensemble, ces filtres ne laissent rien : en retirer un seul ne suffit pas.
catalog-empty-shelf = Aucune carte n’est proposée pour le moment.
catalog-clear-search = Effacer la recherche
catalog-clear-memory = Retirer le filtre de mémoire
catalog-clear-backend = Retirer le filtre de backend

## Ce qui ne va pas dans un filtre

catalog-twice = Ce filtre a été donné deux fois, avec des valeurs différentes. Il n’est pas appliqué : choisissez-en une.
catalog-q-unprintable = La recherche contient des caractères non imprimables. Elle n’est pas appliquée : saisissez-la de nouveau.
catalog-q-too-long = Une recherche compte { $max_text } caractères au plus. Elle n’est pas appliquée : raccourcissez-la.
catalog-backend-unknown = Ce backend n’existe pas. Le filtre n’est pas appliqué : choisissez CUDA ou ROCm.
catalog-min-memory-unknown = Indiquez la mémoire en gigaoctets entiers, par exemple 80. Le filtre n’est pas appliqué.
catalog-sort-unknown = Ce tri n’existe pas. Les cartes suivent l’ordre du catalogue.
