// Threats (docs/security.md): M2.
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { playOf, type TableValue } from '../src/table/state/table.ts';
import { type HandTable, handTable } from './hand-table.ts';
import { type Answer, type Asked, faultsIn } from './kit/world/faults-in.ts';
import { type FaultyStorage, faultyStorage } from './kit/world/faulty-storage.ts';
import { oneOf } from './kit/world/plan.ts';

const ROUNDS = bySize({ full: 1, soak: 1000 });
const ARRIVALS_PER_GAME = 400;

/** The time in milliseconds in which a table notices that the storage is sound again. */
const LONGEST_OUTAGE_MS = 20_000;

interface Storm {
  readonly accepted: number;
  readonly faults: readonly string[];
}

interface Planted {
  readonly storage?: (sound: GameStorage, seed: number) => FaultyStorage;
  readonly table?: (hand: HandTable) => void;
}

/**
 * Plays a game in which moves and answers are lost, doubled, late and out of order. People repeat a move until it is answered,
 * reconnect in between, and now and then the server restarts. In the end the storage is compared with the answers.
 */
async function playInStorm(game: Game, seed: number, planted: Planted = {}): Promise<Storm> {
  const chance = seeded(seed);
  const rarely = (share: number) => chance.below(share) === 0;
  const storage = openSqliteInMemory();
  const faulty = planted.storage?.(storage, seed);
  const faults: string[] = [];
  const open = async (source: number): Promise<HandTable> => {
    const show = (value: TableValue) => void faults.push(...unsavedIn(value, faulty));
    const opened = await handTable({ game, storage: faulty ?? storage, seed: source, show, options: {} });
    planted.table?.(opened);
    return opened;
  };
  let hand = await open(seed);
  let people = await seatEveryone(hand);
  await hand.ask(people[0]!, 'start');
  const { id: match } = playOf(hand.table.value)!;
  faulty?.begin(hand.clock);
  const asked: Asked[] = [];
  const unanswered = new Map<Seat, Asked>();
  const underway: { readonly seat: Seat; readonly move: Asked }[] = [];
  for (let arrived = 0; arrived < ARRIVALS_PER_GAME && hand.table.value.phase === 'playing'; arrived++) {
    if (rarely(80)) {
      faulty?.end();
      hand = await open(seed + arrived);
      people = await seatEveryone(hand);
      faulty?.begin(hand.clock);
    }
    for (const [seat, move] of newMoves(hand, unanswered, arrived)) {
      asked.push(move);
      unanswered.set(seat, move);
    }
    for (const [seat, move] of unanswered)
      if (underway.length < 20) underway.push(...Array.from({ length: 1 + chance.below(3) }, () => ({ seat, move })));
    const [sent] = underway.splice(chance.below(underway.length), 1);
    if (sent === undefined || rarely(5)) continue; // The move is lost.
    const { seat, move } = sent;
    const answer = await hand.ask(people[seat]!, 'act', { id: move.id, version: move.version, action: move.action });
    if (rarely(3)) await reconnect(hand, people[seat]!, seat);
    const isLost = rarely(3) || isUnsure(answer);
    move.answers.push(isLost ? 'lost' : answerOf(answer));
    if (!isLost && unanswered.get(seat) === move) unanswered.delete(seat);
  }
  faulty?.end();
  faults.push(...(await findStuckTable(hand)));
  faults.push(...faultsIn(asked, [{ steps: await storage.steps(match), record: null }]).map((what) => `seed ${seed}: ${what}`));
  const isAccepted = (answer: Answer) => typeof answer === 'object' && 'version' in answer;
  return { accepted: asked.filter(({ answers }) => answers.some(isAccepted)).length, faults };
}

function unsavedIn(value: TableValue, faulty: FaultyStorage | undefined): readonly string[] {
  const play = playOf(value);
  const isKept = play === null || faulty === undefined || play.match.version <= faulty.kept(play.id);
  return isKept ? [] : [`version ${play.match.version} of ${play.id} was shown and not kept`];
}

/** Returns whether an answer leaves the outcome open: a person who is told that the table is halted asks again. */
function isUnsure(answer: Result<number, string>): boolean {
  return !answer.ok && (answer.refusal === 'unknown' || answer.refusal === 'halted');
}

function answerOf(answer: Result<number, string>): Answer {
  return answer.ok ? { version: answer.value } : { refusal: answer.refusal };
}

async function findStuckTable({ table, pass }: HandTable): Promise<readonly string[]> {
  await pass(LONGEST_OUTAGE_MS);
  const { unsaved, phase } = table.value;
  return unsaved || phase === 'halted' ? [`the table stays ${unsaved ? 'unsaved' : phase}`] : [];
}

async function seatEveryone(hand: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const seat of allSeats(hand.table.game.seats.max)) {
    people.push(await hand.join(`${seat}`));
    await hand.ask(people[seat]!, 'sit', { seat });
  }
  return people;
}

async function reconnect(hand: HandTable, memberId: number, seat: Seat): Promise<void> {
  await hand.leave(memberId);
  await hand.join(`${seat}`);
}

/** Returns a move of each seat that is to act and has none without an answer. */
function newMoves({ table }: HandTable, unanswered: ReadonlyMap<Seat, Asked>, arrived: number) {
  const { game, state, version } = playOf(table.value)!.match;
  const free = game.toAct(state).filter((seat) => !unanswered.has(seat));
  return free.map((seat): readonly [Seat, Asked] => {
    const action = oneOf(game.legal(game.view(state, seat)), seeded(arrived));
    return [seat, { id: `move-${arrived}-of-${seat}`, version, action, answers: [] }];
  });
}

/** A storage whose failures the table does not learn of. */
function believed(sound: GameStorage, seed: number): FaultyStorage {
  const faulty = faultyStorage(sound, seed);
  return { ...faulty, append: (append) => faulty.append(append).catch(() => undefined) };
}

const PLANTED: readonly (readonly [what: string, planted: Planted, fault: string])[] = [
  ['shown too early if the table ignores failures of the storage', { storage: believed }, 'was shown and not kept'],
  [
    'answered wrongly if the table forgets its answers',
    { table: ({ table }) => Object.assign(table.answers, { recall: () => undefined }) },
    'answers differ',
  ],
  [
    'lost if the storage does not save their ids',
    {
      table({ storage }) {
        const { append } = storage;
        const withoutIds: typeof append = (group) =>
          append({ ...group, steps: group.steps.map((step) => ({ ...step, intent: null })) });
        Object.assign(storage, { append: withoutIds });
      },
    },
    'was accepted and does not stand',
  ],
];

describe.each(QUICK_GAMES)('moves in $id that come late, twice, in any order or never', (game) => {
  test.each<[string, Planted]>([
    ['have one effect or none, as their answers say', {}],
    [
      'are neither lost nor doubled by a storage that fails, lies or is slow, and nothing unsaved is shown',
      { storage: faultyStorage },
    ],
  ])('%s', async (_, planted) => {
    let moves = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) {
      const { accepted, faults } = await playInStorm(game, seed, planted);
      expect(faults).toEqual([]);
      moves += accepted;
    }
    expect(moves).toBeGreaterThan(0);
  });

  test.each(isSampleGame(game) ? PLANTED : [])('are found to be %s', async (_, planted, fault) => {
    const faults: string[] = [];
    for (let seed = 1; seed < 6; seed++) faults.push(...(await playInStorm(game, seed, planted)).faults);
    expect(faults.join()).toContain(fault);
  });
});
