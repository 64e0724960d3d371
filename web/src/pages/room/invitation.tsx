// Waiting for the guest: the link to send, by copying, sharing or as a picture.
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { Icon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { copyText } from './copy';
import { qrPath } from './qr';

interface Props {
  readonly watchLink: string | null;
  readonly announce: (text: string) => void;
}

/** The card of a room without a guest. */
export function Invitation(props: Props): JSX.Element {
  const words = useWords();
  const link = location.origin + location.pathname;
  const [qr, setQr] = createSignal<{ readonly path: string; readonly size: number } | null>(null);
  onMount(async () => setQr(await qrPath(link)));
  return (
    <section class="invitation" aria-labelledby="invitation-text">
      <p id="invitation-text">{words('room-wait-sentence')}</p>
      <Link id="room-link" label={words('room-link-label')} link={link} announce={props.announce} />
      <Show when={qr()}>
        {(code) => (
          <svg class="qr" viewBox={`-4 -4 ${code().size + 8} ${code().size + 8}`} role="img">
            <title>{words('room-qr')}</title>
            <rect class="qr-ground" x="-4" y="-4" width="100%" height="100%" />
            <path class="qr-dots" d={code().path} />
          </svg>
        )}
      </Show>
      <Show when={props.watchLink}>
        {(watch) => (
          <Link
            id="watch-link"
            label={words('room-watch-label')}
            link={watch()}
            announce={props.announce}
          />
        )}
      </Show>
    </section>
  );
}

interface LinkProps {
  readonly id: string;
  readonly label: string;
  readonly link: string;
  readonly announce: (text: string) => void;
}

/** A link to be passed on. */
function Link(props: LinkProps): JSX.Element {
  const words = useWords();
  const [copied, setCopied] = createSignal(false);
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    if (!field || !(await copyText(field))) return;
    setCopied(true);
    props.announce(words('room-copied'));
  };
  const share = () => navigator.share({ url: props.link }).catch(() => undefined); // Closed without sharing.
  return (
    <div class="link">
      <label class="small-heading" for={props.id}>
        {props.label}
      </label>
      <div class="entry-row">
        <input
          ref={field}
          id={props.id}
          class="field"
          readonly
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={copy}>
          <Icon name={copied() ? 'check' : 'copy'} />
          <span>{words(copied() ? 'room-copied' : 'room-copy')}</span>
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="button" onClick={share}>
            <Icon name="share" />
            <span>{words('room-share')}</span>
          </button>
        </Show>
      </div>
    </div>
  );
}
