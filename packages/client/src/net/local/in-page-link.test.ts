import { drawChance } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { outcomeOf, resolveChanceWith, startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { stateWriter } from '@hundredfold/shared/schema/state-writer.ts';
import { tableSchema } from '@hundredfold/shared/schema/table.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test, vi } from 'vitest';
import { snapshotOf } from '../snapshot.ts';
import { snapshotOfMatch } from '../testing/snapshot-of-match.ts';
import { inPageLink } from './in-page-link.ts';

const MOVES = 12;

function begin(game: Game, seed: number) {
  const source = seeded(seed);
  const draw = (due: Parameters<typeof drawChance>[0]) => drawChance(due, source);
  const start = resolveChanceWith(startMatch(game, defaultOptions(game.options), game.seats.min), draw);
  const { seats } = snapshotOfMatch(start, 0);
  return { start, draw, seats, source, onMoved: () => undefined };
}

describe.each(TEST_GAMES.map((game) => [game.id, game] as const))('%s without a server', (_, game) => {
  test('shows each seat the same as the server would, after every move', () => {
    const { source, ...table } = begin(game, 7);
    const { seats, start } = table;
    const { match, does } = inPageLink({ ...table, seat: 0 });
    const { Table, Seat } = tableSchema(game);
    const state = new Table();
    for (const { name, status, person, seal } of seats) {
      const seat = new Seat();
      Object.assign(seat, { name, status, person, seal });
      state.seats.push(seat);
    }
    Object.assign(state, { phase: 'playing', options: JSON.stringify(start.options), matchNumber: 1 });
    const project = stateWriter(game, gameCodec(game, start.options), state);
    for (let moved = 0; moved < MOVES && outcomeOf(match.value) === null; moved++) {
      const [mover = 0] = game.toAct(match.value.state);
      does(mover, game.bot(game.view(match.value.state, mover), source));
      project(match.value);
      for (const seat of allSeats(seats.length)) {
        const fresh = inPageLink({ ...table, start: match.value, seat }).snapshot.value;
        const snapshot = snapshotOf(state, { code: '', game, me: seat + 1, from: 'table', ahead: 0 });
        const { view, last, seats: held, phase, version: at, seat: own, me, matchNumber } = snapshot;
        expect(fresh).toMatchObject({ view, last, seats: held, version: at, seat: own, me, matchNumber });
        expect(phase).toBe('playing');
      }
    }
  });
});

describe('a local link', () => {
  const game = gameById('foursquare');
  if (game === undefined) throw new Error('there is no game');
  const place = (row: number, col: number) => ({ type: 'place', row, col });

  test('answers a move with its version and shows it; a move for another version is refused', async () => {
    const onMoved = vi.fn();
    const link = inPageLink({ ...begin(game, 1), seat: 0, onMoved });
    const { version } = link.snapshot.value;
    const move = { id: 'abcdefgh', version, action: place(0, 1) };
    expect(await link.ask('act', move)).toEqual({ ok: true, value: version + 1 });
    expect(link.snapshot.value).toMatchObject({ version: version + 1, last: { seat: 0, action: place(0, 1) } });
    expect(await link.ask('act', move)).toEqual({ ok: false, refusal: { refusal: 'stale' } });
    expect(onMoved).toHaveBeenCalledExactlyOnceWith(place(0, 1));
  });

  test('refuses a move that the rules refuse, and any other intent', async () => {
    const link = inPageLink({ ...begin(game, 1), seat: 0 });
    const ask = (row: number, col: number) =>
      link.ask('act', { id: 'abcdefgh', version: link.snapshot.value.version, action: place(row, col) });
    expect(await ask(9, 9)).toEqual({ ok: false, refusal: { refusal: 'outside-the-frame' } });
    expect(await link.ask('pause', {})).toMatchObject({ ok: false });
    expect(link.snapshot.value.last).toBeNull();
  });
});
