import { BOT_LEVELS } from '@hundredfold/shared/core/bot-level.ts';
import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { aboutGame, listed, t } from '../../i18n/index.ts';
import { askTable, leaveTable } from '../../net/ask-table.ts';
import { wayBack } from '../../net/group-of-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import type { Presentation } from '../../table/presentation.ts';
import { nameOfMember } from '../../table/state/others-here.ts';
import { isUnfinished } from '../../table/state/play-stop.ts';
import { headline } from '../../table/state/standings.ts';
import { LinkWarning } from '../../table/view/link-banner.tsx';
import { SaveGame } from '../../table/view/save-game.tsx';
import { Winner } from '../../table/view/winner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { AfterGame, ReviewGame, SameDeal } from './slots.ts';
import { FinalScore, SessionScoreTable } from './standings-table.tsx';
import { declareReady, type ShownResult } from './use-result.ts';

interface ResultProps extends RoomProps {
  readonly result: ShownResult;
  /** The name of the player who shows the others the game again; `null` if nobody else does. */
  readonly leader?: string | null;
  readonly onFollow?: () => void;
}

export function ResultDialog({ link, snapshot, result, leader = null, onFollow }: ResultProps) {
  const { shown, ended, isReady } = result;
  const { outcome } = ended.view;
  if (outcome === null && !isUnfinished(ended)) return null;
  const title = outcome === null ? t.value.result.unfinished : headline(ended);
  const close = () => (shown.value = false);
  return (
    <Dialog title={title} open={shown.value} onClose={close} class="result">
      <p class="invitation callout" role="status">
        {leader !== null && t.value.together.invites(leader)}
      </p>
      <LinkWarning link={link} snapshot={snapshot} />
      {outcome === null ? <p>{t.value.result.tooLong}</p> : <Ending snapshot={ended} outcome={outcome} />}
      <SessionScoreTable snapshot={ended} />
      {ended.playedOn !== null && <p class="hint">{t.value.result.continuedFrom(ended.playedOn.turn)}</p>}
      {ended.botsFrom !== null && <p class="hint">{t.value.result.byBots}</p>}
      <Ways link={link} snapshot={snapshot} ended={ended} isReady={isReady} onLook={close}>
        {leader !== null && <TextButton class="main watch" label={t.value.together.join(leader)} onClick={onFollow} />}
      </Ways>
    </Dialog>
  );
}

function Ending({ snapshot, outcome: { won } }: { readonly snapshot: Snapshot; readonly outcome: Outcome }) {
  const { view, seats } = snapshot;
  const presentation = usePresentation(snapshot);
  const verdict = (isOver(view) && presentation?.verdict?.(view, (seat) => seats[seat]?.name ?? '')) || null;
  return (
    <>
      {won !== false && <Winner snapshot={snapshot} />}
      <FinalScore snapshot={snapshot} presentation={presentation} />
      {verdict !== null && <p class="verdict">{verdict}</p>}
    </>
  );
}

interface WaysProps extends RoomProps, Omit<ShownResult, 'shown'> {
  readonly onLook: () => void;
  /** The main button, if there is another one than the rematch. */
  readonly children: ComponentChildren;
}

function Ways({ link, snapshot, ended, isReady, onLook, children }: WaysProps) {
  const { result, table } = t.value;
  const isMore = useSignal(false);
  const links = useRef<HTMLParagraphElement>(null);
  useFocusOnLoss(links);
  // For a ready player the dialog closes with everything in it: a button that disappeared first would take the focus with it.
  const isLast = snapshot.phase === 'over' || isReady.value;
  const change = () => void askTable(link, 'arrange', {}).then((done) => done && onLook());
  const hasMore = isLast && snapshot.me === snapshot.host && snapshot.code !== '';
  const back = wayBack(snapshot.code) === '/' ? result.back : t.value.groups.back;
  return (
    <>
      {snapshot.seat === null && snapshot.seats.length > 1 && <p class="hint">{result.watchers}</p>}
      {!isLast && snapshot.phase === 'playing' && <Begun snapshot={snapshot} />}
      {!isLast && snapshot.phase === 'gathering' && <Choosing snapshot={snapshot} />}
      {isLast && <Readiness snapshot={snapshot} />}
      <p class="buttons">
        {children}
        {isLast ? (
          <OnceMore link={link} snapshot={snapshot} isReady={isReady} isMain={!children} />
        ) : (
          <ToTable link={link} snapshot={snapshot} onLook={onLook} />
        )}
        {isLast && ended.seat !== null && isLostAlone(ended) && <SameDeal snapshot={ended} />}
        <ReviewGame link={link} snapshot={ended} />
      </p>
      <p ref={links} class="links wrap row">
        {isLast && <StrongerBots link={link} snapshot={snapshot} isReady={isReady} />}
        <AfterGame link={link} snapshot={ended} />
        {hasMore && !isMore.value && (
          <TextButton class="quiet with-icon" icon="more" label={t.value.more} onClick={() => (isMore.value = true)} />
        )}
        {isMore.value && hasMore && <TextButton class="quiet" label={table.arrange} onClick={change} />}
        {(isMore.value || !hasMore) && ended.record !== '' && ended.code !== '' && <SaveGame snapshot={ended} />}
        <TextButton class="quiet" label={back} onClick={() => leaveTable(link)} />
      </p>
    </>
  );
}

/** Plays again with all bots one level higher, which the host can set; a table on this device has none. */
function StrongerBots({ link, snapshot, isReady }: Pick<WaysProps, 'link' | 'snapshot' | 'isReady'>) {
  const { me, host, seat, code } = snapshot;
  const [level] = snapshot.seats.flatMap((each) => each.level ?? []);
  const botLevel = level && BOT_LEVELS[BOT_LEVELS.indexOf(level) + 1];
  if (botLevel === undefined || (me !== host && code !== '') || seat === null || !isAgainstBots(snapshot)) return null;
  const begin = async () => (await askTable(link, 'set', { botLevel })) && declareReady(link, isReady);
  return <TextButton class="quiet" label={t.value.botLevels.stronger} onClick={() => void begin()} />;
}

function isAgainstBots({ seats, me }: Snapshot): boolean {
  return seats.every(({ person }) => person === 0 || person === me);
}

function Begun({ snapshot }: { readonly snapshot: Snapshot }) {
  const { result, waiting } = t.value;
  const begun = result.begun(aboutGame(snapshot.game.id).name);
  return (
    <p class="hint">
      <StatusText text={isPlayedForMe(snapshot) ? `${begun} ${waiting.botPlays}` : begun} />
    </p>
  );
}

/** Says that the host is choosing the next game; nobody has to close the result for it. */
function Choosing({ snapshot }: { readonly snapshot: Snapshot }) {
  const name = nameOfMember(snapshot, snapshot.host);
  return name === undefined ? null : (
    <p class="hint">
      <StatusText text={t.value.events.theirs.choosing(name)} />
    </p>
  );
}

/** Leads from the result to the table, so that a bot no longer needs to play for the reader. */
function ToTable({ link, snapshot, onLook }: Pick<WaysProps, 'link' | 'snapshot' | 'onLook'>) {
  const come = () => {
    if (isPlayedForMe(snapshot)) void askTable(link, 'back', {});
    onLook();
  };
  return <TextButton class="main" label={t.value.result.toTable} onClick={come} />;
}

function isPlayedForMe({ phase, seat, seats }: Snapshot): boolean {
  return phase === 'playing' && seat !== null && seats[seat]?.status === 'held';
}

function isLostAlone({ seats, view }: Snapshot): boolean {
  return seats.length === 1 && view.outcome?.won === false;
}

function againLabel(snapshot: Snapshot): string {
  const { newDeal, again, rematch } = t.value.result;
  if (isLostAlone(snapshot)) return newDeal;
  return isAgainstBots(snapshot) ? again : rematch;
}

type OnceMoreProps = Pick<WaysProps, 'link' | 'snapshot' | 'isReady'> & { readonly isMain: boolean };

/** The rematch button: a player who is ready waits for the others; the host need not wait. */
function OnceMore({ link, snapshot, isReady, isMain }: OnceMoreProps) {
  const { result } = t.value;
  const { seat, me, host, ready } = snapshot;
  if (seat === null) return null;
  const getReady = () => void declareReady(link, isReady);
  const waits = ready.includes(me);
  const mayBegin = waits && me === host;
  const begin = () => void askTable(link, 'start', {});
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'second'}
      autofocus
      aria-disabled={waits && !mayBegin}
      onClick={mayBegin ? begin : waits ? undefined : getReady}
    >
      {mayBegin ? result.withoutThem : waits ? result.isReady : againLabel(snapshot)}
    </button>
  );
}

function Readiness({ snapshot: { seats, me, ready } }: { readonly snapshot: Snapshot }) {
  // The next game waits for a player with a lost connection as well, until a bot has the seat.
  const isExpected = (status: SeatStatus) => status === 'here' || status === 'away';
  const missing = seats.filter(({ status, person }) => isExpected(status) && !ready.includes(person)).map(({ name }) => name);
  return (
    <p class="hint readiness" role="status">
      {ready.includes(me) && missing.length > 0 && t.value.result.ready(listed(missing))}
    </p>
  );
}

/** Returns `null` until the game's presentation has loaded with the table, which reports what could not be loaded. */
function usePresentation({ game }: Snapshot): Presentation | null {
  const games = useLoaded(() => import('../../games/index.ts'), []).value;
  return games === null || games === 'failed' ? null : games.presentationOf(game.id);
}
