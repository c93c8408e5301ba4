### The thirty questions of the FAQ, in French. Answers are Markdown; links use the shop's own scheme (shop:…).
### Terms, amounts, limits and lists come as arguments, already formatted; a bare number only chooses a plural form.

## Choosing

faq-group-choosing = Choisir la carte et la durée

faq-which-gpu-question = Quelle carte convient à mon projet ?
faq-which-gpu-answer =
    Partez des bibliothèques de votre projet et du backend qu’elles exigent, puis mesurez la mémoire nécessaire sur un essai représentatif.

    Le modèle, la précision numérique, la longueur des entrées et la taille du batch comptent plus que le nom de la carte. Pour l’essai, prenez de vrais exemples, y compris les plus longs.

    Comparez ensuite les [cartes compatibles](shop:gpus) en gardant une marge pour les étapes les plus gourmandes. Le [guide de l’essai pilote](shop:guides/pilot) reprend cette démarche pas à pas.

faq-cuda-or-rocm-question = Faut-il choisir CUDA ou ROCm ?
faq-cuda-or-rocm-answer =
    CUDA va avec les cartes NVIDIA, ROCm avec les cartes AMD : prenez celui que votre application et ses extensions savent utiliser.

    Vérifiez chaque extension : si l’une d’elles est indispensable et n’existe que pour l’un des deux, le choix est fait. Le catalogue montre à part les [cartes CUDA](shop:gpus?backend=cuda) et les [cartes ROCm](shop:gpus?backend=rocm).

    Avec PyTorch, ne vous fiez pas au nom `torch.cuda` : la version ROCm le reprend tel quel, et il ne dit donc rien du matériel. Voyez plutôt [comment vérifier le GPU](shop:faq#pytorch-sees-gpu).

faq-model-fit-question = Si les poids tiennent en mémoire, le modèle tiendra-t-il ?
faq-model-fit-answer =
    Pas forcément : il faut aussi de la place pour les entrées, les données temporaires et l’état propre à la méthode.

    En inférence, cet état est par exemple le cache ; à l’entraînement, c’est celui de l’optimiseur.

    Essayez le modèle sur des entrées de taille réaliste et relevez le pic de mémoire de la phase la plus exigeante, non la moyenne. C’est ce pic, plus une marge, qu’il faut comparer à la mémoire de chaque [carte](shop:gpus).

faq-several-gpus-question = Plusieurs cartes mettent-elles leur mémoire en commun ?
faq-several-gpus-answer =
    Pas d’elles-mêmes : c’est au programme de répartir le travail et l’état entre les cartes.

    Placer une copie du modèle sur chaque carte peut augmenter le débit. La mémoire dont dispose chaque copie, elle, ne change pas : un modèle trop gros pour une carte le reste, quel que soit le nombre de copies.

    Avant de commander plusieurs lots, vérifiez quelles formes de parallélisme votre moteur propose. Le [configurateur](shop:configure) indique combien de cartes vous obtenez en tout.

faq-lot-question = Que contient un lot ?
faq-lot-answer =
    Un lot contient un seul GPU, sauf celui de la B200, qui en réunit { $b200_gpus }.

    Le lot est l’unité de commande : une commande en compte de { $lots_min } à { $lots_max }, pour une durée de { $terms }.

    Avant l’enregistrement de la commande, le [récapitulatif](shop:configure) affiche séparément le nombre de lots, le nombre total de cartes et le prix total. Ainsi, { $b200_example_lots } lots de [B200](shop:gpus/b200) font { $b200_example_gpus } GPU.

faq-lot-or-batch-question = Un lot et un batch, est-ce la même chose ?
faq-lot-or-batch-answer =
    Non : le lot est le matériel que vous louez, le batch est le groupe d’exemples que votre application traite ensemble.

    Le mot anglais « batch » se traduit parfois par « lot » ; chez Kernodeck, un lot désigne toujours du matériel.

    Changer l’un ne règle pas l’autre. Un lot de plus n’agrandit pas le batch de votre programme, et un batch plus grand n’ajoute pas de carte. Les lots se choisissent dans le [configurateur](shop:configure), le batch dans votre application.

faq-duration-question = Quelle durée choisir ?
faq-duration-answer =
    Celle qui couvre tout le travail et pas seulement le calcul : installer, valider, calculer, contrôler, exporter.

    Quelques repères :

    - { $term_short } pour un essai bien délimité ;
    - { $term_middle } pour plusieurs variantes ;
    - { $term_long } pour un travail long.

    Aucune de ces durées ne prédit le temps de calcul. Mesurez-le sur une petite partie du travail avant de [configurer la location](shop:configure).

faq-price-question = Comment le prix se calcule-t-il et comment passer commande ?
faq-price-answer =
    Le total est le prix d’un lot pour la durée choisie, multiplié par le nombre de lots.

    Dans le [configurateur](shop:configure), choisissez la carte, la durée et le nombre de lots : le total en USD s’affiche avant l’enregistrement de la commande et ne change plus ensuite. Vérifiez combien de cartes contient le lot, surtout pour la [B200](shop:gpus/b200) : son prix comprend déjà les { $b200_gpus } GPU du lot.

    Le montant en cryptomonnaie et son heure d’expiration viennent plus tard, avec les instructions de paiement.

## Preparing

faq-group-preparing = Préparer et mener le travail

faq-preparation-question = Que couvre une préparation ?
faq-preparation-answer =
    Elle exprime le point de départ que vous souhaitez ; elle ne prouve l’installation d’aucun logiciel.

    Vous en choisissez une avec la commande : { $preparations }. Si elle est personnalisée, décrivez-la dans le champ libre. Elle ne remplace ni vos fichiers, ni vos poids, ni vos données, ni vos licences.

    Gardez sous la main une procédure d’installation et un petit contrôle de démarrage. Le [guide des environnements](shop:guides/environments) précise le sens de chaque préparation et fournit un script de contrôle.

faq-own-software-question = Puis-je utiliser mes propres logiciels ?
faq-own-software-answer =
    Oui, vous les installez et les lancez vous-même.

    Personne n’inspecte ce que contient la machine. Restent donc à votre charge :

    - les accès à la machine ;
    - les sauvegardes ;
    - les licences et autorisations nécessaires à ce que vous exécutez.

    La [préparation](shop:faq#preparation) n’y change rien : elle n’indique qu’un point de départ. Pensez aussi à [ce qu’il faut faire avant la fin](shop:faq#before-the-end).

faq-reproducible-question = Comment rendre une exécution reproductible ?
faq-reproducible-answer =
    Consignez tout ce dont le résultat dépend et gardez un petit cas de contrôle.

    À conserver avec chaque exécution :

    - la révision du code et les versions des dépendances ;
    - les paramètres, le backend et la commande de lancement ;
    - les versions des données et des poids ;
    - une petite entrée de contrôle et la sortie attendue.

    Fixer la graine aléatoire ne suffit pas : à elle seule, elle ne garantit rien d’un matériel ou d’une version à l’autre. Le [guide de l’essai pilote](shop:guides/pilot) présente un dossier de projet qui résiste à un changement de machine.

faq-pytorch-sees-gpu-question = Comment vérifier que PyTorch voit le GPU ?
faq-pytorch-sees-gpu-answer =
    Faites le contrôle avec l’interpréteur même qui lancera votre programme.

    Procédez dans cet ordre :

    - la version installée : `torch.version.cuda` et `torch.version.hip` indiquent pour quel backend elle a été compilée ;
    - l’accès à la carte : `torch.cuda.is_available()`, puis un petit calcul sur le GPU ;
    - le reste de la chaîne : pilote, droits d’accès, variables d’environnement.

    Sans GPU, le contrôle doit échouer clairement et ne jamais se rabattre en silence sur le CPU. C’est ce que fait le script du [guide des environnements](shop:guides/environments).

faq-out-of-memory-question = Le GPU manque de mémoire : que faire ?
faq-out-of-memory-answer =
    Notez d’abord quand l’erreur survient : au chargement, à la première étape ou plus tard.

    Changez ensuite un seul facteur à la fois, par exemple la taille du batch ou la longueur des entrées. Cherchez aussi les tenseurs que le programme garde en vie sans en avoir besoin. Vider un cache inutilisé ne libère aucun objet encore utilisé.

    Ne changez de carte qu’après ces essais. Le [guide de diagnostic](shop:guides/diagnosis) donne la marche à suivre.

faq-weights-to-resume-question = Un fichier de poids suffit-il pour reprendre ?
faq-weights-to-resume-answer =
    Pour certaines inférences, oui ; pour poursuivre un entraînement, il en faut souvent davantage.

    Un entraînement peut avoir besoin de l’état de l’optimiseur et du planificateur du taux d’apprentissage, de l’avancement, des états aléatoires et de la position dans les données. S’il manque l’un de ces éléments, il peut repartir sans erreur, mais pas dans l’état où il s’était arrêté.

    Testez la reprise dans un nouveau processus, qui ne doit rien à la mémoire du premier. Le [guide des checkpoints](shop:guides/checkpoints) contient un petit projet d’exercice.

faq-before-the-end-question = Que dois-je faire avant la fin de la location ?
faq-before-the-end-answer =
    Exportez résultats, checkpoints, paramètres et environnement avant la date de fin indiquée dans le [suivi](shop:orders).

    Prévoyez le temps de vérifier une copie et de recharger une sauvegarde : c’est le seul moyen de savoir qu’elle est utilisable. Gardez toujours une copie à vous, hors de la machine louée.

    Si le temps risque de manquer, demandez sans tarder une [prolongation](shop:faq#extension) ; tant qu’elle n’est pas confirmée, la date prévue reste valable.

## Paying

faq-group-paying = Payer

faq-identity-question = Y a-t-il une vérification d’identité (KYC) ?
faq-identity-answer =
    Non : ni KYC, ni pièce d’identité, ni compte chez un tiers.

    Votre nom et votre adresse e-mail sont de simples coordonnées ; voyez [à quoi elles servent](shop:faq#name-and-email).

    Les commandes et les paiements sont tout de même enregistrés : vous les retrouvez, avec leur historique, dans [vos commandes](shop:orders).

faq-methods-question = Quelles cryptomonnaies acceptez-vous ?
faq-methods-answer =
    Kernodeck accepte { $methods }.

    Vous choisissez toujours les deux ensemble, la cryptomonnaie et son réseau. La liste est complète : la même cryptomonnaie sur un autre réseau ne convient pas ; voyez [pourquoi le réseau compte](shop:faq#network).

    Une location peut aussi se payer avec votre [solde](shop:balance) en USD, s’il couvre tout le prix.

faq-network-question = Pourquoi le réseau compte-t-il ?
faq-network-answer =
    Parce que la même cryptomonnaie peut exister sur plusieurs réseaux, et qu’un envoi sur un autre réseau n’est pas équivalent.

    Un envoi d’USDT sur Ethereum, par exemple, ne règle pas un paiement attendu en USDT sur Tron. Avant d’envoyer, comparez dans votre portefeuille et dans [la commande](shop:orders) :

    - le réseau ;
    - le montant exact ;
    - l’adresse entière.

    En cas de doute, n’envoyez rien et demandez à l’[assistance](shop:support).

faq-i-have-paid-question = À quoi sert le bouton « J’ai payé » ?
faq-i-have-paid-answer =
    Il enregistre un avis, visible dans le [suivi](shop:orders), et rien de plus.

    Il ne confirme pas le paiement, ne déplace pas d’argent et ne fait pas démarrer la location. Aucun identifiant de transaction (hash) ne vous est demandé.

    L’argent compte une fois le transfert confirmé sur le réseau et affecté au paiement correspondant, jamais avant.

faq-expired-question = Mes instructions de paiement ont expiré : que faire ?
faq-expired-answer =
    Si vous n’avez rien envoyé, demandez de nouvelles instructions depuis [votre commande](shop:orders) : l’ancienne adresse et l’ancien montant ne doivent plus servir.

    Si vous avez déjà payé, **n’envoyez rien une seconde fois**. Écrivez à l’[assistance](shop:support) avec la référence de la commande : l’adresse expirée reste surveillée, et l’assistance examine tout ce qui y arrive.

    Les instructions restent valables { $expiry_stable ->
        [one] { $expiry_stable_text } minute
        [many] { $expiry_stable_text } de minutes
       *[other] { $expiry_stable_text } minutes
    } pour l’USDT et l’USDC, { $expiry_coin ->
        [one] { $expiry_coin_text } minute
        [many] { $expiry_coin_text } de minutes
       *[other] { $expiry_coin_text } minutes
    } pour les autres cryptomonnaies.

faq-no-instructions-question = Pourquoi n’y a-t-il pas d’instructions de paiement ?
faq-no-instructions-answer =
    Il faut un moyen de paiement disponible et un cours valable : la page vous dit ce qui manque.

    Kernodeck n’affiche pas d’instructions incomplètes. La commande, elle, reste dans [vos commandes](shop:orders) : vous pouvez la consulter et la payer plus tard.

    N’envoyez rien avant d’avoir des instructions complètes : adresse, montant exact, réseau et heure d’expiration. Celles d’un autre paiement ne conviennent pas.

faq-top-ups-question = Comment fonctionnent les rechargements ?
faq-top-ups-answer =
    Un rechargement est de { $top_ups }, et chacun a son propre paiement et son propre suivi.

    Votre [solde](shop:balance) augmente quand l’argent est confirmé sur le réseau et affecté au rechargement, pas avant. Un rechargement en attente ne fait pas partie du solde disponible.

    Recharger ne loue rien. Pour louer, [configurez une location](shop:configure), puis [payez-la avec le solde](shop:faq#pay-from-balance) s’il couvre le total.

faq-pay-from-balance-question = Puis-je payer une location avec mon solde ?
faq-pay-from-balance-answer =
    Oui, si votre solde disponible couvre la totalité du prix.

    Le débit règle la commande aussitôt. Le paiement partiel n’existe pas : vous ne pouvez pas régler une partie avec le solde et le reste autrement.

    Un rechargement en attente ne compte pas. Avant de payer, consultez votre [solde disponible](shop:balance) ; s’il ne suffit pas, réglez la commande [en cryptomonnaie](shop:faq#methods) ou attendez que le rechargement soit crédité.

## Following

faq-group-following = Compte et suivi

faq-name-and-email-question = Pourquoi demandez-vous mon nom et mon e-mail ?
faq-name-and-email-answer =
    Ils identifient votre compte et servent au suivi de vos commandes.

    Donnez une adresse que vous pouvez lire ; c’est aussi celle que vous saisirez pour la [connexion](shop:sign-in). Une fois la session ouverte, vous n’avez plus à ressaisir ces renseignements pour commander.

    Ce sont des coordonnées, pas un contrôle d’identité : [il n’y a pas de KYC](shop:faq#identity). Elles figurent dans [votre compte](shop:account).

faq-account-question = Faut-il un compte pour commander ?
faq-account-answer =
    Oui, mais il se crée pendant votre première commande, sans démarche à part.

    Il suffit d’un prénom, d’un nom, d’une adresse e-mail et d’un mot de passe de { $password_min } à { $password_max } caractères ; ni KYC, ni pièce d’identité, ni compte externe. Si vous avez déjà un compte, [connectez-vous](shop:sign-in) à ce moment-là : vos coordonnées seront déjà remplies, et le mot de passe ne vous sera pas redemandé à chaque commande.

    Notez le code de récupération, affiché une seule fois à l’inscription. Sur un appareil partagé, déconnectez-vous en partant.

faq-find-orders-question = Comment retrouver mes commandes ?
faq-find-orders-answer =
    Depuis n’importe quel navigateur, [connectez-vous](shop:sign-in) : vous retrouvez vos [commandes](shop:orders) et votre [solde](shop:balance).

    La déconnexion met fin à la session sur le serveur. S’inscrire de nouveau avec une adresse déjà utilisée ne donne accès à rien de l’autre compte et ne révèle pas ce qu’il contient.

    Le mot de passe ne se réinitialise pas par e-mail. Si vous l’avez perdu, servez-vous du code de récupération, affiché une seule fois à l’inscription et utilisable une seule fois. Sans ce code, écrivez à l’[assistance](shop:support) et prouvez que les commandes sont les vôtres.

faq-paid-or-ready-question = Ma commande est payée : la machine est-elle prête ?
faq-paid-or-ready-answer =
    Pas pour autant : le paiement et la remise de l’accès sont deux choses distinctes, et chacune a son propre état.

    Dans le [suivi de la commande](shop:orders), regardez où en est la préparation de la machine, puis les informations d’accès qui vous ont réellement été remises. Tant qu’elles n’y figurent pas, la machine n’est pas à votre disposition.

faq-rental-start-question = Quand la location commence-t-elle et quand finit-elle ?
faq-rental-start-answer =
    Aux dates de début et de fin indiquées dans le [suivi de la commande](shop:orders).

    Ni l’enregistrement de la commande ni le bouton « J’ai payé » ne font démarrer la location. Le suivi montre l’étape de préparation, puis les informations d’accès réellement remises et les dates.

    S’il manque une date, demandez-la à l’[assistance](shop:support) en donnant la référence de la commande.

faq-extension-question = Puis-je prolonger ou modifier une location ?
faq-extension-answer =
    Vous pouvez le demander à l’[assistance](shop:support) ; la période prévue reste valable tant que le changement n’est pas confirmé dans le [suivi](shop:orders).

    Indiquez dans votre demande :

    - la référence de la commande ;
    - la durée ou la configuration souhaitée ;
    - la date limite à respecter.

    En attendant la confirmation, [préparez la fin de la location](shop:faq#before-the-end) comme prévu.

faq-problem-report-question = Que faut-il mettre dans un signalement de problème ?
faq-problem-report-answer =
    La référence de la commande, le moment de l’incident, la commande de lancement, les versions et la première erreur complète : c’est ce que demande le [formulaire](shop:support).

    Joignez un exemple minimal, avec le format des entrées et l’étape qui échoue. Le script du [guide de diagnostic](shop:guides/diagnosis) relève les versions sans recueillir de secrets.

    N’envoyez ni mot de passe, ni clé, ni jeton d’accès, ni jeu de données entier.
