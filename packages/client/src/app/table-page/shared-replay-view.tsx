import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { ContinueButton } from '../../features/continue/continue-button.tsx';
import { type OpenReplay as OpenedReplay, type ReplayFault, useReplay } from '../../features/replay/use-replay.ts';
import { marksInWords } from '../../features/review/review-bar.tsx';
import { reviewed } from '../../features/review/use-review.ts';
import { ShareReplay } from '../../features/share/share-replay.tsx';
import { PointingFinger } from '../../features/together/pointing-finger.tsx';
import { keepInEntry } from '../../features/together/replay-entry.ts';
import { replayMode } from '../../features/together/replay-mode.ts';
import { linkBesideTable, useSharedReplayLink } from '../../features/together/shared-replay-link.ts';
import { TogetherBar } from '../../features/together/together-bar.tsx';
import { t } from '../../i18n/index.ts';
import type { RecordSource } from '../../net/replay/load-record.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { LoadingReplay } from '../replay-page/fault-page.tsx';
import { useReplayParts } from '../replay-page/replay-parts.tsx';
import { replayButtons } from './room-bar.tsx';

/** The game that has just ended, in place of its table, as its leader shows it, or as the user watches it alone. */
export function SharedReplayView({ link, snapshot }: RoomProps) {
  const { record } = snapshot;
  const tries = useSignal(0);
  const source = useMemo((): RecordSource => ({ from: 'id', id: record }), [record]);
  const openLink = useMemo(() => (opened: OpenedRecord) => linkBesideTable(link, opened), [link]);
  const progress = useReplay(source, tries.value, openLink).value;
  switch (progress.state) {
    case 'loading':
    case 'choice': // A record by its id is never a file of several games.
      return <LoadingReplay />;
    case 'fault':
      return <Fault fault={progress.fault} onRetry={() => tries.value++} />;
    case 'open':
      return <OpenReplay link={link} snapshot={snapshot} replay={progress} />;
  }
}

function OpenReplay({ link, snapshot, replay }: RoomProps & { readonly replay: OpenedReplay }) {
  const session = useMemo(() => ({ ...replay.session, own: snapshot.seat }), [replay.session, snapshot.seat]);
  const { table, bar, review } = useReplayParts(session, keepInEntry, (ui) => (
    <PointingFinger ui={ui} snapshot={snapshot} replay={session.link} />
  ));
  const { record, seat } = snapshot;
  const status = review.status.value;
  const isReviewed = status.state === 'done' && review.seat.value === seat;
  useEffect(() => {
    if (isReviewed) reviewed.value = { record, findings: marksInWords(review) };
  }, [isReviewed, record]);
  useSharedReplayLink({ link, snapshot, replay: session.link });
  const id = replay.isOnServer ? record : null;
  useLayoutEffect(() => {
    replayButtons.value = () => <ContinueButton session={session} id={id} />;
    return () => (replayButtons.value = null);
  }, [session, id]);
  const { share } = t.value.replay;
  const shareButton = (open: () => void) => (
    <IconButton class="together-way is-icon" icon="share" label={share} data-tip={share} onClick={open} />
  );
  return (
    <div class="shared-replay">
      <div class="room-body">
        <div class="shared-replay-table room-main">{table}</div>
      </div>
      <div class="replay-controls">
        <TogetherBar link={link} snapshot={snapshot} replay={session.link}>
          <ShareReplay session={session} id={id}>
            {shareButton}
          </ShareReplay>
        </TogetherBar>
        {bar}
      </div>
    </div>
  );
}

function Fault({ fault, onRetry }: { readonly fault: ReplayFault; readonly onRetry: () => void }) {
  const { title, text } = t.value.openGame.faults[fault];
  useEffect(() => showNotice({ text: title }), [title]);
  return (
    <div class="waiting">
      <p>{text}</p>
      <p class="buttons">
        <TextButton class="main" label={t.value.link.tryAgain} onClick={onRetry} />
        <TextButton class="second" label={t.value.close} onClick={() => (replayMode.value = 'closed')} />
      </p>
    </div>
  );
}
