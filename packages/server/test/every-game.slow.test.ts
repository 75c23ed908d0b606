import './add-test-games.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionKind, OptionValue } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { type GameRecord, replay } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { bySize, testSize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES, testGameById } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, type Player } from './live-player.ts';
import { choices, together } from './live-table.ts';
import { type OpenServer, openServer } from './open-server.ts';

type Form = readonly [game: string, seats: number, options: Readonly<Record<string, OptionValue>>];

/**
 * Returns the plain game with the fewest and the most players, and every other choice of each option, one at a time. A run that is no
 * soak run takes the most players, and the first other choices of all options.
 */
function formsOf({ id, seats: { min, max }, options }: Game): readonly Form[] {
  const kinds = Object.entries(options);
  const plain = Object.fromEntries(kinds.map(([name, kind]) => [name, briefest(kind)]));
  const others = kinds.flatMap(([name, kind]) => othersOf(kind).map((value, index) => ({ index, choice: { [name]: value } })));
  if (testSize !== 'soak') {
    const first = others.filter(({ index }) => index === 0).map(({ choice }) => choice);
    return [[id, max, Object.assign({}, plain, ...first)]];
  }
  return [
    ...[...new Set([min, max])].map((seats): Form => [id, seats, plain]),
    ...others.map(({ choice }): Form => [id, min, { ...plain, ...choice }]),
  ];
}

/** Returns the shortest value of an option: large numbers make games long. */
function briefest(kind: OptionKind): OptionValue {
  return kind.kind === 'whole' ? kind.from : kind.default;
}

function othersOf(kind: OptionKind): readonly OptionValue[] {
  switch (kind.kind) {
    case 'choice':
      return kind.of.filter((value) => value !== kind.default);
    case 'whole':
      return [];
    case 'flag':
      return [!kind.default];
  }
}

/** Settings with other player counts and numbers: the longest games of all. */
const FURTHER: readonly Form[] = [
  ['mod-four', 4, { mode: 'partnership', deck: 'spanish-40', target: 3 }],
  ['four-square', 1, { ghosts: 3 }],
  ['four-square', 2, {}],
  ['hundred-rummy', 2, { target: 100, tournament: true }],
  ['one-hundred-one', 3, { ending: 'elimination' }],
];

/** The maximum number of moves, far more than the longest of these games takes. */
const MAX_MOVES = 6000;

let context: OpenServer;
beforeAll(async () => {
  context = await openServer();
});
afterAll(() => context.close());

test.each([...SAMPLE_GAMES.flatMap(formsOf), ...bySize({ full: [], soak: FURTHER })])(
  '%s with %i seats and %j: the moves are the public record',
  async (id, seats, options) => {
    const game = testGameById(id)!;
    const { players, watcher } = await tableOf(game, seats, options);
    const everybody = [...players, watcher];
    await players[0]!.ask('start');
    const acted = await playOut(game, everybody);

    const record = await recordFrom(everybody.at(-1)!);
    expect(record).toMatchObject({ format: 'hundredfold-record/2', game: id, seats, options });
    const moves = record.steps.flatMap((step) => ('move' in step ? [{ seat: step.seat, move: step.move }] : []));
    expect(moves).toEqual(acted);
    const end = [...replay(game, record)].at(-1)!;
    expect(game.outcome(end.state)).toEqual(record.outcome);
    for (const viewer of everybody) {
      expect(JSON.parse(viewer.state.outcome)).toEqual(record.outcome);
      expect(viewer.view()).toEqual(game.view(end.state, viewer.seat() ?? 'public'));
    }
  },
);

const joinAs = (game: Game, code: string, secret?: string) => join(`http://127.0.0.1:${context.port}`, game, code, secret);

async function tableOf(game: Game, seats: number, options: Record<string, unknown>) {
  const made = await context.post('/api/tables', { game: game.id, seats, options });
  const { code } = (await made.json()) as { code: string };
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = await joinAs(game, code);
    await player.ask('sit', { seat });
    players.push(player);
  }
  return { players, watcher: await joinAs(game, code) };
}

/** Plays at random to the end while connections drop, and returns the moves in order. */
async function playOut(game: Game, people: Player[]) {
  const chance = seeded(1);
  const acted: { readonly seat: Seat; readonly move: AnyAction }[] = [];
  for (;;) {
    await together(people);
    if (chance.below(20) === 0) await dropAndReturn(game, people, chance.below(people.length));
    const mover = people.find((player) => choices(game, player).length > 0);
    if (mover === undefined) return acted;
    const open = choices(game, mover);
    const move = open[chance.below(open.length)]!;
    await mover.act(move);
    acted.push({ seat: mover.seat()!, move });
    if (acted.length > MAX_MOVES) throw new Error(`${game.id} does not end`);
  }
}

/** Drops a connection and joins again with the same view. */
async function dropAndReturn(game: Game, people: Player[], index: number): Promise<void> {
  const dropped = people[index]!;
  const before = dropped.view();
  await dropped.drop();
  const back = await joinAs(game, dropped.room.roomId, dropped.secret);
  expect(back.view()).toEqual(before);
  people[index] = back;
}

async function recordFrom(watcher: Player): Promise<GameRecord> {
  await watcher.sees(({ phase, record }) => phase === 'over' && record !== '');
  const answer = await context.get(`/api/records/${watcher.state.record}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as GameRecord;
}
