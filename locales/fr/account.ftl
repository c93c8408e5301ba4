## Se connecter et se déconnecter

sign-in-title = Connexion
sign-in-lead = Retrouvez vos commandes et votre solde depuis n’importe quel navigateur.
sign-in-email = Adresse e-mail
sign-in-password = Mot de passe
sign-in-button = Se connecter
sign-in-refused = Aucun compte ne correspond à cette adresse et à ce mot de passe. Vérifiez l’adresse et la disposition du clavier, puis ressaisissez le mot de passe.
sign-in-back = Revenir à la page précédente
sign-in-lost = Mot de passe oublié ? Choisissez-en un nouveau avec le code de récupération
sign-in-new = Pas encore de compte ? Votre première commande le crée.
sign-in-to-sign-up = S’inscrire maintenant

## Ouvrir un compte

sign-up-title = Inscription
sign-up-lead = Quatre champs, et aucun justificatif d’identité. Votre première commande peut aussi créer le compte.
sign-up-note = Aucun document n’est demandé. Le mot de passe ne se réinitialise pas par e-mail : gardez-le dans un gestionnaire de mots de passe.
sign-up-email-hint = Une adresse que vous consultez : elle sert à vous connecter.
sign-up-password-hint = De 15 à 128 caractères, quels qu’ils soient. Une phrase de plusieurs mots convient.
sign-up-button = Créer le compte
sign-up-taken = Un compte existe déjà avec cette adresse. Connectez-vous, ou indiquez une autre adresse.
sign-up-to-sign-in = J’ai déjà un compte : me connecter

## Noms, adresses et mots de passe dans les formulaires

first-name = Prénom
last-name = Nom de famille
first-name-missing = Indiquez votre prénom.
first-name-too-long = Ce prénom est trop long : 80 caractères au plus.
first-name-unprintable = Le prénom contient un caractère de contrôle invisible. Saisissez-le de nouveau.
last-name-missing = Indiquez votre nom de famille.
last-name-too-long = Ce nom de famille est trop long : 80 caractères au plus.
last-name-unprintable = Le nom de famille contient un caractère de contrôle invisible. Saisissez-le de nouveau.
email-missing = Indiquez votre adresse e-mail.
email-malformed = Indiquez une adresse complète, par exemple anne@example.org.
email-too-long = Cette adresse est trop longue : une adresse e-mail compte au plus 254 caractères.
password-present = Mot de passe actuel
password-new = Nouveau mot de passe
password-missing = Indiquez un mot de passe de 15 à 128 caractères.
password-too-short =
    { $characters ->
        [one] Ce mot de passe compte { $characters_text } caractère, il en faut de 15 à 128.
        [many] Ce mot de passe compte { $characters_text } de caractères, il en faut de 15 à 128.
       *[other] Ce mot de passe compte { $characters_text } caractères, il en faut de 15 à 128.
    }
password-too-long =
    { $characters ->
        [one] Ce mot de passe compte { $characters_text } caractère, il en faut de 15 à 128.
        [many] Ce mot de passe compte { $characters_text } de caractères, il en faut de 15 à 128.
       *[other] Ce mot de passe compte { $characters_text } caractères, il en faut de 15 à 128.
    }
password-guessable = Ce mot de passe se devine facilement : il est courant, répétitif ou reprend votre nom ou votre adresse. Prenez plusieurs mots sans rapport avec vous.
password-again = Ressaisissez le mot de passe : il n’est pas conservé pendant la vérification du formulaire.
password-present-missing = Indiquez votre mot de passe actuel.
password-present-wrong = Ce n’est pas votre mot de passe actuel. Ressaisissez-le.
form-given-twice = Ce champ est arrivé deux fois, avec des valeurs différentes. Remplissez-le une seule fois et renvoyez le formulaire.

## Mot de passe perdu

recovery-title = Nouveau mot de passe avec le code de récupération
recovery-lead = Le code a été affiché à l’inscription. Il ne sert qu’une fois : vous en recevez ensuite un nouveau, et toutes les sessions ouvertes se ferment.
recovery-button = Enregistrer le nouveau mot de passe
recovery-refused = Cette adresse et ce code ne vont pas ensemble, ou le code a déjà servi. Vérifiez les deux, puis ressaisissez le nouveau mot de passe.
recovery-lost = Code perdu lui aussi ? L’assistance peut vous aider si vous prouvez que les commandes sont les vôtres.
recovery-code = Code de récupération
recovery-code-hint = 24 lettres et chiffres. Les espaces, les tirets et la casse ne comptent pas.
recovery-code-malformed = Un code de récupération compte 24 lettres et chiffres, par exemple ABCD-2345-EFGH-6789-JKMN-2345. Vérifiez votre saisie.
recovery-code-title = Gardez votre code de récupération
recovery-code-text = Ce code ne s’affiche qu’une fois, ici. Il permet de choisir un nouveau mot de passe si vous oubliez l’actuel ; le mot de passe ne se réinitialise pas par e-mail. Un code antérieur ne fonctionne plus.
recovery-code-copy = Copier le code
recovery-code-copied = Code copié
recovery-code-keep = Gardez-le dans un gestionnaire de mots de passe, ou imprimez cette page et rangez-la loin de l’ordinateur.

## Le compte

account-title = Compte
account-details = Coordonnées
account-name = Nom
account-balance = Solde
account-orders =
    { $orders ->
        [one] { $orders_text } commande
        [many] { $orders_text } de commandes
       *[other] { $orders_text } commandes
    }
account-sessions = Sessions
account-session-browser = Navigateur
account-session-begun = Connexion
account-session-seen = Dernière activité
account-session-act = Action
account-session-unknown = Navigateur inconnu
account-session-own = cette session, maintenant
account-session-end = Fermer
account-sessions-end-others = Fermer toutes les autres sessions
account-sessions-ended = C’est fait : la session est fermée.
account-password = Changer le mot de passe
account-password-end-others = Fermer toutes les autres sessions
account-password-button = Changer le mot de passe
account-password-changed = Le mot de passe a été changé.
account-code-text = Il sert si vous oubliez votre mot de passe. Nous n’en gardons pas de copie et ne pouvons pas l’afficher de nouveau ; vous pouvez en créer un autre à tout moment.
account-code-new = Créer un nouveau code
account-code-warning = L’ancien code cessera aussitôt de fonctionner.
account-code-button = Créer un nouveau code et annuler l’ancien
