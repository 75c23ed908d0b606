import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { replayAddress } from '../../net/replay/replay-address.ts';
import { type ReplayProps, useReplayDialog, viewName } from '../../table/replay/replay-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/text-button.tsx';
import { ShareGame } from './share-game.tsx';

interface ShareReplayProps extends ReplayProps {
  readonly isOnServer: boolean;
  readonly id: string;
}

/** Shares the shown turn, and leads to the page of the game. That opens in another tab, because this one keeps the seat. */
export function ShareReplayButton({ session, isOnServer, id }: ShareReplayProps) {
  const { isOpen, open } = useReplayDialog(session.link);
  const { replay, shareGame } = t.value;
  return (
    <>
      <IconButton class="together-way is-icon" icon="share" label={replay.share} data-tip={replay.share} onClick={open} />
      <ShareReplayDialog session={session} id={isOnServer ? id : null} open={isOpen}>
        <p class="links wrap row">
          <a href={replayAddress({ id, packed: '' }, session.link.state.value)} target="_blank" rel="noopener">
            {shareGame.ownPage}
          </a>
        </p>
      </ShareReplayDialog>
    </>
  );
}

interface ShareReplayDialogProps extends ReplayProps {
  readonly id: string | null;
  readonly open: Signal<boolean>;
  readonly children?: ComponentChildren;
}

export function ShareReplayDialog({ session: { link, name }, id, open, children }: ShareReplayDialogProps) {
  const { turn, view } = link.state.value;
  return (
    <Dialog title={t.value.shareGame.title} open={open.value} onClose={() => (open.value = false)}>
      <ShareGame record={link.opened.record} id={id} at={{ turn, view }} viewName={viewName(view, name)}>
        {children}
      </ShareGame>
    </Dialog>
  );
}
