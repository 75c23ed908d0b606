import type { Game } from '@hundredfold/shared/core/game.ts';
import type { PlayedTurn } from '@hundredfold/shared/core/history.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import type { Play } from '@hundredfold/shared/core/play.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Hints } from '@hundredfold/shared/protocol/hints.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import type { ChatFilter } from '../../chat/chat.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Timers } from '../../platform/clock.ts';
import type { Lease, SessionScore, StoredRemoval, StoredSeat, StoredTable } from '../../storage/archive.ts';
import type { TableContext } from './context.ts';
import type { FrozenName } from './frozen-names.ts';
import type { PastAnswers } from './past-answers.ts';
import type { Times } from './seat-times.ts';
import { type Occupant, type Person, personAt, playedByBot, type Seating } from './seating.ts';
import { type Deal, type SeenCards, sightsToKeep } from './seen-cards.ts';
import { type SharedHand, sharedHandViewers } from './shared-hands.ts';

/** What a table has in every phase. */
export interface TableSettings {
  readonly seating: Seating;
  readonly options: OptionValues;
  readonly open: boolean;
  /** Whether people write as they like, as the host has it; `null`: as long as the table is not open to strangers. */
  readonly freely: boolean | null;
  /** How many matches were begun here. */
  readonly round: number;
  readonly evening: SessionScore;
  readonly pace: Pace;
  readonly watching: SpectatorSettings;
  /** Who may ask what a bot would do. */
  readonly hints: Hints;
  readonly pause: Pause | null;
  readonly wishes: readonly SeatRequest[];
  readonly loans: readonly SharedHand[];
  /** The version from which only bots play, because whoever was left alone had them finish the game. */
  readonly botsFrom: number | null;
  /** Those whom the host sent away: they may watch, if they had a seat, and never sit here again. */
  readonly removed: readonly StoredRemoval[];
  /** The person ids of those who asked to be forgotten while the game goes on: what they have seen of it is known until it is over. */
  readonly forgetting: readonly string[];
  /** The archive failed, or takes long: what happened last may be kept or not, and nothing else happens before it has been asked. */
  readonly stuck: boolean;
}

/** How somebody was sent away last, if they were. */
export function removalOf({ removed }: TableValue, personId: string): StoredRemoval | undefined {
  return removed.findLast(({ person }) => person === personId);
}

/** A pause in the game: wished for by some, by their numbers, until everybody seated agrees. */
export interface Pause {
  readonly wanted: readonly number[];
  readonly on: boolean;
}

/** Somebody would like a seat, and somebody else has to agree. */
export interface SeatRequest {
  readonly number: number;
  readonly seat: Seat;
}

/** A table at which nothing went wrong. `record` is the id under which the finished match can be asked for, `null` where that failed. */
export type SoundValue = TableSettings &
  (
    | { readonly phase: 'gathering' }
    | { readonly phase: 'playing'; readonly play: Play }
    | (Ended & { readonly phase: 'over'; readonly play: Play })
  );

/** How a match ended, and who wants another one. */
interface Ended {
  readonly ending: Outcome;
  readonly record: string | null;
  /** The numbers of those who are ready to play once more. */
  readonly ready: readonly number[];
}

/** Everything about a table at one moment; of a halted one also what it was before. */
export type TableValue = SoundValue | (TableSettings & { readonly phase: 'halted'; readonly before: SoundValue });

/** Why something that is for the time between two games is refused now; `null` where nothing speaks against it. */
export function whyBusy({ phase }: TableValue): 'halted' | 'already-playing' | null {
  if (phase === 'halted') return 'halted';
  return phase === 'playing' ? 'already-playing' : null;
}

/** What stays as it is when the phase changes; a pause is over then, and nobody is asked for a seat any more. */
export function settingsOf({
  seating,
  options,
  open,
  freely,
  round,
  evening,
  pace,
  watching,
  hints,
  removed,
  forgetting,
}: TableValue): TableSettings {
  const kept = { seating, options, open, freely, round, evening, pace, watching, hints, removed, forgetting };
  return { ...kept, pause: null, wishes: [], loans: [], botsFrom: null, stuck: false };
}

export function soundValue(value: TableValue): SoundValue {
  return value.phase === 'halted' ? value.before : value;
}

/** Whether a bot acts for a seat now; once bots finish the game, for every one. */
export function isBots({ seating, botsFrom }: TableValue, seat: Seat): boolean {
  return botsFrom !== null || playedByBot(seating, seat);
}

/** The match of the moment, or the last one. */
export function playOf(value: TableValue): Play | null {
  const sound = soundValue(value);
  return sound.phase === 'gathering' ? null : sound.play;
}

/** The deal that is being played, if one is. */
export function dealOf(value: TableValue): Deal | null {
  if (value.phase !== 'playing') return null;
  const { game, state } = value.play.match;
  return { round: value.round, number: game.deal(state) };
}

/** Runs tasks one at a time, in order of arrival. */
export type Queue = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;

/** Where a table is shown to those who read that screen: every value as one patch. */
export interface StatePublisher {
  publish(value: TableValue, times: Times): void;
}

/** A table that is in play: its value changes by one task of its queue at a time. */
export interface Table {
  readonly code: string;
  /** Under which all of it is kept. */
  readonly lease: Lease;
  readonly game: Game;
  readonly context: TableContext;
  readonly queue: Queue;
  readonly timers: Timers;
  readonly answers: PastAnswers;
  /** By person id, names that must not change before the match is over. */
  readonly frozenNames: Map<string, FrozenName>;
  /** Who may still have another name or seal. */
  readonly renameLimit: RateLimit;
  readonly publishers: Set<StatePublisher>;
  /** Starts the timers that are due by now, and calls off the others. */
  readonly syncTimers: () => void;
  /** Closes the line of somebody whom the host has removed. */
  readonly disconnect: (number: number) => void;
  /** Everybody leaves for a room of the game that the table is to play. */
  readonly moveToOtherRoom: (settings: TableSettings) => void;
  /** Everybody leaves, and finds the table again by its code: it is up elsewhere. */
  readonly stepDown: () => void;
  /** What each person would hear of what is said, by their number; it goes with their connection. */
  readonly chatFilters: Map<number, ChatFilter>;
  /** Tells somebody what was said. */
  readonly sendChat: (number: number, line: ChatMessage) => void;
  readonly newMatchId: () => string;
  /** Whole milliseconds since the table was brought up; no change of the system's time moves them. */
  readonly now: () => number;
  value: TableValue;
  times: Times;
  seenCards: SeenCards;
  /** The match before the one that is played, or was played last. */
  before: string | null;
  /** The latest turns of the match that stand, those of the present deal among them; none where only the archive has them. */
  past: readonly PlayedTurn[];
  /** What the archive holds of this table, as text; empty where nobody knows. */
  saved: string;
  /** What the last newcomer was given. */
  lastNumber: number;
  /** It goes on in another room: nothing here changes it any more. */
  isClosed: boolean;
  /** How often the archive was asked in vain since it failed. */
  tries: number;
}

/** What of a table outlives its process. */
export function storedTable(table: Pick<Table, 'code' | 'game' | 'seenCards' | 'before'>, value: TableValue): StoredTable {
  const match = value.phase === 'gathering' ? null : (playOf(value)?.id ?? null);
  return {
    code: table.code,
    game: table.game.id,
    options: value.options,
    ...storedSeating(value.seating),
    ...(value.removed.length > 0 && { removed: value.removed }),
    ...(value.forgetting.length > 0 && { forgetting: value.forgetting }),
    open: value.open,
    freely: value.freely,
    pace: value.pace,
    watching: value.watching,
    hints: value.hints,
    round: value.round,
    match,
    ...(match === null || table.before === null ? {} : { before: table.before }),
    botsFrom: value.botsFrom,
    ...(value.evening.match === null ? {} : { evening: value.evening }),
    seen: sightsToKeep(table.seenCards, value.seating, dealOf(value)),
    looks: sharedHandViewers(value),
  };
}

export function storedSeating(seating: Seating): Pick<StoredTable, 'seats' | 'host' | 'absentHosts'> {
  const seats = seating.seats.map((occupant) => storedSeat(seating, occupant));
  const { absentHosts } = seating;
  const host = personAt(seating, seating.host)?.personId ?? null;
  return { seats, host, ...(absentHosts.length > 0 && { absentHosts }) };
}

function storedSeat(seating: Seating, occupant: Occupant): StoredSeat {
  if (occupant.holder !== 'person') return occupant;
  const person = personAt(seating, occupant.number);
  if (person === undefined) return { holder: 'empty' };
  return { holder: 'person', person: person.personId, name: person.name, seal: person.seal };
}

/** The seating as it was kept; everybody is away until they come. */
export function seatingFrom(stored: StoredTable): Seating {
  const known = new Map<string, Pick<Person, 'name'> & Partial<Pick<Person, 'seal'>>>();
  for (const seat of stored.seats) if (seat.holder === 'person') known.set(seat.person, seat);
  if (stored.host !== null && !known.has(stored.host)) known.set(stored.host, { name: '' });
  const people = [...known].map(([personId, { name, seal }], index): Person => {
    const number = index + 1;
    return { number, personId, name, seal: seal ?? defaultAvatar(number), presence: 'away' };
  });
  const numberOf = (personId: string | null) => people.find((each) => each.personId === personId)?.number ?? 0;
  const seats = stored.seats.map(
    (seat): Occupant => (seat.holder === 'person' ? { holder: 'person', number: numberOf(seat.person) } : seat),
  );
  return { people, seats, host: numberOf(stored.host), absentHosts: stored.absentHosts ?? [] };
}
