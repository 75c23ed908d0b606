import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { Result } from '@hundredfold/shared/core/result.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { Intent } from '@hundredfold/shared/protocol/table.ts';
import { describe, expect, test } from 'vitest';
import type { Archive } from '../src/archive/archive.ts';
import { memoryArchive } from '../src/archive/memory.ts';
import { ask } from '../src/table/ask.ts';
import { playOf } from '../src/table/table.ts';
import { farewell, welcome } from '../src/table/welcome.ts';
import { type HandTable, handTable } from './hand-table.ts';
import { PRIVATE_GAMES } from './privacy/games.ts';
import { oneOf } from './privacy/mangle.ts';

/** More of them by `STORM_GAMES=1000`, others by `STORM_SEED=17`. */
const ROUNDS = Number(process.env.STORM_GAMES ?? 5);
const FIRST_SEED = Number(process.env.STORM_SEED ?? 1);
/** Moves that arrive in one game, each one or several times. */
const ARRIVALS = 400;

interface Storm {
  arrivals: number;
  accepted: number;
  readonly complaints: string[];
}

/** A move on its way, by the seat that sent it. */
interface Sent {
  readonly seat: number;
  readonly intent: Intent<'act'>;
}

/** A bug to be found: it changes the table, or what arrives there. */
interface Planted {
  readonly table?: (hand: HandTable) => void;
  readonly arrives?: (intent: Intent<'act'>, hand: HandTable) => Intent<'act'>;
}

/**
 * Moves are lost, doubled, late and out of order; so are their answers. People say a move again until they are answered, come
 * again in between, and now and then the house is started anew. What the archive has in the end is held against what they were told.
 */
async function weather(game: Game, seed: number, storm: Storm, planted: Planted = {}): Promise<void> {
  const chance = seeded(seed);
  const rarely = (share: number) => chance.below(share) === 0;
  const archive = memoryArchive();
  let hand = await opened(game, archive, seed, planted);
  let people = await gathered(hand);
  await ask(hand.table, people[0]!, 'start', undefined);
  const { id: match } = playOf(hand.table.value)!;
  const told = new Map<string, Result<number, string>>();
  const unanswered = new Map<number, Sent>();
  const underway: Sent[] = [];
  for (let arrived = 0; arrived < ARRIVALS && hand.table.value.phase === 'playing'; arrived++) {
    if (rarely(80)) {
      hand = await opened(game, archive, seed + arrived, planted);
      people = await gathered(hand);
    }
    for (const sent of [...moves(hand, unanswered, arrived), ...unanswered.values()]) {
      unanswered.set(sent.seat, sent);
      if (underway.length < 20) underway.push(...Array<Sent>(1 + chance.below(3)).fill(sent));
    }
    const [sent] = underway.splice(chance.below(underway.length), 1);
    if (sent === undefined || rarely(5)) continue; // It is lost.
    const { seat, intent } = sent;
    const number = people[seat]!;
    const answer = await ask(hand.table, number, 'act', planted.arrives?.(intent, hand) ?? intent);
    storm.arrivals++;
    if (rarely(3)) await comesAgain(hand, number, seat);
    if (rarely(3)) continue; // The answer is lost.
    if (told.get(intent.id)?.ok !== true) told.set(intent.id, answer);
    if (unanswered.get(seat)?.intent.id === intent.id) unanswered.delete(seat);
  }
  storm.complaints.push(...(await contradictions(archive, match, told)).map((what) => `seed ${seed}: ${what}`));
  storm.accepted += [...told.values()].filter(({ ok }) => ok).length;
}

async function opened(game: Game, archive: Archive, seed: number, { table }: Planted): Promise<HandTable> {
  const hand = await handTable({ game, archive, seed, options: {} });
  table?.(hand);
  return hand;
}

/** Everybody comes, and sits where they sat. */
async function gathered({ table }: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const seat of allSeats(table.game.seats.max)) {
    people.push(await welcome(table, `id of ${seat}`, `Player ${seat}`));
    await ask(table, people[seat]!, 'sit', { seat });
  }
  return people;
}

async function comesAgain({ table }: HandTable, number: number, seat: number): Promise<void> {
  await farewell(table, number, false);
  await welcome(table, `id of ${seat}`, `Player ${seat}`);
}

/** A move of everybody who is to act and waits for no answer. */
function moves({ table }: HandTable, unanswered: ReadonlyMap<number, Sent>, arrived: number): readonly Sent[] {
  const { game, state, version } = playOf(table.value)!.match;
  return game.toAct(state).flatMap((seat): readonly Sent[] => {
    if (unanswered.has(seat)) return [];
    const action = oneOf(game.legal(game.view(state, seat)), seeded(arrived));
    return [{ seat, intent: { id: `move-${arrived}-of-${seat}`, version, action } }];
  });
}

/** Where what people were told and what the archive has cannot both be true. */
async function contradictions(
  archive: Archive,
  match: string,
  told: ReadonlyMap<string, Result<number, string>>,
): Promise<readonly string[]> {
  const intents = (await archive.steps(match)).flatMap(({ intent }) => (intent === null ? [] : [intent]));
  const twice = intents.filter((intent, index) => intents.indexOf(intent) !== index);
  const lost = [...told].filter(([id, { ok }]) => ok && !intents.includes(id));
  const denied = [...told].filter(([id, { ok }]) => !ok && intents.includes(id));
  return [
    ...twice.map((id) => `${id} had its effect twice`),
    ...lost.map(([id]) => `${id} was accepted, and is lost`),
    ...denied.map(([id, answer]) => `${id} was made, and the answer was ${JSON.stringify(answer)}`),
  ];
}

const newStorm = (): Storm => ({ arrivals: 0, accepted: 0, complaints: [] });

describe.each(PRIVATE_GAMES)('moves in $id that come late, twice, in any order or never', { timeout: 120_000 }, (game) => {
  test('have one effect or none, as their senders are told', { timeout: 3_600_000 }, async () => {
    const storm = newStorm();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) await weather(game, seed, storm);
    expect(storm.complaints).toEqual([]);
    expect(storm.accepted).toBeGreaterThan(0);
    process.stdout.write(`${game.id}: ${storm.arrivals} moves arrived, ${storm.accepted} were accepted\n`);
  });

  const forgetful: Planted = {
    table: ({ table }) => Object.assign(table.answers, { recall: () => undefined }),
  };

  test('are found to be denied where the table forgets what it answered', async () => {
    const storm = newStorm();
    for (let seed = 1; seed < 6; seed++) await weather(game, seed, storm, forgetful);
    expect(storm.complaints.join()).toContain('the answer was');
  });

  test('are found to be lost where the archive does not keep them', async () => {
    const storm = newStorm();
    const careless: Planted = {
      table: ({ archive }) => {
        const append = archive.append.bind(archive);
        Object.assign(archive, {
          append: (group: Parameters<typeof append>[0]) =>
            append({ ...group, steps: group.steps.map((step) => ({ ...step, intent: null })) }),
        });
      },
    };
    await weather(game, 1, storm, careless);
    expect(storm.complaints.join()).toContain('is lost');
  });
});
