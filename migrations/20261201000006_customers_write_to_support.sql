-- What customers write to support, tied to an order or not.

create table support_requests (
    id         uuid primary key,
    account_id uuid references accounts (id),
    order_id   uuid references orders (id),
    -- Where the answer goes.
    email      text not null,
    topic      text not null constraint support_requests_topic_is_known
               check (topic in ('question', 'payment', 'change', 'problem')),
    message    text not null,
    -- What a problem report asks for beside the message: moment, command, versions, first error.
    report     jsonb not null default '{}',
    locale     text not null,
    created_at timestamptz not null,
    closed_at  timestamptz
);
create index support_requests_open on support_requests (created_at) where closed_at is null;
create index support_requests_by_order on support_requests (order_id) where order_id is not null;
