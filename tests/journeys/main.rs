//! Journeys through the whole shop, told in user acts: each has a database of its own, goes through the rendered forms
//! and sends only what a form holds.

mod acts;
mod visitor;
mod world;

mod buying;
mod ordering;
mod accounts;
mod pages;
mod paying;
mod protection;
mod staff;
