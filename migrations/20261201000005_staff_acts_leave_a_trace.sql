-- Who did what, when, to what: written with the act, in one transaction, and never changed.

create table audit_log (
    id         bigint generated always as identity primary key,
    staff_id   uuid not null references staff (id),
    at         timestamptz not null,
    act        text not null,
    order_id   uuid references orders (id),
    detail     jsonb not null default '{}',
    request_id text not null default ''
);
create index audit_log_by_order on audit_log (order_id, id);
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
    for each statement execute function the_past_is_not_rewritten();
