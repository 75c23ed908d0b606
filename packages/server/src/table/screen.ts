import type { Game } from '@hundredfold/shared/core/game.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import type { StoredTable } from '../archive/archive.ts';
import { showFacts, showPeople } from './facts.ts';
import type { Play } from './play.ts';
import { project } from './projection.ts';
import type { Seating } from './seating.ts';
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
  const wire = wireOf(game, stored.options);
  state.options = JSON.stringify(stored.options);
  state.grace = grace;
  for (const _ of stored.seats) state.seats.push(new Seat());
  let seating: Seating | null = null;
  let play: Play | null = null;
  return {
    state,
    show(value) {
      if (value.phase !== 'halted' && value.play !== play && value.play !== null) {
        project(value.play.match, state, wire);
        play = value.play;
      }
      showFacts(value, state);
      if (value.seating !== seating) showPeople(value.seating, state);
      seating = value.seating;
    },
  };
}
