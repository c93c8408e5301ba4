//! Kernodeck, the storefront: the modules in floor order. A module uses lower floors only, never its own floor,
//! never up (`tests/architecture.rs` reads the imports and fails otherwise; docs/ARCHITECTURE.md tells why).

// Floor 0: words that every floor speaks.
/// The wall clock, in one place.
pub mod clock;
/// Typed identifiers.
pub mod ids;
/// US dollars in cents, coins in atomic units.
pub mod money;
/// Sealing with the shop's key.
pub mod sealing;

// Floor 1: what the machine, the reader's language and plain arithmetic give.
/// Settings: six variables and a file.
pub mod config;
/// The pool, the schema, the private PostgreSQL of a demonstration shop.
pub mod database;
/// The reader's language: texts, numbers, money, dates.
pub mod i18n;
/// Lot price x lots, for a term: pure.
pub mod pricing;

// Floor 2: nouns that stand alone.
/// Registration, sign-in, password, recovery code, sessions.
pub mod accounts;
/// Offers: cards, specifications, prices; import.
pub mod catalog;
/// FAQ and guides: Markdown to safe HTML.
pub mod content;
/// How often something may be tried, counted in the database.
pub mod limits;

// Floor 3.
/// The ledger: double entry, the only door for money.
pub mod balance;

// Floor 4.
/// Placing, following, preparing, cancelling: an order knows whether it is paid, not how.
pub mod orders;

// Floor 5.
/// Instructions, what arrives on the networks, and what it settles.
pub mod payments;

// Floor 6.
/// Staff, their acts on orders, and the audit log.
pub mod support;

// Floor 7.
/// The wiring of all that is below.
pub mod app;

// Floor 8: never each other.
/// The pages.
pub mod web;
/// What happens without a visitor.
pub mod workers;
