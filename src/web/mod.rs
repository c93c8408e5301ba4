//! The pages. `routes` is the table of every address; a page's file holds its handler, form and template together.

mod account;
mod admin;
mod assets;
mod balance;
mod catalog;
mod checkout;
mod configuration;
mod configure;
mod die;
mod error;
mod extract;
mod forms;
mod health;
mod help;
mod home;
mod language;
mod manifest;
mod order;
mod page;
mod payment;
mod protection;
mod routes;
mod search_engines;
mod session;
mod states;
mod summary;
mod support;
mod tries;
mod urls;
mod visit;

pub use routes::router;
