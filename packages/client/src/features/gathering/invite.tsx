import { useSignal } from '@preact/signals';
import { aboutGame, t } from '../../i18n/index.ts';
import { InviteLink } from '../../net/invite-link.tsx';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { spokenCode, tablePath } from '../../ui/route.ts';

export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const { invite } = t.value;
  return (
    <InviteLink path={tablePath(code)} qr={invite.qr} message={invite.message(game)}>
      <p class="invite-code" translate={false}>
        <span class="unseen">{invite.code} </span>
        {spokenCode(code)}
      </p>
    </InviteLink>
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
