//! How many lots one order takes.

/// From 1 to 10 lots (R3). A lot is hardware; a batch of examples is another thing (R8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lots(u8);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LotsError {
    #[error("no number of lots was given")]
    Missing,
    #[error("not a whole number")]
    NotAWholeNumber,
    #[error("not between {} and {}", Lots::MIN, Lots::MAX)]
    OutOfRange,
}

impl Lots {
    pub const MIN: u8 = 1;
    pub const MAX: u8 = 10;

    pub fn new(count: u8) -> Result<Self, LotsError> {
        if (Self::MIN..=Self::MAX).contains(&count) { Ok(Lots(count)) } else { Err(LotsError::OutOfRange) }
    }

    pub const fn count(self) -> u32 {
        self.0 as u32
    }

    /// Every number of lots that can be ordered.
    pub fn all() -> impl Iterator<Item = Lots> {
        (Self::MIN..=Self::MAX).map(Lots)
    }

    /// Reads what a person typed: ASCII digits, spaces around them forgiven. A number too long for any integer is
    /// out of range, not an error of another kind.
    pub fn parse(text: &str) -> Result<Self, LotsError> {
        let text = text.trim();
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => ("", text),
        };
        if text.is_empty() {
            return Err(LotsError::Missing);
        }
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(LotsError::NotAWholeNumber);
        }
        match digits.parse::<u8>() {
            Ok(count) if sign.is_empty() => Lots::new(count),
            _ => Err(LotsError::OutOfRange),
        }
    }
}

impl Default for Lots {
    /// The one honest default: a single lot.
    fn default() -> Self {
        Lots(Self::MIN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_ten_lots_can_be_ordered_and_nothing_else() {
        for count in 1..=10_u8 {
            assert_eq!(Lots::parse(&count.to_string()).map(Lots::count), Ok(u32::from(count)));
        }
        for text in ["0", "11", "-1", "-0", "256", "2147483648", "99999999999999999999999999"] {
            assert_eq!(Lots::parse(text), Err(LotsError::OutOfRange), "{text}");
        }
        for text in ["1.5", "two", "1e1", "٣", "+2", "0x2", "-", "1 0", "１"] {
            assert_eq!(Lots::parse(text), Err(LotsError::NotAWholeNumber), "{text}");
        }
        assert_eq!(Lots::parse(" "), Err(LotsError::Missing));
        assert_eq!(Lots::parse(" 2\u{a0}"), Lots::new(2));
    }
}
