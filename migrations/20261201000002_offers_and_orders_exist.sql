-- The catalogue, and orders with the price they were placed at.

create table offers (
    slug           text primary key constraint offers_slug_is_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    position       integer not null,
    name           text not null,
    vendor         text not null constraint offers_vendor_is_known check (vendor in ('nvidia', 'amd')),
    memory_gb      integer not null constraint offers_memory_is_positive check (memory_gb > 0),
    memory_kind    text not null,
    bandwidth_gb_s integer not null constraint offers_bandwidth_is_positive check (bandwidth_gb_s > 0),
    gpus_per_lot   integer not null constraint offers_lot_holds_a_gpu check (gpus_per_lot between 1 and 16),
    -- How the package is drawn: packages a lot, dies, memory stacks or chips.
    package        jsonb not null,
    -- Lots that can still be ordered; null where the operator sets no limit.
    lots_free      integer constraint offers_lots_free_are_not_negative check (lots_free >= 0),
    listed         boolean not null default true,
    updated_at     timestamptz not null
);

create table lot_prices (
    offer_slug text not null references offers (slug) on delete cascade,
    term_days  integer not null constraint lot_prices_term_is_known check (term_days in (3, 7, 30)),
    -- The price of one lot for the whole term: all of its GPUs are in it.
    cents      bigint not null constraint lot_prices_are_positive check (cents > 0),
    primary key (offer_slug, term_days)
);

create table orders (
    id                 uuid primary key,
    reference          text not null constraint orders_reference_is_unique unique
                       constraint orders_reference_is_well_formed check (reference ~ '^KD-[2-9A-HJKMNP-TV-Z]{8}$'),
    account_id         uuid not null references accounts (id),
    -- From the form: posting the same form again finds the same order (S5, S6).
    order_key          uuid not null,
    offer_slug         text not null references offers (slug),
    card_name          text not null,
    memory_gb          integer not null,
    backend            text not null,
    gpus_per_lot       integer not null,
    term_days          integer not null constraint orders_term_is_known check (term_days in (3, 7, 30)),
    lots               integer not null constraint orders_lots_are_in_range check (lots between 1 and 10),
    lot_price_cents    bigint not null constraint orders_price_is_positive check (lot_price_cents > 0),
    total_cents        bigint not null,
    preparation        text not null,
    preparation_note   text not null default '',
    locale             text not null,
    payment_state      text not null constraint orders_payment_state_is_known
                       check (payment_state in ('unpaid', 'awaiting', 'part-paid', 'paid', 'refunded')),
    provisioning_state text not null constraint orders_provisioning_state_is_known
                       check (provisioning_state in ('not-started', 'preparing', 'ready', 'ended', 'cancelled')),
    placed_at          timestamptz not null,
    paid_at            timestamptz,
    -- Access details, sealed with the shop's key: never readable from a copy of the database.
    access_sealed      bytea,
    starts_at          timestamptz,
    ends_at            timestamptz,
    holds_lots         boolean not null default false,
    constraint orders_key_is_used_once unique (account_id, order_key),
    constraint orders_total_is_lots_times_price check (total_cents = lots * lot_price_cents),
    constraint orders_ready_has_access check (provisioning_state <> 'ready' or access_sealed is not null),
    constraint orders_dates_are_in_order check (ends_at is null or ends_at > starts_at)
);
create index orders_by_account on orders (account_id, placed_at desc, id desc);
create index orders_by_time on orders (placed_at desc, id desc);

create table order_events (
    id       bigint generated always as identity primary key,
    order_id uuid not null references orders (id),
    at       timestamptz not null,
    kind     text not null,
    -- What the event is about, for the texts of the timeline: a method, a state, a payment.
    detail   jsonb not null default '{}'
);
create index order_events_by_order on order_events (order_id, id);
