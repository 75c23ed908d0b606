import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch, type OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import { StorageFailed } from '../storage/game-storage.ts';
import { NO_CLOCKS, type TurnClocks } from '../table/state/seat-clock.ts';
import { type Deal, hasSeen, isBefore } from '../table/state/seen-cards.ts';
import { isClosedToSpectators } from '../table/state/spectators.ts';
import { dealOf, lastUnhaltedValue, playOf, settingsOf, type Table, type TableValue } from '../table/state/table.ts';
import { recordSeenCards } from '../table/turn/record-seen-cards.ts';
import { isSame, releasedCount, type Timeline, type TimelineEntry, withoutUndoneTurns } from './timeline.ts';

const TURN_MS = 700;

/** The time in milliseconds in which all waiting turns are shown: each turn gets its share, and at least `MIN_TURN_MS`. */
const CATCH_UP_MS = 20_000;
const MIN_TURN_MS = 60;

/** The number of turns that wait to be shown. Of a longer deal, only the latest ones are shown. */
const MAX_WAITING_TURNS = 500;

const CATCH_UP_AT_END_MS = 3000;

interface ViewOptions {
  readonly table: Table;
  readonly spectatorIds: () => readonly string[];
  readonly show: (value: TableValue, clocks: TurnClocks) => void;
  readonly close: () => void;
}

/** A view of a table for many spectators. However many there are, the table publishes its state once for all of them. */
export interface SpectatorView {
  /** Resolves once there is something to see. */
  open(): Promise<void>;
  /**
   * Records that a spectator sees hands of the current deal, if any are shown; for later hands all spectators are recorded
   * together. Rejects with `StorageFailed` if the record could not be saved.
   */
  admit(personId: string): Promise<void>;
  close(): void;
}

/** Shows the public part of a table without delay, to spectators for whom the table's own room has no space. */
export function publicView({ table, show, close }: ViewOptions): SpectatorView {
  const publisher = {
    publish(value: TableValue, clocks: TurnClocks): void {
      if (isClosedToSpectators(value)) close();
      else closeOnError(table, () => show(value, clocks), close);
    },
  };
  return {
    async open() {
      table.publishers.add(publisher);
      publisher.publish(table.value, table.clocks);
    },
    admit: async () => undefined,
    close: () => void table.publishers.delete(publisher),
  };
}

/** Runs work for a spectator view. A bug in it is no bug of its table: it closes the spectator view, and the game goes on. */
function closeOnError({ context, code }: Table, work: () => void, close: () => void): void {
  try {
    work();
  } catch (error) {
    context.count('bug');
    context.log.error({ err: error, table: logPseudonym(code) }, 'a bug in a gallery');
    close();
  }
}

/** Shows all hands of a table during and after a game, with the delay that its host has chosen. */
export function delayedHandsView({ table, spectatorIds, show, close }: ViewOptions): SpectatorView {
  let shown: TimelineEntry | null = null;
  let waiting: Timeline = [];
  let stop: (() => void) | null = null;
  let isClosed = false;
  const render = renderer(table, show);

  /** Returns the spectators who must be recorded before they see hands of a deal. An ended deal is no secret. */
  function unrecordedFor(deal: Deal): readonly string[] {
    const now = dealOf(table.value);
    if (now === null || isBefore(deal, now)) return [];
    return spectatorIds().filter((personId) => !hasSeen(table.seenCards, personId, now));
  }

  function handleState(value: TableValue): void {
    if (value.phase === 'gathering' || !showsHands(value.watching)) {
      close();
      return;
    }
    if (value.phase !== 'halted') {
      const moment = entryOf(value, value.play);
      waiting = withoutUndoneTurns(waiting, moment);
      if (!isSame(waiting.at(-1) ?? shown, moment)) waiting = [...waiting, moment].slice(-MAX_WAITING_TURNS);
    }
    render(shown);
    scheduleTurn();
  }

  const publisher = { publish: (value: TableValue) => closeOnError(table, () => handleState(value), close) };

  function scheduleTurn(): void {
    if (isClosed) return;
    const ready = releasedCount(waiting, table.value.watching);
    if (stop === null && ready > 0) stop = table.context.clock.after(turnDuration(table.value, ready), () => void showNextTurn());
  }

  async function showNextTurn(): Promise<void> {
    const [next] = waiting;
    const unrecorded = next === undefined ? [] : unrecordedFor(next.deal);
    const isSaved = unrecorded.length === 0 || (await recordSeenCards(table, unrecorded)).ok;
    stop = null;
    if (isClosed) return;
    // If the turn or a later one was taken back, or a spectator joined meanwhile, the view tries once more.
    const isReleased = waiting[0] === next && releasedCount(waiting, table.value.watching) > 0;
    if (isSaved && next !== undefined && isReleased && unrecordedFor(next.deal).length === 0) {
      shown = next;
      waiting = waiting.slice(1);
      closeOnError(table, () => render(next), close);
    }
    scheduleTurn();
  }

  return {
    open: () =>
      table.queue(async () => {
        const past = timelineOf(table);
        const first = firstShown(past, table.value);
        shown = past[first] ?? null;
        waiting = past.slice(first + 1);
        table.publishers.add(publisher);
        publisher.publish(table.value);
      }),
    async admit(personId) {
      const now = dealOf(table.value);
      if (shown === null || now === null || isBefore(shown.deal, now)) return;
      const recorded = await recordSeenCards(table, [personId]);
      if (!recorded.ok) throw new StorageFailed(`the seen cards could not be saved: ${recorded.refusal}`);
    },
    close() {
      table.publishers.delete(publisher);
      stop?.();
      isClosed = true;
    },
  };
}

/** Returns a function that shows a turn, or the table before the first card (`null`). */
function renderer(table: Table, show: ViewOptions['show']): (shown: TimelineEntry | null) => void {
  let start: TimelineEntry | null = null;
  return (shown) => {
    const { value, game } = table;
    if (start?.deal.matchNumber !== value.matchNumber) start = beforeFirstCard(game, value);
    show(asShown(value, shown ?? start), NO_CLOCKS);
  };
}

function turnDuration({ phase, watching: { watch, delay } }: TableValue, ready: number): number {
  const each = phase === 'over' && watch === 'late' ? CATCH_UP_AT_END_MS / delay : CATCH_UP_MS / ready;
  return Math.max(MIN_TURN_MS, Math.min(TURN_MS, each));
}

function timelineOf(table: Table): Timeline {
  const now = playOf(table.value);
  if (now === null) return [];
  const dealt = table.past.filter(({ before }) => before.version > 0);
  const plays = [...dealt.map(({ before }) => newOngoingMatch(now.id, before)), now];
  return plays.map((each) => entryOf(table.value, each, each === now));
}

/** Returns the index of the first entry to show. With `dealt` a deal is shown from its beginning. */
function firstShown(past: Timeline, { watching }: TableValue): number {
  const last = releasedCount(past, watching) - 1;
  const deal = past[last]?.deal;
  return watching.watch === 'late' || deal === undefined ? last : past.findIndex((each) => !isBefore(each.deal, deal));
}

function beforeFirstCard(game: Game, { matchNumber, options, seating }: TableValue): TimelineEntry {
  const play = newOngoingMatch('', startMatch(game, options, seating.seats.length));
  return { play, deal: { matchNumber, deal: 0 }, over: false };
}

function entryOf({ matchNumber, phase }: TableValue, play: OngoingMatch, isLast = true): TimelineEntry {
  const { game, state } = play.match;
  return { play, deal: { matchNumber, deal: game.deal(state) }, over: isLast && phase === 'over' };
}

/** Returns the table with its match at that time. Clocks, requests and pauses belong to the present and are left out. */
function asShown(value: TableValue, { play, over, deal }: TimelineEntry): TableValue {
  const sound = lastUnhaltedValue(value);
  const settings = { ...settingsOf(value), pace: 'free' as const, matchNumber: deal.matchNumber };
  const then: TableValue =
    over && sound.phase === 'over'
      ? { ...sound, ...settings, sharedReplay: sound.sharedReplay, play }
      : { ...settings, phase: 'playing', play };
  return value.phase === 'halted' ? { ...settings, phase: 'halted', before: then } : then;
}
