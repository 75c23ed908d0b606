import { t } from '../../i18n/index.ts';
import { replayAddress } from '../../net/replay/replay-address.ts';
import { type ReplaySession, useReplayDialog } from '../../table/replay/replay-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShareReplayDialog } from './share-replay-dialog.tsx';

interface ShareReplayProps {
  readonly session: ReplaySession;
  readonly isOnServer: boolean;
  readonly id: string;
}

/** Shares the shown turn, and leads to the page of the game. That opens in another tab, because this one keeps the seat. */
export function ShareReplayButton({ session, isOnServer, id }: ShareReplayProps) {
  const { isOpen, open } = useReplayDialog(session.link);
  const { replay, shareGame } = t.value;
  return (
    <>
      <button type="button" class="together-way is-icon" aria-label={replay.share} data-tip={replay.share} onClick={open}>
        <Icon name="share" />
      </button>
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
