-- Customers, staff, their sessions, and the counts that limits rest on.

create table accounts (
    id                 uuid primary key,
    email              text not null,
    -- Letter case folded and white space trimmed: one person, one account (case S14).
    email_folded       text not null constraint accounts_email_is_unique unique,
    first_name         text not null,
    last_name          text not null,
    password_hash      text not null,
    -- SHA-256 of the one-use recovery code; null once it is used.
    recovery_code_hash bytea,
    locale             text not null,
    created_at         timestamptz not null,
    disabled_at        timestamptz
);

create table staff (
    id            uuid primary key,
    email         text not null,
    email_folded  text not null constraint staff_email_is_unique unique,
    password_hash text not null,
    role          text not null constraint staff_role_is_known check (role in ('viewer', 'support', 'finance')),
    created_at    timestamptz not null,
    disabled_at   timestamptz
);

create table sessions (
    -- SHA-256 of the cookie's value: a reader of the database cannot sign in with it.
    id_hash      bytea primary key,
    public_id    uuid not null constraint sessions_public_id_is_unique unique,
    account_id   uuid references accounts (id) on delete cascade,
    staff_id     uuid references staff (id) on delete cascade,
    data         jsonb not null,
    user_agent   text not null default '',
    created_at   timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at   timestamptz not null
);
create index sessions_by_account on sessions (account_id) where account_id is not null;
create index sessions_by_expiry on sessions (expires_at);

create table attempts (
    id      bigint generated always as identity primary key,
    purpose text not null,
    -- Who tried: a network, an account or a hash of an email; never an email itself.
    key     text not null,
    at      timestamptz not null
);
create index attempts_by_key on attempts (purpose, key, at);
create index attempts_by_time on attempts (at);
