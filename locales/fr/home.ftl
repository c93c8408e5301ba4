## La première page

home-title = Des GPU par lot, pour { $terms }
home-description = Louez des GPU NVIDIA et AMD par lot, pour { $terms }. Le prix total s’affiche avant l’inscription. Aucune vérification d’identité, paiement en cryptomonnaie ou avec le solde.
home-heading = Des GPU par lot, pour { $terms }. Le prix total avant l’inscription
home-lead =
    { $cards ->
        [one] { $cards_text } carte NVIDIA ou AMD, de { $least } à { $most } de mémoire.
        [many] { $cards_text } de cartes NVIDIA et AMD, de { $least } à { $most } de mémoire.
       *[other] { $cards_text } cartes NVIDIA et AMD, de { $least } à { $most } de mémoire.
    } Aucune vérification d’identité. { $methods ->
        [one] { $methods_text } moyen de paiement en cryptomonnaie, ou le solde.
        [many] { $methods_text } de moyens de paiement en cryptomonnaie, ou le solde.
       *[other] { $methods_text } moyens de paiement en cryptomonnaie, ou le solde.
    }
home-choose = Choisir une carte
home-pilot = Mener un essai pilote
home-lots =
    { $lots ->
        [one] { $lots_text } lot
        [many] { $lots_text } de lots
       *[other] { $lots_text } lots
    }
home-gpus =
    { $gpus ->
        [one] { $gpus_text } GPU
        [many] { $gpus_text } de GPU
       *[other] { $gpus_text } GPU
    }
home-example =
    { $gpus ->
        [one] Un lot { $card } pour { $term }. Un lot contient { $gpus_text } GPU ; le prix est multiplié par le nombre de lots.
        [many] Un lot { $card } pour { $term }. Un lot contient { $gpus_text } de GPU, tous compris dans son prix ; seul le nombre de lots le multiplie.
       *[other] Un lot { $card } pour { $term }. Un lot contient { $gpus_text } GPU, tous compris dans son prix ; seul le nombre de lots le multiplie.
    }
home-cards = D’une seule carte aux grands modèles
home-all-cards =
    { $cards ->
        [one] La carte du catalogue ({ $cards_text })
        [many] Les { $cards_text } de cartes
       *[other] Les { $cards_text } cartes
    }
home-how = Du choix à l’accès
home-choosing = Choisissez
home-choosing-text = Une carte, une durée, de 1 à 10 lots et la préparation souhaitée. Le total et le nombre de GPU s’affichent aussitôt.
home-ordering = Commandez
home-ordering-text = Prénom, nom de famille, adresse e-mail et mot de passe. La première commande crée le compte, sans aucun document.
home-paying = Payez
home-paying-text = Montant exact, adresse, réseau et échéance sur une seule page. Le paiement compte une fois confirmé sur le réseau.
home-following = Suivez
home-following-text = Le paiement et la machine s’affichent séparément. Les informations d’accès apparaissent quand l’accès est réellement remis.
home-know = Bon à savoir avant de payer
home-all-answers = Toutes les réponses
