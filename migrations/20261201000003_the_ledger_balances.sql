-- Double entry, append-only. The database itself refuses an unbalanced transaction and any change of the past.

create table ledger_transactions (
    id       uuid primary key,
    -- One economic fact, one key: told twice it is booked once.
    key      text not null constraint ledger_fact_is_booked_once unique,
    at       timestamptz not null,
    reason   text not null
);

create table ledger_entries (
    id             bigint generated always as identity primary key,
    transaction_id uuid not null references ledger_transactions (id),
    account        text not null,
    -- Whose, where the account is a customer's.
    customer_id    uuid references accounts (id),
    -- USD in cents, a coin in its atomic unit.
    currency       text not null,
    amount         numeric(38, 0) not null constraint ledger_entry_is_not_zero check (amount <> 0),
    constraint ledger_customer_has_an_owner check ((account = 'customer_balance') = (customer_id is not null))
);
create index ledger_entries_by_transaction on ledger_entries (transaction_id);
create index ledger_entries_by_customer on ledger_entries (customer_id, id) where customer_id is not null;
create index ledger_entries_by_account on ledger_entries (account, currency);

create function ledger_transaction_must_balance() returns trigger language plpgsql as $$
declare
    off record;
begin
    select currency, sum(amount) as rest into off
    from ledger_entries where transaction_id = new.transaction_id
    group by currency having sum(amount) <> 0 limit 1;
    if found then
        raise exception 'ledger transaction % is off by % %', new.transaction_id, off.rest, off.currency
            using errcode = 'check_violation', constraint = 'ledger_transaction_balances';
    end if;
    return null;
end $$;

create constraint trigger ledger_transaction_balances
    after insert on ledger_entries deferrable initially deferred
    for each row execute function ledger_transaction_must_balance();

create function the_past_is_not_rewritten() returns trigger language plpgsql as $$
begin
    raise exception '% is append-only', tg_table_name
        using errcode = 'insufficient_privilege', constraint = tg_table_name || '_are_append_only';
end $$;

create trigger ledger_transactions_are_append_only before update or delete or truncate on ledger_transactions
    for each statement execute function the_past_is_not_rewritten();
create trigger ledger_entries_are_append_only before update or delete or truncate on ledger_entries
    for each statement execute function the_past_is_not_rewritten();
