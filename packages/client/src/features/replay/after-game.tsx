import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { type ReplayPosition, replayAddress } from './replay-address.ts';
import type { ShareByIdProps } from './share-by-id.tsx';

const ShareById = later<ShareByIdProps>(async () => (await import('./share-by-id.tsx')).ShareById);

/** Watches the finished game again, or shares it. */
export function AfterGame({ snapshot: { record, seat } }: { readonly snapshot: Snapshot }) {
  const isSharing = useSignal(false);
  if (record === '') return null;
  const { replay, shareGame } = t.value;
  const at: ReplayPosition = { turn: 0, view: seat ?? 'all' };
  return (
    <>
      <Anchor href={replayAddress({ id: record, packed: '' }, at)}>
        <Icon name="replay" />
        {replay.again}
      </Anchor>
      <button type="button" class="quiet with-icon" onClick={() => (isSharing.value = true)}>
        <Icon name="share" />
        {replay.share}
      </button>
      <Dialog title={shareGame.title} open={isSharing.value} onClose={() => (isSharing.value = false)}>
        <ShareById id={record} at={at} />
      </Dialog>
    </>
  );
}
