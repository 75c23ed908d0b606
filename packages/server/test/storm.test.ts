// Threats (docs/security.md): M2.
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import type { Append, GameStorage } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/sqlite/sqlite-storage.ts';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable, leaveTable } from '../src/table/join-table.ts';
import { playOf, type TableValue } from '../src/table/state/table.ts';
import { type HandTable, handTable } from './hand-table.ts';
import { type FaultyStorage, faultyStorage } from './kit/world/faulty-storage.ts';
import { oneOf } from './kit/world/plan.ts';

const ROUNDS = bySize({ full: 1, soak: 1000 });
const ARRIVALS_PER_GAME = 400;

interface Storm {
  arrivals: number;
  accepted: number;
  readonly complaints: string[];
}

interface Sent {
  readonly seat: number;
  readonly intent: Intent<'act'>;
}

interface Planted {
  readonly storage?: (sound: GameStorage, seed: number) => FaultyStorage;
  readonly table?: (hand: HandTable) => void;
  readonly arrives?: (intent: Intent<'act'>, hand: HandTable) => Intent<'act'>;
}

/**
 * Plays a game in which moves and answers are lost, doubled, late and out of order. People repeat a move until it is answered,
 * reconnect in between, and now and then the server restarts. In the end the storage is compared with the answers.
 */
async function playInStorm(game: Game, seed: number, storm: Storm, planted: Planted = {}): Promise<void> {
  const chance = seeded(seed);
  const rarely = (share: number) => chance.below(share) === 0;
  const storage = openSqliteInMemory();
  const faulty = planted.storage?.(storage, seed);
  const shown = (value: TableValue) => storm.complaints.push(...findUnsaved(value, faulty));
  const open = (source: number) => openTableWith({ game, storage: faulty ?? storage, seed: source, show: shown }, planted);
  let hand = await open(seed);
  let people = await seatEveryone(hand);
  await handleIntent(hand.table, people[0]!, 'start', undefined);
  const { id: match } = playOf(hand.table.value)!;
  faulty?.begin(hand.clock);
  const told = new Map<string, Result<number, string>>();
  const unanswered = new Map<number, Sent>();
  const underway: Sent[] = [];
  for (let arrived = 0; arrived < ARRIVALS_PER_GAME && hand.table.value.phase === 'playing'; arrived++) {
    if (rarely(80)) {
      faulty?.end();
      hand = await open(seed + arrived);
      people = await seatEveryone(hand);
      faulty?.begin(hand.clock);
    }
    for (const sent of [...moves(hand, unanswered, arrived), ...unanswered.values()]) {
      unanswered.set(sent.seat, sent);
      if (underway.length < 20) underway.push(...Array<Sent>(1 + chance.below(3)).fill(sent));
    }
    const [sent] = underway.splice(chance.below(underway.length), 1);
    if (sent === undefined || rarely(5)) continue; // The move is lost.
    const { seat, intent } = sent;
    const memberId = people[seat]!;
    const answer = await handleIntent(hand.table, memberId, 'act', planted.arrives?.(intent, hand) ?? intent);
    storm.arrivals++;
    if (rarely(3)) await reconnect(hand, memberId, seat);
    if (rarely(3) || isUnsure(answer)) continue; // The answer is lost, or says that the outcome is unknown.
    if (told.get(intent.id)?.ok !== true) told.set(intent.id, answer);
    if (unanswered.get(seat)?.intent.id === intent.id) unanswered.delete(seat);
  }
  faulty?.end();
  storm.complaints.push(...(await findStuckTable(hand)));
  storm.complaints.push(...(await contradictions(storage, match, told)).map((what) => `seed ${seed}: ${what}`));
  storm.accepted += [...told.values()].filter(({ ok }) => ok).length;
}

async function openTableWith(given: Parameters<typeof handTable>[0], { table }: Planted): Promise<HandTable> {
  const hand = await handTable({ ...given, options: {} });
  table?.(hand);
  return hand;
}

function findUnsaved(value: TableValue, faulty: FaultyStorage | undefined): readonly string[] {
  const play = playOf(value);
  const isKept = play === null || faulty === undefined || play.match.version <= faulty.kept(play.id);
  return isKept ? [] : [`version ${play.match.version} of ${play.id} was shown and not kept`];
}

/** Returns whether an answer leaves the outcome open: a person who is told that the table is halted asks again. */
function isUnsure(answer: Result<number, string>): boolean {
  return !answer.ok && (answer.refusal === 'unknown' || answer.refusal === 'halted');
}

async function findStuckTable({ table, pass }: HandTable): Promise<readonly string[]> {
  await pass(LONGEST_OUTAGE_MS);
  const { unsaved, phase } = table.value;
  return unsaved || phase === 'halted' ? [`the table stays ${unsaved ? 'unsaved' : phase}`] : [];
}

async function seatEveryone({ table }: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const seat of allSeats(table.game.seats.max)) {
    people.push(await joinTable(table, `id of ${seat}`, `Player ${seat}`));
    await handleIntent(table, people[seat]!, 'sit', { seat });
  }
  return people;
}

async function reconnect({ table }: HandTable, memberId: number, seat: number): Promise<void> {
  await leaveTable(table, memberId, false);
  await joinTable(table, `id of ${seat}`, `Player ${seat}`);
}

function moves({ table }: HandTable, unanswered: ReadonlyMap<number, Sent>, arrived: number): readonly Sent[] {
  const { game, state, version } = playOf(table.value)!.match;
  return game.toAct(state).flatMap((seat): readonly Sent[] => {
    if (unanswered.has(seat)) return [];
    const action = oneOf(game.legal(game.view(state, seat)), seeded(arrived));
    return [{ seat, intent: { id: `move-${arrived}-of-${seat}`, version, action } }];
  });
}

async function contradictions(
  storage: GameStorage,
  match: string,
  told: ReadonlyMap<string, Result<number, string>>,
): Promise<readonly string[]> {
  const intents = (await storage.steps(match)).flatMap(({ intent }) => (intent === null ? [] : [intent]));
  const twice = intents.filter((intent, index) => intents.indexOf(intent) !== index);
  const lost = [...told].filter(([id, { ok }]) => ok && !intents.includes(id));
  const denied = [...told].filter(([id, { ok }]) => !ok && intents.includes(id));
  return [
    ...twice.map((id) => `${id} had its effect twice`),
    ...lost.map(([id]) => `${id} was accepted, and is lost`),
    ...denied.map(([id, answer]) => `${id} was made, and the answer was ${JSON.stringify(answer)}`),
  ];
}

/** The time in milliseconds in which a table notices that the storage is sound again. */
const LONGEST_OUTAGE_MS = 20_000;

const newStorm = (): Storm => ({ arrivals: 0, accepted: 0, complaints: [] });

describe.each(QUICK_GAMES)('moves in $id that come late, twice, in any order or never', (game) => {
  test('have one effect or none, as their answers say', async () => {
    const storm = newStorm();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) await playInStorm(game, seed, storm);
    expect(storm.complaints).toEqual([]);
    expect(storm.accepted).toBeGreaterThan(0);
    process.stdout.write(`${game.id}: ${storm.arrivals} moves arrived, ${storm.accepted} were accepted\n`);
  });

  test('are neither lost nor doubled by a storage that fails, lies or is slow, and nothing unsaved is shown', async () => {
    const storm = newStorm();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++)
      await playInStorm(game, seed, storm, { storage: faultyStorage });
    expect(storm.complaints).toEqual([]);
    expect(storm.accepted).toBeGreaterThan(0);
  });

  test.runIf(isSampleGame(game))('are found to be shown too early if the table ignores failures of the storage', async () => {
    const storm = newStorm();
    const believed = (sound: GameStorage, seed: number) => {
      const faulty = faultyStorage(sound, seed);
      return { ...faulty, append: (append: Append) => faulty.append(append).catch(() => undefined) };
    };
    await playInStorm(game, 1, storm, { storage: believed });
    expect(storm.complaints.join()).toContain('was shown and not kept');
  });

  const forgetful: Planted = {
    table: ({ table }) => Object.assign(table.answers, { recall: () => undefined }),
  };

  test.runIf(isSampleGame(game))('are found to be denied if the table forgets its answers', async () => {
    const storm = newStorm();
    for (let seed = 1; seed < 6; seed++) await playInStorm(game, seed, storm, forgetful);
    expect(storm.complaints.join()).toContain('the answer was');
  });

  test.runIf(isSampleGame(game))('are found to be lost if the storage does not save them', async () => {
    const storm = newStorm();
    const careless: Planted = {
      table: ({ storage }) => {
        const append = storage.append.bind(storage);
        Object.assign(storage, {
          append: (group: Parameters<typeof append>[0]) =>
            append({ ...group, steps: group.steps.map((step) => ({ ...step, intent: null })) }),
        });
      },
    };
    await playInStorm(game, 1, storm, careless);
    expect(storm.complaints.join()).toContain('is lost');
  });
});
