## Le cadre de chaque page

shell-skip = Aller au contenu
shell-demonstration = Boutique de démonstration : aucune machine n’est louée ici. N’envoyez pas d’argent.
shell-language = Langue :
shell-sections = Rubriques
shell-gpus = GPU
shell-guides = Guides
shell-faq = Questions
shell-support = Assistance
shell-orders = Commandes
shell-sign-in = Se connecter
shell-sign-out = Se déconnecter
shell-footer = Kernodeck. Location de GPU par lot. Prix en dollars des États-Unis.
shell-contact = Écrire à l’assistance
shell-staff = équipe
shell-admin-requests = Demandes
shell-admin-orders = Commandes

## Commun à tous les formulaires

form-error-title = À vérifier
form-error-prefix = Erreur :
form-password-show = Afficher
form-password-hide = Masquer

## Quand quelque chose ne va pas

error-request = Si vous écrivez à l’assistance, indiquez ce numéro :
error-to-gpus = Voir les GPU
error-to-home = Accueil
error-not-found-title = Cette page n’existe pas
error-not-found-text = L’adresse contient peut-être une faute, ou la page appartient à un autre compte. S’il s’agit de votre commande, connectez-vous.
error-forbidden-title = Vous n’avez pas accès à cette page
error-forbidden-text = Votre compte n’autorise pas cette action. Rien n’a changé.
error-cross-site-title = Ce formulaire vient d’un autre site
error-cross-site-text = Pour votre sécurité, la boutique n’accepte que les formulaires de ses propres pages. Ouvrez la page ici et renvoyez le formulaire. Rien n’a changé.
error-method-title = Cette adresse s’utilise autrement
error-method-text = Elle reçoit un formulaire de l’une de nos pages et ne s’ouvre pas seule. Revenez en arrière et utilisez le bouton de la page.
error-too-large-title = Le texte est trop long
error-too-large-text = Un formulaire accepte jusqu’à 64 kilo-octets. Revenez en arrière, raccourcissez le texte et renvoyez-le. Rien n’a changé.
error-unreadable-title = Le texte n’a pas pu être lu
error-unreadable-text = Il contient des caractères dans un codage inconnu. Revenez en arrière, saisissez-le de nouveau et renvoyez-le. Rien n’a changé.
error-too-many-title = Trop de tentatives
error-too-many-text =
    { $minutes ->
        [one] Attendez { $minutes_text } minute avant de réessayer. Rien n’a changé.
        [many] Attendez { $minutes_text } de minutes avant de réessayer. Rien n’a changé.
       *[other] Attendez { $minutes_text } minutes avant de réessayer. Rien n’a changé.
    }
error-busy-title = La boutique est très sollicitée
error-busy-text = La page a mis trop de temps. Rouvrez-la dans une minute. Si vous aviez envoyé un formulaire, regardez d’abord vos commandes : il nous est peut-être parvenu.
error-internal-title = Une panne s’est produite chez nous
error-internal-text = Elle est consignée et sera examinée. Si vous aviez envoyé un formulaire, regardez d’abord vos commandes : il nous est peut-être parvenu. Le texte saisi n’est pas conservé.
