//! The shop on a port, in a real headless Chromium: a GPU is bought with JavaScript and without. Where Chromium or its
//! driver is not installed the tests say so loudly and pass; with `CI=true` they fail.

mod buying;
mod chromium;
