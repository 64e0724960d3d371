// A question that must be answered before the page goes on. Escape is "no".
import { type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { takeLostFocus } from './focus';

interface Props {
  readonly title: string;
  readonly children?: JSX.Element;
  /** The answers, the safe one first. */
  readonly actions: JSX.Element;
  /** A list takes the room that there is. */
  readonly kind?: 'question' | 'list';
  readonly onClose: () => void;
}

/** Shows itself as soon as it is on the page; leaves the page when its owner takes it away. */
export function Dialog(props: Props): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  let asker: Element | null = null;
  onMount(() => {
    asker = document.activeElement;
    dialog?.showModal();
  });
  onCleanup(() => {
    dialog?.close();
    // The dialog may have left the page already, and the focus with it: back to the button that asked.
    if (asker instanceof HTMLElement) takeLostFocus(asker);
  });
  return (
    <Portal>
      <dialog
        ref={dialog}
        class={`dialog ${props.kind ?? 'question'}`}
        aria-labelledby="dialog-title"
        onCancel={(event) => {
          event.preventDefault();
          props.onClose();
        }}
      >
        <h2 id="dialog-title">{props.title}</h2>
        {props.children}
        <div class="dialog-actions">{props.actions}</div>
      </dialog>
    </Portal>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A question with yes and no. */
export function Confirm(props: ConfirmProps): JSX.Element {
  const actions = (
    <>
      <button type="button" class="button" onClick={() => props.onNo()}>
        {props.no}
      </button>
      <button type="button" class="button primary" onClick={() => props.onYes()}>
        {props.yes}
      </button>
    </>
  );
  return (
    <Dialog title={props.title} actions={actions} onClose={() => props.onNo()}>
      <p>{props.text}</p>
    </Dialog>
  );
}
