import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { aboutGame } from '../../i18n/catalog.ts';
import { t } from '../../i18n/index.ts';
import { appAddress, isLocalAddress } from '../../net/app-address.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { spokenCode, tablePath } from '../../ui/route.ts';

export function tableAddress(house: string, code: string): string {
  return house + tablePath(code);
}

interface InviteProps {
  readonly code: string;
  readonly game: string;
}

/** Three ways to invite friends: a code to say, a link to send, a QR code to scan. */
export function Invite({ code, game }: InviteProps) {
  const house = useSignal(location.origin);
  useEffect(() => {
    appAddress().then((address) => (house.value = address));
  }, []);
  const { invite } = t.value;
  const address = tableAddress(house.value, code);
  return (
    <div class="invite">
      <div class="invite-qr">
        <QrCode text={address} label={invite.qr} />
      </div>
      <div class="invite-words">
        <p class="invite-code" translate={false}>
          <span class="unseen">{invite.code} </span>
          {spokenCode(code)}
        </p>
        <Link address={address} />
        {isLocalAddress(new URL(address).host) && <p class="hint">{invite.onlyHere}</p>}
        <Share address={address} text={invite.message(game)} />
      </div>
    </div>
  );
}

function Link({ address }: { readonly address: string }) {
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
    <div class="invite-link">
      <input ref={field} readOnly value={address} aria-label={invite.link} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="second" onClick={() => void copy()}>
        <Icon name="copy" />
        <span aria-live="polite">
          {state.value === 'copied' ? invite.copied : state.value === 'by-hand' ? invite.byHand : invite.copy}
        </span>
      </button>
    </div>
  );
}

/** Returns whether this browser has a share sheet; on plain HTTP it has none. */
export function canShare(): boolean {
  return globalThis.isSecureContext && typeof navigator.share === 'function';
}

function Share({ address, text }: { readonly address: string; readonly text: string }) {
  if (!canShare()) return null;
  // A user who closes the system's share sheet has changed their mind; this is no error.
  const share = () => navigator.share({ text, url: address }).catch(() => undefined);
  return (
    <button type="button" class="main" onClick={() => void share()}>
      <Icon name="share" />
      {t.value.invite.share}
    </button>
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

/**
 * The invitation as a button: during the game for spectators and returning players; before it on phones, where the invitation
 * itself is further down.
 */
export function InviteButton({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = useSignal(false);
  const { invite } = t.value;
  return (
    <>
      <BarButton
        icon="share"
        label={invite.title}
        {...(snapshot.phase === 'gathering' ? { kind: 'invite-narrow' } : {})}
        onPress={() => (open.value = true)}
      />
      <Dialog title={invite.title} open={open.value} onClose={() => (open.value = false)} class="narrow">
        <Invite code={snapshot.code} game={aboutGame(snapshot.game.id).name} />
      </Dialog>
    </>
  );
}
