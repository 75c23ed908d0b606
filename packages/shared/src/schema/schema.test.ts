import { Decoder, Encoder, StateView } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { act, lastSeen, type Match, startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { seeded } from '../core/seeded-random.ts';
import { allViewers, type Viewer } from '../core/view.ts';
import type { FieldKind, FieldValue } from '../core/view-schema.ts';
import { resolveAllChance } from '../testing/playout.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { gameCodec } from './codec.ts';
import { fieldsOf } from './fields.ts';
import { readLastAction, readView, stateWriter } from './state-writer.ts';
import { type TableState, tableSchema } from './table.ts';

describe.each(TEST_GAMES)('the synchronised table of $id', (game) => {
  test('is read by every viewer as their view, with the last action', () => {
    const match = afterOneAction(game);
    const codec = gameCodec(game, match.options);
    const state = written(match);
    const encoder = new Encoder(state);
    for (const viewer of allViewers(match.seats)) {
      const seen = received(encoder, state, viewer, new (tableSchema(game).Table)());
      expect(readView(seen, codec, viewer)).toEqual(game.view(match.state, viewer));
      expect(readLastAction(seen, codec, viewer)).toEqual(lastSeen(match, viewer));
    }
  });

  test('is built once', () => {
    expect(tableSchema(game)).toBe(tableSchema(game));
    expect(gameCodec(game, defaultOptions(game.options))).toBe(gameCodec(game, defaultOptions(game.options)));
  });

  test('rejects a duplicate field', () => {
    const viewSchema = { table: { ...game.viewSchema.table, phase: 'count' }, seat: game.viewSchema.seat } as const;
    expect(() => tableSchema({ ...game, id: 'double', viewSchema })).toThrow(
      'double: the table has a field of its own that is called phase',
    );
  });
});

describe('on the wire', () => {
  const faces = ['10', '20', '30'];

  function crossed(kind: Exclude<FieldKind, 'private' | 'privateFact'>, value: FieldValue): { raw: unknown; read: FieldValue } {
    const [field] = fieldsOf({ field: kind }, faces);
    if (field?.own !== null) throw new Error('everybody sees it');
    const { codec } = field.fact;
    const raw = codec.encode(value);
    return { raw, read: codec.decode(raw) };
  }

  test.each([0, 1, 2, 24, 191, 255])('a pile of %i is encoded as its top card and its size', (size) => {
    const pile = { top: size === 0 ? null : '20', size };
    const { raw, read } = crossed('topOnly', pile);
    expect(raw).toHaveLength(size === 0 ? 0 : 2);
    expect(read).toEqual(pile);
  });

  test('a grid is encoded as four bytes per pile, at any position', () => {
    const grid = [
      { row: 0, col: 0, size: 1, top: '20' },
      { row: -3, col: 2, size: 4, top: null },
      { row: -32, col: 15, size: 40, top: '30' },
    ];
    const { raw, read } = crossed('grid', grid);
    expect(new TextEncoder().encode(String(raw))).toHaveLength(12);
    expect(read).toEqual(grid);
    expect(crossed('grid', []).read).toEqual([]);
  });
});

function afterOneAction(game: Game): Match {
  const begun = resolveAllChance(startMatch(game, defaultOptions(game.options), game.seats.max), seeded(1), () => {});
  const [seat = 0] = game.toAct(begun.state);
  const [action] = game.legal(game.view(begun.state, seat));
  const result = action === undefined ? undefined : act(begun, seat, action);
  return result?.ok ? resolveAllChance(result.value, seeded(2), () => {}) : begun;
}

function written(match: Match): TableState {
  const { Table, Seat } = tableSchema(match.game);
  const state = new Table();
  state.options = JSON.stringify(match.options);
  for (let seat = 0; seat < match.seats; seat++) state.seats.push(new Seat());
  stateWriter(match.game, gameCodec(match.game, match.options), state)(match);
  return state;
}

function received(encoder: Encoder, state: TableState, viewer: Viewer, target: TableState): TableState {
  const decoder = new Decoder(target);
  const shared = encoder.encodeAll({ offset: 0 });
  const seats = Array.from(state.seats).filter((_, seat) => viewer === 'all' || seat === viewer);
  if (seats.length === 0) decoder.decode(shared);
  else {
    const view = new StateView();
    for (const seat of seats) view.add(seat, -1, false);
    decoder.decode(encoder.encodeAllView(view, shared.byteLength, { offset: shared.byteLength }));
  }
  return decoder.state;
}
