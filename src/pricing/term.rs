//! How long a rental runs: a term is days x 24 hours, counted in UTC from the hand-over.

use time::Duration;

/// The three durations that the shop rents for (R3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    ThreeDays,
    SevenDays,
    ThirtyDays,
}

impl Term {
    /// From the shortest to the longest, as pages list them.
    pub const ALL: [Term; 3] = [Term::ThreeDays, Term::SevenDays, Term::ThirtyDays];

    pub const fn days(self) -> u32 {
        match self {
            Term::ThreeDays => 3,
            Term::SevenDays => 7,
            Term::ThirtyDays => 30,
        }
    }

    pub fn from_days(days: u32) -> Option<Self> {
        Term::ALL.into_iter().find(|term| term.days() == days)
    }

    /// Reads `3`, `7` or `30` and nothing else.
    pub fn parse(text: &str) -> Option<Self> {
        Term::ALL.into_iter().find(|term| term.days().to_string() == text.trim())
    }

    /// Whole days of 24 hours: a change of clocks moves no end of a rental.
    pub fn duration(self) -> Duration {
        Duration::days(i64::from(self.days()))
    }
}
