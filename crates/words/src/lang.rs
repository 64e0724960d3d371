//! The languages, and which one a reader gets.

use unic_langid::{LanguageIdentifier, langid};

/// A language in which everything is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
    /// Romanian.
    Ro,
    /// Polish.
    Pl,
}

impl Lang {
    /// Every language, in the order of the menu.
    pub const ALL: [Self; 4] = [Self::En, Self::Es, Self::Ro, Self::Pl];

    /// The language's code: `en`, `es`, `ro`, `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Ro => "ro",
            Self::Pl => "pl",
        }
    }

    /// The language's name in itself. A name is no text to be translated, so it stands here.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::Ro => "Română",
            Self::Pl => "Polski",
        }
    }

    /// The language with this code; regions are ignored: `es-MX` is Spanish.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The best language for an `Accept-Language` header; `None` when it names none that we have.
    pub fn negotiate(header: &str) -> Option<Self> {
        let wish = |part: &str| {
            let (code, parameters) = part.split_once(';').unwrap_or((part, ""));
            let quality = parameters.trim().strip_prefix("q=").unwrap_or("1");
            let quality: f32 = quality.parse().ok()?;
            Some((Self::from_code(code.trim())?, quality))
        };
        let wishes = header.split(',').take(32).filter_map(wish).filter(|wish| wish.1 > 0.0);
        // Of equal wishes the first one counts: `max_by` would take the last.
        let better =
            |best: (Self, f32), next: (Self, f32)| if next.1 > best.1 { next } else { best };
        wishes.reduce(better).map(|wish| wish.0)
    }

    pub(crate) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::En => langid!("en"),
            Self::Es => langid!("es"),
            Self::Ro => langid!("ro"),
            Self::Pl => langid!("pl"),
        }
    }
}
