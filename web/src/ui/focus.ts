// Where the focus goes when what had it is gone.

/** Takes the focus once it is on the page, unless something else has it: the next Tab goes on from here. */
export function takeLostFocus(element: HTMLElement): void {
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) element.focus();
  });
}

/** Gives the focus to the page's heading when what had it goes from the page now. */
export function findLostFocus(): void {
  const heading = document.querySelector('h1');
  if (heading) takeLostFocus(heading);
}
