//! Arrays on the heap whose length is part of their type.

/// An array on the heap, every element `value`; it never stands on the stack on its way there.
#[expect(clippy::unnecessary_box_returns, reason = "the arrays are too large for the stack")]
pub(crate) fn filled<T: Clone, const N: usize>(value: T) -> Box<[T; N]> {
    let array: Result<Box<[T; N]>, _> = vec![value; N].into_boxed_slice().try_into();
    array.ok().expect("the slice was made with the length of the array")
}
