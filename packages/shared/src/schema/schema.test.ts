import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { packer } from '../cards/pack.ts';
import type { Game } from '../core/game.ts';
import { act, settleAll, startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { seeded } from '../core/random.ts';
import type { Seat } from '../core/seat.ts';
import { GAMES } from '../games/index.ts';
import { positionOf } from '../testing/laws/law.ts';
import { projected } from '../testing/projected.ts';
import { type TableState, tableSchema } from './table.ts';
import { readView, toWire, turnBits } from './wire.ts';

describe.each(GAMES)('the synchronised table of $id', (game) => {
  test('is read by every viewer as the view they have', () => {
    const { Table } = tableSchema(game);
    const { state, views } = written(game);
    const encoder = new Encoder(state);
    for (const [viewer, view] of views) {
      const seen = received(encoder, state, viewer, new Table());
      expect(readView(seen, game.shape, packer(game.faces(view.options)), viewer)).toEqual(view);
    }
  });

  test('is built once', () => {
    expect(tableSchema(game)).toBe(tableSchema(game));
  });

  test('has no field twice', () => {
    const shape = { table: { ...game.shape.table, phase: 'text' }, seat: game.shape.seat } as const;
    expect(() => tableSchema({ ...game, id: 'double', shape })).toThrow(
      'double: the table has a field of its own that is called phase',
    );
  });
});

test('seats to act are bits', () => {
  expect([[], [0], [3], [0, 2], [7]].map(turnBits)).toEqual([0, 1, 8, 5, 128]);
});

describe('on the wire', () => {
  const cards = packer(['10', '20', '30']);
  const shape = { table: { pile: 'topped', points: 'wholes', grid: 'grid', shown: 'faces' }, seat: {} } as const;
  const read = (pile: string, points: string, grid = '', shown = '') =>
    readView({ options: '{}', turn: 0, seats: [], pile, points, grid, shown } as never, shape, cards, null).table;

  test.each([0, 1, 2, 24, 191, 255])('a pile of %i is its top card and its size', (size) => {
    const pile = { top: size === 0 ? null : '20', size };
    const packed = toWire('topped', pile, cards) as string;
    expect(packed).toHaveLength(size === 0 ? 0 : 2);
    expect(read(packed, '').pile).toEqual(pile);
  });

  test.each([[[]], [[0]], [[-20, 101, 7]]])('a list of whole numbers is read as it was: %j', (points) => {
    expect(read('', toWire('wholes', points, cards) as string).points).toEqual(points);
  });

  test('a grid is its piles, four bytes each, wherever they lie', () => {
    const grid = [
      { row: 0, col: 0, size: 1, top: '20' },
      { row: -3, col: 2, size: 4, top: null },
      { row: -32, col: 15, size: 40, top: '30' },
    ];
    const packed = toWire('grid', grid, cards) as string;
    expect(new TextEncoder().encode(packed)).toHaveLength(12);
    expect(read('', '', packed).grid).toEqual(grid);
    expect(read('', '', toWire('grid', [], cards) as string).grid).toEqual([]);
  });

  test.each([[[]], [['20', '10', '20']]])('cards that were shown are read as they were: %j', (shown) => {
    expect(read('', '', '', toWire('faces', shown, cards) as string).shown).toEqual(shown);
  });
});

/** A game after its first action, written into the room state. */
function written(game: Game) {
  const options = defaultOptions(game.options);
  const source = seeded(1);
  const begun = settleAll(startMatch(game, options, game.seats.max), source, () => {});
  const [seat = 0] = game.toAct(begun.state);
  const [action] = game.legal(game.view(begun.state, seat));
  const result = action === undefined ? undefined : act(begun, seat, action);
  const { views } = positionOf(result?.ok ? result.value.match : begun, source);

  const { Table, Seat } = tableSchema(game);
  const state = new Table();
  const { seats, ...table } = projected(game, views, packer(game.faces(options)));
  Object.assign(state, table);
  for (const fields of seats as readonly object[]) state.seats.push(Object.assign(new Seat(), fields));
  return { state, views };
}

/** The first state that a viewer is sent, decoded. */
function received(encoder: Encoder, state: TableState, viewer: Seat | null, target: TableState): TableState {
  const decoder = new Decoder(target);
  const shared = encoder.encodeAll({ offset: 0 });
  if (viewer === null) decoder.decode(shared);
  else {
    const view = new StateView();
    view.add(state.seats[viewer]!, -1, false);
    decoder.decode(encoder.encodeAllView(view, shared.byteLength, { offset: shared.byteLength }));
  }
  return decoder.state;
}
