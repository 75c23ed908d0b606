import { useSignal } from '@preact/signals';
import { isReviewWanted, reviewed } from '../../features/review/use-review.ts';
import { canLead, invitingLeader, replayMode } from '../../features/together/replay-mode.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import { type ReplayPosition, replayAddress } from '../../net/replay/replay-address.ts';
import { REPLAY_START } from '../../net/replay/replay-state.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { go } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';

const ShareById = lazyComponent(async () => (await import('../../features/share/share-game.tsx')).ShareById);

export function AfterGame({ link, snapshot: { record, seat } }: RoomProps) {
  const isSharing = useSignal(false);
  if (record === '') return null;
  const { replay, shareGame } = t.value;
  const at: ReplayPosition = { turn: 0, view: seat ?? 'all' };
  return (
    <>
      <Replay link={link} address={replayAddress({ id: record, packed: '' }, at)} />
      <TextButton class="quiet with-icon" icon="share" label={replay.share} onClick={() => (isSharing.value = true)} />
      <Dialog title={shareGame.title} open={isSharing.value} onClose={() => (isSharing.value = false)}>
        <ShareById id={record} at={at} />
      </Dialog>
    </>
  );
}

/** Opens the replay with the review of the user's game, and says what it found if it is ready. */
export function ReviewGame({ link, snapshot: { record, seat, view, code } }: RoomProps) {
  const { title } = t.value.review;
  const isAtTable = code !== '';
  if (record === '' || view.outcome === null || replayMode.value !== 'closed') return null;
  if (isAtTable && link.snapshot.value?.phase !== 'over') return null;
  const found = reviewed.value?.record === record ? reviewed.value.findings : '';
  const open = () => {
    isReviewWanted.value = true;
    if (isAtTable) replayMode.value = 'alone';
    else go(replayAddress({ id: record, packed: '' }, { turn: 0, view: seat ?? 'all' }));
  };
  return <TextButton class="second" label={found === '' ? title : `${title}: ${found}`} onClick={open} />;
}

/**
 * Shows the finished game again: in place of its table, to everyone who is there; as a page of its own, if the game was
 * played on this device or the table has gone on to the next game. Then another tab opens, because this one keeps the seat.
 */
function Replay({ link, address }: Pick<RoomProps, 'link'> & { readonly address: string }) {
  const { title } = t.value.replay;
  const now = link.snapshot.value;
  const isAtTable = now !== null && now.code !== '';
  if (!isAtTable || now.phase !== 'over') {
    return (
      <Anchor href={address} inNewTab={isAtTable}>
        <Icon name="replay" />
        {title}
      </Anchor>
    );
  }
  // The replay is open behind the result, or the main button leads there.
  if (replayMode.value !== 'closed' || invitingLeader(now) !== null) return null;
  const watch = () => {
    if (canLead(now)) void askTable(link, 'showReplay', REPLAY_START);
    else replayMode.value = 'alone';
  };
  return <TextButton class="quiet with-icon" icon="replay" label={title} onClick={watch} />;
}
