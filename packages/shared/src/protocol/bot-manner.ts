import type { Seat } from '../core/seat.ts';
import type { Phrase, Reaction } from './chat.ts';
import { BOT_NAMES } from './name.ts';

type BotTempo = 'quick' | 'steady' | 'slow';

/** A moment at which a bot may say something. Everyone at the table sees each of them. */
type BotMoment = 'start' | 'gain' | 'loss' | 'victory' | 'defeat';

/** How a bot moves and speaks. The same name always has the same manner. */
interface BotManner {
  readonly tempo: BotTempo;
  readonly phrases: Readonly<Record<BotMoment, Phrase | Reaction>>;
}

const TEMPOS: readonly BotTempo[] = ['steady', 'quick', 'slow'];
const PHRASES_OF_MOMENTS: Readonly<Record<BotMoment, readonly (Phrase | Reaction)[]>> = {
  start: ['hello', 'good-luck'],
  gain: ['wink', 'thanks', 'laugh', 'sorry', 'wow'],
  loss: ['sigh', 'so-close', 'wow'],
  victory: ['good-game', 'thanks', 'heart'],
  defeat: ['well-done', 'good-game', 'once-more', 'bravo'],
};
const ANSWERS: Readonly<Record<Reaction, readonly Reaction[]>> = {
  bravo: ['heart', 'wink'],
  laugh: ['laugh', 'wink'],
  wow: ['wink', 'laugh'],
  wink: ['wink', 'laugh'],
  sigh: ['heart', 'sigh'],
  heart: ['heart', 'laugh'],
};

const SHARE_OF_DELAY: Readonly<Record<BotTempo, number>> = { quick: 0.6, steady: 0.8, slow: 1 };

export function mannerOf(name: string): BotManner {
  const known = (BOT_NAMES as readonly string[]).indexOf(name);
  const bot = known >= 0 ? known : textHash(name);
  const of = (moment: BotMoment): Phrase | Reaction => pick(PHRASES_OF_MOMENTS[moment], bot);
  return {
    tempo: pick(TEMPOS, bot),
    phrases: { start: of('start'), gain: of('gain'), loss: of('loss'), victory: of('victory'), defeat: of('defeat') },
  };
}

/** Returns the time in milliseconds that a bot takes for a move. It depends on its name alone, so it reveals nothing about its cards. */
export function botDelayOf(name: string, longest: number): number {
  return Math.round(SHARE_OF_DELAY[mannerOf(name).tempo] * longest);
}

export interface TableInPublic {
  readonly matchNumber: number;
  readonly version: number;
  readonly isPlaying: boolean;
  /** The names of the bots by seat; `null` where no bot sits. */
  readonly bots: readonly (string | null)[];
  readonly points: readonly number[];
  /** `true` if the fewest points win. */
  readonly isPenalised: boolean;
  readonly winners: readonly Seat[] | null;
}

export interface BotSaying {
  readonly seat: Seat;
  readonly phrase: Phrase | Reaction;
}

/** Bots say at most one thing in so many moves of a game, and only if something happens at a move that is drawn by lot. */
const MOVES_PER_PHRASE = 12;
/** Bots say something once in so many starts, and once in so many ends. */
const [ONE_OF_STARTS, ONE_OF_ENDS] = [3, 2];

/**
 * Returns what a bot says when the second of two tables follows the first; mostly `null`. It follows from names and public facts alone,
 * so everyone gets the same, and it says nothing about cards that are not open.
 */
export function botSaying(before: TableInPublic, after: TableInPublic): BotSaying | null {
  const { matchNumber, isPlaying } = after;
  const begins = !before.isPlaying && isPlaying && matchNumber > before.matchNumber;
  if (begins) return atOneOf(ONE_OF_STARTS, after, () => 'start');
  if (matchNumber !== before.matchNumber || !before.isPlaying) return null;
  const { winners } = after;
  if (winners !== null) return atOneOf(ONE_OF_ENDS, after, (seat) => (winners.includes(seat) ? 'victory' : 'defeat'));
  return isPlaying && isDrawn(before.version, after) ? aboutPoints(before, after) : null;
}

/** A reaction of a person: to the player on a seat, or to all (`null`). `id` is that of its message. */
interface SentReaction {
  readonly id: number;
  readonly reaction: Reaction;
  readonly to: Seat | null;
}

const ONE_OF_REACTIONS_TO_ALL = 6;
/** A bot answers at most once in so many moves. */
export const MOVES_PER_ANSWER = 6;

/** Returns what a bot answers to a reaction: always if it is for this bot, and now and then if it is for all. */
export function botAnswer({ bots, matchNumber }: TableInPublic, { id, reaction, to }: SentReaction): BotSaying | null {
  const seat = to ?? drawnBot(bots, `${matchNumber} ${id}`, ONE_OF_REACTIONS_TO_ALL);
  const name = seat === null ? null : (bots[seat] ?? null);
  return seat === null || name === null ? null : { seat, phrase: pick(ANSWERS[reaction], textHash(name)) };
}

function atOneOf(games: number, table: TableInPublic, momentOf: (seat: Seat) => BotMoment): BotSaying | null {
  const { bots, matchNumber } = table;
  const seat = drawnBot(bots, `${matchNumber} ${games}`, games);
  return seat === null ? null : sayingOf(bots, seat, momentOf(seat));
}

/** Draws a bot for one of so many occasions, and none (`null`) for the others. The lot follows from public texts alone. */
function drawnBot(bots: TableInPublic['bots'], occasion: string, oneOf: number): Seat | null {
  const lot = textHash(`${bots.join()} ${occasion}`);
  const seats = bots.flatMap((name, seat) => (name === null ? [] : [seat]));
  return lot % oneOf > 0 ? null : (seats[Math.floor(lot / oneOf) % seats.length] ?? null);
}

/** Lets a bot speak that has just got more points than anyone else. */
function aboutPoints(before: TableInPublic, { bots, points, isPenalised }: TableInPublic): BotSaying | null {
  const gains = points.map((each, seat) => each - (before.points[seat] ?? 0));
  const most = Math.max(...gains);
  const seat = gains.indexOf(most);
  if (most <= 0 || gains.lastIndexOf(most) !== seat) return null;
  return sayingOf(bots, seat, isPenalised ? 'loss' : 'gain');
}

function sayingOf(bots: TableInPublic['bots'], seat: Seat, moment: BotMoment): BotSaying | null {
  const name = bots[seat] ?? null;
  return name === null ? null : { seat, phrase: mannerOf(name).phrases[moment] };
}

/** Returns whether the version that is drawn by lot, one of `MOVES_PER_PHRASE`, has just been passed. */
function isDrawn(before: number, { version, matchNumber, bots }: TableInPublic): boolean {
  const window = Math.floor(version / MOVES_PER_PHRASE);
  const drawn = window * MOVES_PER_PHRASE + (textHash(`${bots.join()} ${matchNumber} ${window}`) % MOVES_PER_PHRASE);
  return before < drawn && drawn <= version;
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

/** Returns a number that depends on a text alone, by the hash function FNV-1a with 32 bits. It protects nothing. */
function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last bits of FNV-1a hardly depend on the first letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
