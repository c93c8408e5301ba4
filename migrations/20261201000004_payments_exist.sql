-- Receiving addresses, payment intents, what arrived on the networks, and the rates they were priced at.

create table account_keys (
    network     text not null,
    fingerprint text not null,
    public_key  text not null,
    next_index  integer not null default 0,
    -- The key that new addresses are derived from; older ones stay, since their addresses are watched for good.
    current     boolean not null,
    added_at    timestamptz not null,
    primary key (network, fingerprint)
);
create unique index account_keys_one_is_current on account_keys (network) where current;

create table receiving_addresses (
    id              uuid primary key,
    network         text not null,
    address         text not null,
    -- Where it comes from: an account key with an index, or a row of an imported pool.
    key_fingerprint text,
    key_index       integer,
    added_at        timestamptz not null,
    issued_at       timestamptz,
    constraint receiving_addresses_come_from_known_keys
        foreign key (network, key_fingerprint) references account_keys (network, fingerprint),
    constraint receiving_addresses_are_unique unique (network, address),
    constraint receiving_addresses_name_their_index check ((key_fingerprint is null) = (key_index is null)),
    constraint receiving_addresses_use_an_index_once unique (network, key_fingerprint, key_index)
);
create index receiving_addresses_free on receiving_addresses (network, added_at, id)
    where issued_at is null and key_fingerprint is null;

create table top_ups (
    id         uuid primary key,
    account_id uuid not null references accounts (id),
    usd_cents  bigint not null constraint top_ups_amount_is_positive check (usd_cents > 0),
    locale     text not null,
    created_at timestamptz not null
);
create index top_ups_by_account on top_ups (account_id, created_at desc, id desc);

create table payments (
    id            uuid primary key,
    account_id    uuid not null references accounts (id),
    -- What it pays: an order, or a top-up of the balance.
    order_id      uuid references orders (id),
    top_up_id     uuid references top_ups (id),
    method        text not null,
    -- One address for one payment, for ever.
    address_id    uuid not null references receiving_addresses (id)
                  constraint payments_address_is_used_once unique,
    usd_cents     bigint not null constraint payments_amount_is_positive check (usd_cents > 0),
    -- US dollars for one coin, and the quotes that it came from.
    rate          numeric not null constraint payments_rate_is_positive check (rate > 0),
    rate_evidence jsonb not null,
    -- In atomic units of the method's coin.
    amount_due    numeric(38, 0) not null constraint payments_due_is_positive check (amount_due > 0),
    state         text not null constraint payments_state_is_known check (state in
                  ('awaiting', 'seen', 'confirming', 'settled', 'expired', 'review', 'closed', 'cancelled')),
    flags         text[] not null default '{}',
    created_at    timestamptz not null,
    expires_at    timestamptz not null constraint payments_expire_after_creation check (expires_at > created_at),
    notified_at   timestamptz,
    settled_at    timestamptz,
    -- The customer chose another method; what arrives all the same is looked at.
    cancelled_at  timestamptz,
    constraint payments_pay_one_thing check (num_nonnulls(order_id, top_up_id) = 1)
);
create index payments_by_top_up on payments (top_up_id, created_at);
create index payments_by_order on payments (order_id, created_at);
create index payments_by_account on payments (account_id, state);
create index payments_open on payments (expires_at) where state in ('awaiting', 'seen');
-- An order or a top-up waits for one set of instructions at a time. Late money can bring an older one back to
-- confirming beside it, so only those that wait are held to this.
create unique index payments_one_waits on payments (coalesce(order_id, top_up_id)) where state = 'awaiting';

create table transfers (
    id             uuid primary key,
    network        text not null,
    txid           text not null,
    -- Which credit of the transaction: an output's index, a log's index, an account.
    locator        text not null,
    address_id     uuid not null references receiving_addresses (id),
    payment_id     uuid references payments (id),
    asset          text not null,
    amount         numeric(38, 0) not null constraint transfers_amount_is_positive check (amount > 0),
    status         text not null constraint transfers_status_is_known check (status in
                   ('seen', 'confirmed', 'final', 'orphaned', 'replaced', 'ignored')),
    first_seen_at  timestamptz not null,
    -- The time of its block, where it is in one.
    chain_time     timestamptz,
    -- When the ledger took it.
    booked_at      timestamptz,
    constraint transfers_fact_is_unique unique (network, txid, locator)
);
create index transfers_by_payment on transfers (payment_id, first_seen_at);

create table payment_events (
    id         bigint generated always as identity primary key,
    payment_id uuid not null references payments (id),
    at         timestamptz not null,
    kind       text not null,
    detail     jsonb not null default '{}'
);
create index payment_events_by_payment on payment_events (payment_id, id);
create trigger payment_events_are_append_only before update or delete or truncate on payment_events
    for each statement execute function the_past_is_not_rewritten();

create table rate_quotes (
    asset         text not null,
    provider      text not null,
    -- US dollars for one coin.
    bid           numeric,
    ask           numeric,
    mid           numeric not null constraint rate_quotes_are_positive check (mid > 0),
    fetched_at    timestamptz not null,
    provider_time timestamptz,
    primary key (asset, provider)
);
