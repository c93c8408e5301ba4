## The list of cards

catalog-title = GPUs for rent
catalog-description = NVIDIA and AMD GPUs with memory, bandwidth and the price of a lot for each duration. Filter by backend and memory.
catalog-lead = A price is for one lot and the whole duration. How many GPUs a lot holds stands on each card.
catalog-filters = Find a card
catalog-q = Search
catalog-backend = Backend
catalog-backend-all = CUDA and ROCm
catalog-backend-cuda = CUDA (NVIDIA)
catalog-backend-rocm = ROCm (AMD)
catalog-min-memory = Memory per GPU
catalog-min-memory-any = Any
catalog-min-memory-least = { $memory } or more
catalog-sort = Order
catalog-sort-catalogue = Catalogue
catalog-sort-price-up = Cheapest ({ $term })
catalog-sort-price-down = Dearest ({ $term })
catalog-sort-memory-down = Most memory
catalog-sort-memory-up = Least memory
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
catalog-empty-together = The filters leave nothing together: taking off one of them is not enough.
catalog-empty-shelf = No card is on offer at the moment.
catalog-clear-search = Clear the search
catalog-clear-memory = Clear the memory filter
catalog-clear-backend = Clear the backend filter

## What is wrong with a filter

catalog-twice = This filter was given twice, with different values. It is not applied: choose one.
catalog-q-unprintable = The search holds characters that cannot be shown. It is not applied: type it again.
catalog-q-too-long = A search has up to { $max_text } characters. It is not applied: shorten it.
catalog-backend-unknown = There is no such backend. The filter is not applied: choose CUDA or ROCm.
catalog-min-memory-unknown = Give the memory as whole gigabytes, such as 80. The filter is not applied.
catalog-sort-unknown = There is no such order. The cards stand as in the catalogue.
