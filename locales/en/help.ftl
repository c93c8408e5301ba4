## FAQ and guides

faq-title = Frequently asked questions
faq-description = Thirty answers on choosing a card, preparing the work, paying in crypto or from your balance, and following an order.
faq-search-label = Search the questions and answers
faq-search-button = Search
faq-found =
    { $count ->
        [one] { $count_text } answer found.
       *[other] { $count_text } answers found.
    }
faq-found-none = Nothing found for “{ $q }”. Try another word, or write to support.
faq-show-all = Show all questions
help-contents = Contents
help-trail = You are here
guides-title = Guides
guides-description = Four guides for renting a GPU: a pilot run, environments, diagnosis, and checkpoints with a tested resume.
guides-lead = What to do before, during and after the rental, with scripts that were run and tested.
guide-minutes =
    { $minutes ->
        [one] { $minutes_text } minute to read.
       *[other] { $minutes_text } minutes to read.
    }
guide-checked = Last checked on { $date }.
guide-size = Size: { $size } bytes. It reads and writes on your machine only and sends nothing.
guide-checksum = SHA-256:
guide-previous = Previous: { $title }
guide-next = Next: { $title }
guide-neighbours = More guides
guide-copy = Copy
guide-copied = Copied
guide-code = Code
