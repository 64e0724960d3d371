// Copies a field's text. On plain-http hosts there is no clipboard to write to: there the browser's old
// command copies what is selected.

/** Was it copied? The text is selected either way, to be copied by hand. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    if (!('clipboard' in navigator)) return document.execCommand('copy');
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
