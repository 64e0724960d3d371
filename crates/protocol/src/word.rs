//! The words with which commands begin.

use core::fmt;

/// The word of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// `START n`
    Start,
    /// `RECTSTART w,h`
    RectStart,
    /// `RESTART`
    Restart,
    /// `BEGIN`
    Begin,
    /// `TURN x,y`
    Turn,
    /// `BOARD`, a list
    Board,
    /// `SWAP2BOARD`, a list
    Swap2Board,
    /// `DONE`, which ends a list
    Done,
    /// `TAKEBACK x,y`
    TakeBack,
    /// `PLAY x,y`
    Play,
    /// `INFO key value`
    Info,
    /// `ABOUT`
    About,
    /// `END`
    End,
    /// `STOP`, the same as `YXSTOP`
    Stop,
    /// `YXBOARD`, a list
    YxBoard,
    /// `YXSTOP`
    YxStop,
    /// `YXSHOWFORBID`
    YxShowForbid,
    /// `YXSHOWINFO`
    YxShowInfo,
    /// `YXHASHCLEAR`
    YxHashClear,
    /// `YXSHOWHASHUSAGE`
    YxShowHashUsage,
    /// `YXNBEST n`
    YxNBest,
    /// `YXBLOCK`, a list
    YxBlock,
    /// `YXBLOCKUNDO`, a list
    YxBlockUndo,
    /// `YXBLOCKRESET`
    YxBlockReset,
    /// `YXSEARCHDEFEND`
    YxSearchDefend,
    /// `YXBALANCEONE bias`
    YxBalanceOne,
    /// `YXBALANCETWO bias`
    YxBalanceTwo,
    /// `YXSWAP2STEP1`
    YxSwap2Step1,
    /// `YXSWAP2STEP2`
    YxSwap2Step2,
    /// `YXSWAP2STEP3`
    YxSwap2Step3,
    /// `YXSOOSORVSTEP1`
    YxSoosorvStep1,
    /// `YXSOOSORVSTEP2`, a list
    YxSoosorvStep2,
    /// `YXSOOSORVSTEP3`, a list
    YxSoosorvStep3,
    /// `YXSOOSORVSTEP4 n`, a list
    YxSoosorvStep4,
    /// `YXSOOSORVSTEP5 n`, a list
    YxSoosorvStep5,
    /// `YXSOOSORVSTEP6`, a list
    YxSoosorvStep6,
    /// `YXDRAW`
    YxDraw,
    /// `YXRESIGN`
    YxResign,
}

impl Word {
    /// Every word with its text.
    const TEXTS: [(Self, &'static str); 38] = [
        (Self::Start, "START"),
        (Self::RectStart, "RECTSTART"),
        (Self::Restart, "RESTART"),
        (Self::Begin, "BEGIN"),
        (Self::Turn, "TURN"),
        (Self::Board, "BOARD"),
        (Self::Swap2Board, "SWAP2BOARD"),
        (Self::Done, "DONE"),
        (Self::TakeBack, "TAKEBACK"),
        (Self::Play, "PLAY"),
        (Self::Info, "INFO"),
        (Self::About, "ABOUT"),
        (Self::End, "END"),
        (Self::Stop, "STOP"),
        (Self::YxBoard, "YXBOARD"),
        (Self::YxStop, "YXSTOP"),
        (Self::YxShowForbid, "YXSHOWFORBID"),
        (Self::YxShowInfo, "YXSHOWINFO"),
        (Self::YxHashClear, "YXHASHCLEAR"),
        (Self::YxShowHashUsage, "YXSHOWHASHUSAGE"),
        (Self::YxNBest, "YXNBEST"),
        (Self::YxBlock, "YXBLOCK"),
        (Self::YxBlockUndo, "YXBLOCKUNDO"),
        (Self::YxBlockReset, "YXBLOCKRESET"),
        (Self::YxSearchDefend, "YXSEARCHDEFEND"),
        (Self::YxBalanceOne, "YXBALANCEONE"),
        (Self::YxBalanceTwo, "YXBALANCETWO"),
        (Self::YxSwap2Step1, "YXSWAP2STEP1"),
        (Self::YxSwap2Step2, "YXSWAP2STEP2"),
        (Self::YxSwap2Step3, "YXSWAP2STEP3"),
        (Self::YxSoosorvStep1, "YXSOOSORVSTEP1"),
        (Self::YxSoosorvStep2, "YXSOOSORVSTEP2"),
        (Self::YxSoosorvStep3, "YXSOOSORVSTEP3"),
        (Self::YxSoosorvStep4, "YXSOOSORVSTEP4"),
        (Self::YxSoosorvStep5, "YXSOOSORVSTEP5"),
        (Self::YxSoosorvStep6, "YXSOOSORVSTEP6"),
        (Self::YxDraw, "YXDRAW"),
        (Self::YxResign, "YXRESIGN"),
    ];

    /// The word in capitals.
    pub fn text(self) -> &'static str {
        let mut texts = Self::TEXTS.iter();
        texts.find(|(word, _)| *word == self).map_or("", |(_, text)| text)
    }

    /// The word with this text, in any case.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut texts = Self::TEXTS.iter();
        texts.find(|(_, word)| word.eq_ignore_ascii_case(text)).map(|(word, _)| *word)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Words of other brains' commands that are known and have no meaning here: files of positions and of evaluations,
/// traces of their searches. A list that follows one is skipped.
pub const NOT_OFFERED: &[&str] = &[
    "YXHASHDUMP",
    "YXHASHLOAD",
    "YXBLOCKPATH",
    "YXBLOCKPATHUNDO",
    "YXBLOCKPATHRESET",
    "YXPRINTFEATURE",
    "YXSETDATABASE",
    "YXSAVEDATABASE",
    "YXQUERYDATABASEALL",
    "YXQUERYDATABASEONE",
    "YXQUERYDATABASETEXT",
    "YXQUERYDATABASEALLT",
    "YXEDITTVDDATABASE",
    "YXEDITTEXTDATABASE",
    "YXEDITLABELDATABASE",
    "YXDELETEDATABASEONE",
    "YXDELETEDATABASEALL",
    "YXSETBESTMOVEDATABASE",
    "YXCLEARBESTMOVEDATABASE",
    "YXDBTOTXT",
    "YXDBTOTXTALL",
    "YXDBTOLIB",
    "YXLIBTODB",
    "YXTXTTODB",
    "YXDBSPLIT",
    "YXDBMERGE",
    "YXDBCHECK",
    "YXDBFIX",
    "RELOADCONFIG",
    "LOADMODEL",
    "EXPORTMODEL",
    "BENCH",
    "TRACEBOARD",
    "TRACESEARCH",
];

/// The word of [`NOT_OFFERED`] with this text, in any case.
pub(crate) fn not_offered(text: &str) -> Option<&'static str> {
    NOT_OFFERED.iter().find(|word| word.eq_ignore_ascii_case(text)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_any_case_and_each_has_its_own_text() {
        for (word, text) in Word::TEXTS {
            assert_eq!(Word::of(text), Some(word));
            assert_eq!(Word::of(&text.to_lowercase()), Some(word));
            assert_eq!(Word::of(word.text()), Some(word));
            assert_eq!(not_offered(text), None, "{text} is offered");
        }
        assert_eq!(Word::of("STARTS"), None);
        assert_eq!(Word::of(""), None);
    }
}
