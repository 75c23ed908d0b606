import { useSignal } from '@preact/signals';
import { replayMode } from '../../features/together/replay-mode.ts';
import { WatchTogether } from '../../features/together/watch-together.tsx';
import { t } from '../../i18n/index.ts';
import { type ReplayPosition, replayAddress } from '../../net/replay/replay-address.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { TextButton } from '../../ui/text-button.tsx';

const ShareById = lazyComponent(async () => (await import('../../features/share/share-game.tsx')).ShareById);

export function AfterGame({ link, snapshot: { record, seat } }: RoomProps) {
  const isSharing = useSignal(false);
  if (record === '') return null;
  const { replay, shareGame } = t.value;
  const at: ReplayPosition = { turn: 0, view: seat ?? 'all' };
  return (
    <>
      <WatchTogether link={link} />
      <WatchAgain link={link} address={replayAddress({ id: record, packed: '' }, at)} />
      <TextButton class="quiet with-icon" icon="share" label={replay.share} onClick={() => (isSharing.value = true)} />
      <Dialog title={shareGame.title} open={isSharing.value} onClose={() => (isSharing.value = false)}>
        <ShareById id={record} at={at} />
      </Dialog>
    </>
  );
}

/**
 * Shows the finished game again: in place of its table, so that a player keeps the seat; as a page of its own, if the game was played
 * on this device or the table has gone on to the next game. Then another tab opens, because this one keeps the seat.
 */
function WatchAgain({ link, address }: Pick<RoomProps, 'link'> & { readonly address: string }) {
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
  if (replayMode.value !== 'closed') return null; // The replay is open behind the result.
  const watch = () => (replayMode.value = 'alone');
  return <TextButton class="quiet with-icon" icon="replay" label={title} onClick={watch} />;
}
