import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import { TextButton } from './text-button.tsx';

export function CopyLink({ address, label = t.value.invite.link }: { readonly address: string; readonly label?: string }) {
  const { invite } = t.value;
  const field = useRef<HTMLInputElement>(null);
  const state = useSignal<'still' | 'copied' | 'by-hand'>('still');
  const copy = async () => {
    field.current?.select();
    state.value = (await copyText(address)) || document.execCommand('copy') ? 'copied' : 'by-hand';
    field.current?.select(); // The link is selected for users who have to copy it by hand.
    setTimeout(() => (state.value = 'still'), 4000);
  };
  return (
    <div class="invite-link stack">
      <input ref={field} readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="second" onClick={() => void copy()}>
        <Icon name="copy" />
        <span aria-live="polite">
          {state.value === 'copied' ? invite.copied : state.value === 'by-hand' ? invite.byHand : invite.copy}
        </span>
      </button>
    </div>
  );
}

/** Copies a text. The clipboard API exists on HTTPS and localhost only; on a home network the deprecated command has to do. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether this browser has a share sheet; on plain HTTP it has none. */
export function canShare(): boolean {
  return globalThis.isSecureContext && typeof navigator.share === 'function';
}

export function ShareLink({ address, text }: { readonly address: string; readonly text: string }) {
  if (!canShare()) return null;
  // A user who closes the system's share sheet has changed their mind; this is no error.
  const share = () => navigator.share({ text, url: address }).catch(() => undefined);
  return <TextButton class="main" icon="share" label={t.value.invite.share} onClick={() => void share()} />;
}
