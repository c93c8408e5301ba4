## Se connecter et se déconnecter

sign-in-title = Connexion
sign-in-lead = Vos commandes et votre solde sont ici, depuis n’importe quel navigateur.
sign-in-email = Adresse électronique
sign-in-password = Mot de passe
sign-in-button = Se connecter
sign-in-refused = Aucun compte n’a cette adresse et ce mot de passe. Vérifiez l’adresse et la disposition du clavier, puis ressaisissez le mot de passe.
sign-in-back = Revenir à la page précédente
sign-in-lost = Mot de passe oublié ? Choisissez-en un nouveau avec le code de récupération
sign-in-new = Pas encore de compte ? La première commande le crée.
sign-in-to-sign-up = S’inscrire maintenant

## Ouvrir un compte

sign-up-title = Inscription
sign-up-lead = Quatre champs, et rien qui prouve votre identité. La première commande peut aussi ouvrir le compte.
sign-up-note = Aucun document n’est demandé. Le mot de passe ne se réinitialise pas par courriel : gardez-le dans un gestionnaire.
sign-up-email-hint = Une adresse que vous lisez : elle sert à vous connecter.
sign-up-password-hint = De 15 à 128 caractères, quels qu’ils soient. Une phrase de plusieurs mots convient.
sign-up-button = Ouvrir le compte
sign-up-taken = Cette adresse a déjà un compte. Connectez-vous, ou indiquez une autre adresse.
sign-up-to-sign-in = J’ai déjà un compte : me connecter

## Noms, adresses et mots de passe dans les formulaires

first-name = Prénom
last-name = Nom de famille
first-name-missing = Indiquez votre prénom.
first-name-too-long = Ce prénom est trop long : 80 caractères au plus.
first-name-unprintable = Le prénom contient un caractère de commande invisible. Saisissez-le de nouveau.
last-name-missing = Indiquez votre nom de famille.
last-name-too-long = Ce nom est trop long : 80 caractères au plus.
last-name-unprintable = Le nom contient un caractère de commande invisible. Saisissez-le de nouveau.
email-missing = Indiquez votre adresse électronique.
email-malformed = Indiquez une adresse complète, par exemple anne@example.org.
email-too-long = Cette adresse est trop longue : une adresse électronique compte au plus 254 caractères.
password-present = Mot de passe actuel
password-new = Nouveau mot de passe
password-missing = Indiquez un mot de passe de 15 à 128 caractères.
password-too-short =
    { $characters ->
        [one] Ce mot de passe compte { $characters_text } caractère, il en faut de 15 à 128.
        [many] Ce mot de passe compte { $characters_text } de caractères, il en faut de 15 à 128.
       *[other] Ce mot de passe compte { $characters_text } caractères, il en faut de 15 à 128.
    }
password-too-long =
    { $characters ->
        [one] Ce mot de passe compte { $characters_text } caractère, il en faut de 15 à 128.
        [many] Ce mot de passe compte { $characters_text } de caractères, il en faut de 15 à 128.
       *[other] Ce mot de passe compte { $characters_text } caractères, il en faut de 15 à 128.
    }
password-guessable = Ce mot de passe se devine facilement : il est courant, se répète ou reprend votre nom ou votre adresse. Prenez plusieurs mots sans rapport avec vous.
password-again = Ressaisissez le mot de passe : il n’est pas gardé pendant la vérification du formulaire.
password-present-missing = Indiquez votre mot de passe actuel.
password-present-wrong = Ce n’est pas votre mot de passe actuel. Ressaisissez-le.
form-given-twice = Le formulaire a donné ce champ deux fois, avec des valeurs différentes. Remplissez-le une fois et renvoyez-le.

## Mot de passe perdu

recovery-title = Nouveau mot de passe avec le code
recovery-lead = Le code a été affiché à l’ouverture du compte. Il sert une fois : vous en recevez ensuite un nouveau, et toutes les sessions ouvertes se ferment.
recovery-button = Enregistrer le mot de passe
recovery-refused = Cette adresse et ce code ne vont pas ensemble, ou le code a déjà servi. Vérifiez les deux, puis ressaisissez le nouveau mot de passe.
recovery-lost = Code perdu ? L’assistance peut aider si vous prouvez vos commandes.
recovery-code = Code de récupération
recovery-code-hint = 24 lettres et chiffres. Espaces, tirets et casse sont ignorés.
recovery-code-malformed = Le code compte 24 lettres et chiffres, par exemple ABCD-2345-EFGH-6789-JKMN-2345. Vérifiez votre saisie.
recovery-code-title = Gardez votre code de récupération
recovery-code-text = Ce code ne s’affiche ici qu’une fois. Il permet de choisir un nouveau mot de passe si vous oubliez l’actuel ; aucun courriel ne le remplace. Un code antérieur ne fonctionne plus.
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
        [many] { $orders_text } de commandes
       *[other] { $orders_text } commandes
    }
account-sessions = Sessions
account-session-browser = Navigateur
account-session-begun = Connexion
account-session-seen = Dernière activité
account-session-act = Action
account-session-unknown = Navigateur inconnu
account-session-own = maintenant, cette session
account-session-end = Fermer
account-sessions-end-others = Fermer toutes les autres sessions
account-sessions-ended = C’est fait : la session est fermée.
account-password = Changer de mot de passe
account-password-end-others = Fermer toutes les autres sessions
account-password-button = Changer le mot de passe
account-password-changed = Le mot de passe est changé.
account-code-text = Il remplace un mot de passe oublié. Nous n’en gardons pas de copie et ne pouvons pas le réafficher ; vous pouvez en créer un nouveau à tout moment.
account-code-new = Créer un nouveau code
account-code-warning = L’ancien code cessera aussitôt de fonctionner.
account-code-button = Créer un nouveau code et annuler l’ancien
