## Questions et guides

faq-title = Questions fréquentes
faq-description = Trente réponses : choisir une carte, préparer le travail, payer en cryptomonnaie ou avec le solde, suivre une commande.
faq-search-label = Chercher dans les questions et réponses
faq-search-button = Chercher
faq-found =
    { $count ->
        [one] { $count_text } réponse trouvée.
        [many] { $count_text } de réponses trouvées.
       *[other] { $count_text } réponses trouvées.
    }
faq-found-none = Rien pour « { $q } ». Essayez un autre mot ou écrivez à l’assistance.
faq-show-all = Afficher toutes les questions
help-contents = Sommaire
help-trail = Vous êtes ici
guides-title = Guides
guides-description = Quatre guides pour louer un GPU : essai pilote, environnements, diagnostic, checkpoints et reprise vérifiée.
guides-lead = Que faire avant, pendant et après la location, avec des scripts exécutés et testés.
guide-minutes =
    { $minutes ->
        [one] { $minutes_text } minute de lecture.
        [many] { $minutes_text } de minutes de lecture.
       *[other] { $minutes_text } minutes de lecture.
    }
guide-checked = Vérifié le { $date }.
guide-size = Taille : { $size } octets. Le script ne lit et n’écrit que sur votre machine, et n’envoie rien.
guide-checksum = SHA-256 :
guide-previous = Précédent : { $title }
guide-next = Suivant : { $title }
guide-neighbours = Autres guides
guide-copy = Copier
guide-copied = Copié
guide-code = Code
