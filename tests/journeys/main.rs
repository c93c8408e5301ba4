//! Journeys through the whole shop, told in user acts: each has a database of its own, goes through the rendered forms
//! and sends only what a form holds.

mod visitor;
mod world;
