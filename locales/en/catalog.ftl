## The list of cards

catalog-title = GPUs for rent
catalog-description = NVIDIA and AMD GPUs with memory, bandwidth and the price of a lot for each duration. Filter by backend and memory.
catalog-lead = Each price is for one lot and the whole duration. Every card shows how many GPUs a lot holds.
catalog-filters = Find a card
catalog-q = Search
catalog-backend = Backend
catalog-backend-all = CUDA and ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Memory per GPU
catalog-min-memory-any = Any
catalog-min-memory-least = { $memory } or more
catalog-sort = Sort
catalog-sort-catalogue = As in the catalogue
catalog-sort-price-up = Cheapest first ({ $term })
catalog-sort-price-down = Most expensive first ({ $term })
catalog-sort-memory-down = Most memory first
catalog-sort-memory-up = Least memory first
catalog-show = Show
catalog-show-all = Show all cards
catalog-count =
    { $cards ->
        [one] { $cards_text } card
       *[other] { $cards_text } cards
    }

## No card is left

catalog-empty-title = No card matches
catalog-empty-search =
    { $cards ->
        [one] It is the search for “{ $q }”: without it { $cards_text } card matches.
       *[other] It is the search for “{ $q }”: without it { $cards_text } cards match.
    }
catalog-empty-memory =
    { $cards ->
        [one] It is the memory: without that filter { $cards_text } card matches.
       *[other] It is the memory: without that filter { $cards_text } cards match.
    }
catalog-empty-backend =
    { $cards ->
        [one] It is the backend: without that filter { $cards_text } card matches.
       *[other] It is the backend: without that filter { $cards_text } cards match.
    }
catalog-empty-together = Together the filters leave nothing: taking off one of them is not enough.
catalog-empty-shelf = No card is on offer at the moment.
catalog-clear-search = Clear the search
catalog-clear-memory = Clear the memory filter
catalog-clear-backend = Clear the backend filter

## What is wrong with a filter

catalog-twice = This filter arrived twice, with different values. It is not applied: choose one.
catalog-q-unprintable = The search contains characters that cannot be shown. It is not applied: type it again.
catalog-q-too-long = A search has up to { $max_text } characters. It is not applied: shorten it.
catalog-backend-unknown = There is no such backend. The filter is not applied: choose CUDA or ROCm.
catalog-min-memory-unknown = Enter the memory in whole gigabytes, such as 80. The filter is not applied.
catalog-sort-unknown = There is no such sorting. The cards are shown as in the catalogue.
