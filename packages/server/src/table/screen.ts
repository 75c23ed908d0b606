import type { Game } from '@hundredfold/shared/core/game.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import type { StoredTable } from '../archive/archive.ts';
import { showFacts, showPeople } from './facts.ts';
import { projection } from './projection.ts';
import type { TableValue } from './table.ts';
import { wireOf } from './wire-of.ts';

/** The room state of a table and the one way to write to it. */
export interface Screen {
  readonly state: TableState;
  show(value: TableValue): void;
}

export function screen(game: Game, stored: StoredTable, grace: number): Screen {
  const { Table, Seat } = tableSchema(game);
  const state = new Table();
  state.options = JSON.stringify(stored.options);
  state.grace = grace;
  for (const _ of stored.seats) state.seats.push(new Seat());
  const project = projection(game, state, wireOf(game, stored.options));
  let before: TableValue | undefined;
  return {
    state,
    show(value) {
      const { phase, play, seating } = value;
      // What a halted match looks like may be the very thing that does not work.
      if (phase !== 'halted' && play !== null && play !== before?.play) project(play.match);
      showFacts(value, state);
      if (seating !== before?.seating) showPeople(seating, state);
      before = value;
    },
  };
}
