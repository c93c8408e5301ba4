//! Journeys through the whole shop, told in user acts: each has a database of its own, goes through the rendered forms
//! and sends only what a form holds.

mod acts;
#[path = "../browser/mod.rs"]
mod browser;
mod visitor;
mod world;

mod accounts;
mod buying;
mod commands;
mod following;
mod ordering;
mod pages;
mod paying;
mod protection;
mod search_engines;
mod staff;
