import { useSignal } from '@preact/signals';
import type { Snapshot } from '../net/link.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';
import { Invite } from './invite.tsx';

/** While the game goes on: the way in for those who want to watch, or to come back. */
export function InviteButton({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = useSignal(false);
  const { invite } = words.value;
  return (
    <>
      <button type="button" class="bar-button" aria-label={invite.title} onClick={() => (open.value = true)}>
        <Icon name="share" />
      </button>
      <Dialog title={invite.title} open={open.value} onClose={() => (open.value = false)} class="narrow">
        <Invite code={snapshot.code} game={gameWords(snapshot.game.id).name} />
      </Dialog>
    </>
  );
}
