import { type Packer, packer } from '@hundredfold/shared/cards/pack.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import { type ActionCodec, actionCodec } from '@hundredfold/shared/protocol/action.ts';
import type { SeatState, TableState, Watcher } from '@hundredfold/shared/schema/table.ts';
import { readView } from '@hundredfold/shared/schema/wire.ts';
import type { Snapshot } from './link.ts';

/** Whose browser this is, and what they look at. */
export interface Viewpoint {
  readonly code: string;
  readonly game: Game;
  readonly me: number;
}

interface Reading {
  readonly options: OptionValues;
  readonly packer: Packer;
  readonly codec: ActionCodec;
}

/** Reads everything that the synchronised state says, as one value. */
export function mirror(state: TableState, { code, game, me }: Viewpoint): Snapshot {
  const { options, packer, codec } = reading(game, state.options);
  const seats = Array.from(state.seats, ({ status, person, name }: SeatState) => ({ status, person, name }));
  const sitting = seats.findIndex(({ person }) => me !== 0 && person === me);
  const seat = sitting < 0 ? null : sitting;
  return {
    code,
    game,
    phase: state.phase,
    open: state.open,
    options,
    grace: state.grace,
    round: state.round,
    record: state.record,
    outcome: state.outcome === '' ? null : (JSON.parse(state.outcome) as Outcome),
    me,
    seat,
    host: state.host,
    seats,
    watchers: Array.from(state.watchers.entries(), ([person, { name }]: [string, Watcher]) => ({ person: Number(person), name })),
    version: state.version,
    last: codec.decode(state.last),
    view: readView(state, game.shape, packer, seat),
  };
}

const readings = new Map<string, Reading>();

/** What a game's cards and actions look like on the wire depends on the options alone. */
function reading(game: Game, packed: string): Reading {
  const key = `${game.id} ${packed}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  const options = JSON.parse(packed) as OptionValues;
  const faces = game.faces(options);
  const made = { options, packer: packer(faces), codec: actionCodec(game.actions, faces) };
  readings.set(key, made);
  return made;
}
