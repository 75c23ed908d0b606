import type { Game } from '@hundredfold/shared/core/game.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { newPlay } from '@hundredfold/shared/core/play.ts';
import { showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import { historyAt } from '../table/intents/act.ts';
import { putDownLook } from '../table/intents/spectators.ts';
import { NO_TIMES, type Times } from '../table/state/seat-times.ts';
import { type Deal, hasSeen, isBefore } from '../table/state/seen-cards.ts';
import { dealOf, playOf, settingsOf, soundValue, type Table, type TableValue } from '../table/state/table.ts';
import { closeOnError } from './guarded.ts';
import { isSame, releasedIndex, type Timeline, type TimelineEntry, withEntry } from './timeline.ts';

/** Milliseconds for which each turn is looked at. */
const BEAT = 700;

/** The more may be shown, the faster it goes: each turn has so many milliseconds, divided by how many there are, and never less than that. */
const CATCH_UP = 20_000;
const SHORTEST_BEAT = 60;

/** Once the game is over, the last turns that were held back are shown within about so many milliseconds. */
const CATCH_UP_AT_END = 3000;

/** Where a gallery hangs, and who is told of it. */
interface Hanging {
  readonly table: Table;
  /** Who looks at it, by their person ids. */
  readonly readers: () => readonly string[];
  readonly show: (value: TableValue, times: Times) => void;
  /** There is nothing to be seen here any longer. */
  readonly close: () => void;
}

/** Where many look at a table without a part in it. However many they are, it costs the table one screen. */
export interface SpectatorView {
  /** Resolves once there is something to be seen. */
  open(): Promise<void>;
  /**
   * Puts down that a reader sees hands of the deal that is played, if any are shown; later they are put down with all readers. Rejects where
   * that could not be kept.
   */
  admit(personId: string): Promise<void>;
  close(): void;
}

/** All hands of a table at which a game is played, or was, as late as its host would have it. */
export function delayedHandsView({ table, readers, show, close }: Hanging): SpectatorView {
  let shown: TimelineEntry | null = null;
  /** Shown until the first turn is. */
  let start: TimelineEntry | null = null;
  let waiting: Timeline = [];
  let stop: (() => void) | null = null;

  function hear(value: TableValue): void {
    if (value.phase === 'gathering' || !showsHands(value.watching)) {
      close();
      return;
    }
    if (value.phase !== 'halted') {
      const moment = momentOf(table, value);
      waiting = withEntry(waiting, moment);
      if (!isSame(waiting.at(-1) ?? shown, moment)) waiting = [...waiting, moment];
    }
    paint();
    goOn();
  }

  const publisher = { publish: (value: TableValue) => closeOnError(table, () => hear(value), close) };

  function paint(): void {
    const { value, game } = table;
    if (start?.deal.round !== value.round) start = beforeAll(game, value);
    show(asShown(value, shown ?? start), NO_TIMES);
  }

  function goOn(): void {
    const ready = releasedIndex(waiting, table.value.watching);
    if (stop === null && ready > 0) stop = table.context.clock.after(beat(table.value, ready), () => void turn());
  }

  async function turn(): Promise<void> {
    const [next] = waiting;
    const news = next === undefined ? [] : unknownOf(next.deal);
    const kept = news.length === 0 || (await putDownLook(table, news)).ok;
    stop = null;
    // Meanwhile the turn may have been taken back, or somebody may have come: then it is tried once more.
    if (kept && next !== undefined && waiting[0] === next && unknownOf(next.deal).length === 0) {
      shown = next;
      waiting = waiting.slice(1);
      closeOnError(table, paint, close);
    }
    goOn();
  }

  /** Readers who must be put down before they see hands of a deal. Once it has ended it is no secret. */
  function unknownOf(deal: Deal): readonly string[] {
    const now = dealOf(table.value);
    if (now === null || isBefore(deal, now)) return [];
    return readers().filter((personId) => !hasSeen(table.seenCards, personId, now));
  }

  /** Whether hands of the deal that is played are being shown. */
  function showsNow(): boolean {
    const now = dealOf(table.value);
    return shown !== null && now !== null && !isBefore(shown.deal, now);
  }

  return {
    open: () =>
      table.queue(async () => {
        const past = await pastOf(table);
        const first = firstShown(past, table.value);
        shown = past[first] ?? null;
        waiting = past.slice(first + 1);
        table.publishers.add(publisher);
        publisher.publish(table.value);
      }),
    async admit(personId) {
      if (!showsNow()) return;
      if (!(await putDownLook(table, [personId])).ok) throw new Error('what somebody is shown could not be put down');
    },
    close() {
      table.publishers.delete(publisher);
      stop?.();
      stop = () => undefined; // Nothing is begun any more.
    },
  };
}

function beat({ phase, watching: { watch, delay } }: TableValue, ready: number): number {
  const each = phase === 'over' && watch === 'late' ? CATCH_UP_AT_END / delay : CATCH_UP / ready;
  return Math.max(SHORTEST_BEAT, Math.min(BEAT, each));
}

/** All of the match that stands, as the archive has it. */
async function pastOf(table: Table): Promise<Timeline> {
  const play = playOf(table.value);
  const found = play === null ? null : await historyAt(table, play);
  if (found === null || !found.ok) return [];
  const { past, play: now } = found.value;
  const { round, phase } = table.value;
  const plays = [...past.slice(1).map(({ before }) => newPlay(now.id, before)), now];
  return plays.map((each, index) => ({
    play: each,
    deal: { round, number: table.game.deal(each.match.state) },
    over: phase === 'over' && index === plays.length - 1,
  }));
}

/** By place. A deal that is shown once it has ended is shown from its beginning. */
function firstShown(past: Timeline, { watching }: TableValue): number {
  const last = releasedIndex(past, watching) - 1;
  const deal = past[last]?.deal;
  return watching.watch === 'late' || deal === undefined ? last : past.findIndex((each) => !isBefore(each.deal, deal));
}

/** The table before the first card is dealt. */
function beforeAll(game: Game, { round, options, seating }: TableValue): TimelineEntry {
  const play = newPlay('', startMatch(game, options, seating.seats.length));
  return { play, deal: { round, number: 0 }, over: false };
}

function momentOf(
  { game }: Table,
  { round, phase, play }: Extract<TableValue, { readonly phase: 'playing' | 'over' }>,
): TimelineEntry {
  return { play, deal: { round, number: game.deal(play.match.state) }, over: phase === 'over' };
}

/** The table with its match as it was then. Whatever it has of clocks, wishes and pauses belongs to how it stands now. */
function asShown(value: TableValue, { play, over, deal }: TimelineEntry): TableValue {
  const sound = soundValue(value);
  const settings = { ...settingsOf(value), pace: 'free' as const, round: deal.round };
  const then: TableValue =
    over && sound.phase === 'over' ? { ...sound, ...settings, play } : { ...settings, phase: 'playing', play };
  return value.phase === 'halted' ? { ...settings, phase: 'halted', before: then } : then;
}
