import { useSignal } from '@preact/signals';
import { aboutGame, t } from '../../i18n/index.ts';
import { appAddress, isLocalAddress, pageAddress } from '../../net/app-address.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { CopyLink, ShareLink } from '../../ui/copy-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { spokenCode, tablePath } from '../../ui/route.ts';
import { useLoaded } from '../../ui/use-loaded.ts';

export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const house = useLoaded(appAddress, []).value ?? pageAddress();
  const { invite } = t.value;
  const address = house + tablePath(code);
  return (
    <div class="invite stack loose">
      <div class="invite-qr">
        <QrCode text={address} label={invite.qr} />
      </div>
      <div class="invite-words stack">
        <p class="invite-code" translate={false}>
          <span class="unseen">{invite.code} </span>
          {spokenCode(code)}
        </p>
        <CopyLink address={address} />
        {isLocalAddress(new URL(address).host) && <p class="hint">{invite.onlyHere}</p>}
        <ShareLink address={address} text={invite.message(game)} />
      </div>
    </div>
  );
}

/** The invitation as a button: before the game it stands on the page itself. */
export function InviteButton({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = useSignal(false);
  const { invite } = t.value;
  return (
    <>
      <BarButton icon="share" label={invite.title} onPress={() => (open.value = true)} />
      <Dialog title={invite.title} open={open.value} onClose={() => (open.value = false)} class="narrow">
        <Invite code={snapshot.code} game={aboutGame(snapshot.game.id).name} />
      </Dialog>
    </>
  );
}
