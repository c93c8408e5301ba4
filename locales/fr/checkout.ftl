## Vérifier et passer une commande

checkout-title = Vérifier et valider la commande
checkout-order = Votre commande
checkout-gpu = Carte
checkout-card =
    { $gpus ->
        [one] { $card }, { $gpus_text } GPU par lot
        [many] { $card }, { $gpus_text } de GPU par lot
       *[other] { $card }, { $gpus_text } GPU par lot
    }
checkout-term = Durée
checkout-lots = Lots
checkout-preparation = Préparation
checkout-note = Votre description
checkout-change = Modifier
checkout-change-gpu = la carte
checkout-change-term = la durée
checkout-change-lots = le nombre de lots
checkout-change-preparation = la préparation
checkout-change-note = la description
checkout-known = J’ai déjà un compte
checkout-known-text = Après la connexion, vous reviendrez à cette commande.
checkout-known-button = Se connecter et continuer
checkout-new-account = Nouveau compte
checkout-details = Vos coordonnées
checkout-place = Commander pour { $total }
checkout-place-hint = Le paiement se fait à la page suivante. Rien n’est prélevé maintenant.
checkout-earlier = Vous avez déjà passé exactement la même commande le { $at }. La passer encore, c’est louer une seconde fois. La première :

## Ce qui empêche une commande

checkout-incomplete = Cette commande ne peut pas encore être passée. Corrigez dans le configurateur ce qui est signalé ; tout le reste est conservé.
checkout-to-configure = Corriger dans le configurateur
checkout-email-taken = Un compte existe déjà avec cette adresse. Connectez-vous sous « J’ai déjà un compte », ou indiquez une autre adresse.
checkout-other-account = Entre-temps, la connexion s’est faite avec une autre adresse. La commande serait rattachée au compte affiché ici : vérifiez-le et passez la commande de nouveau.
checkout-price-rose = Le total est passé de { $agreed } à { $now } depuis que vous l’avez vu. Si le nouveau total vous convient, passez la commande de nouveau.
checkout-form-damaged = Le formulaire nous est parvenu endommagé. Il a été renouvelé : vérifiez-le et passez la commande de nouveau.
