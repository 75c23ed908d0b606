import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { Spectator, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from './snapshot.ts';

const game: Game = modFour;
const options = defaultOptions(modFour.options);
const { cards } = gameCodec(game, options);

function tableOfFour() {
  const { Table, Seat } = tableSchema(game);
  const table = new Table();
  for (const name of ['Ann', 'Ben', 'Cai', 'Dora']) {
    const seat = new Seat();
    Object.assign(seat, { name, status: 'here', person: table.seats.length + 5, handSize: 2, points: 3 });
    table.seats.push(seat);
  }
  Object.assign(table, { phase: 'playing', options: JSON.stringify(options), version: 9, turn: 0b0100, leader: 1, dealer: 0 });
  return table;
}

const place = { code: 'ABCD2345', game, from: 'table', ahead: 1000 } as const;

describe('the snapshot', () => {
  it('gives a spectator no seat', () => {
    const table = tableOfFour();
    const watcher = new Spectator();
    watcher.name = 'Eve';
    watcher.seal = 17;
    table.watchers.set('42', watcher);
    const { seat, view, watchers } = snapshotOf(table, { ...place, me: 42 });
    expect(seat).toBeNull();
    expect(view.viewer).toBe('public');
    expect(watchers).toEqual([{ person: 42, name: 'Eve', seal: 17 }]);
  });

  it('gives a spectator of all hands every face', () => {
    const table = tableOfFour();
    for (const seat of table.seats) Object.assign(seat, { handCards: cards.encode(['7S', 'QH']) });
    const { seat, view } = snapshotOf(table, { ...place, from: 'hands', me: 0 });
    expect(seat).toBeNull();
    expect(view.viewer).toBe('all');
    expect(view.seats.map(({ hand }) => hand)).toEqual(Array(4).fill(['7S', 'QH']));
  });

  it('takes no empty seat for its own before the viewer is known', () => {
    const table = tableOfFour();
    Object.assign(table.seats[0] as object, { person: 0, status: 'empty' });
    expect(snapshotOf(table, { ...place, me: 0 }).seat).toBeNull();
  });

  it('converts deadlines to the page’s clock', () => {
    const table = tableOfFour();
    Object.assign(table.seats[2] as object, { from: 5000, due: 30_000 });
    const { seats } = snapshotOf(table, { ...place, me: 7 });
    expect(seats.map(({ time }) => time)).toEqual([null, null, { from: 6000, due: 31_000 }, null]);
  });
});
