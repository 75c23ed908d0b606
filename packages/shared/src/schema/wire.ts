import type { GenericSchema } from 'valibot';
import { type Packer, packer } from '../cards/pack.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { OptionValues } from '../core/options.ts';
import { type ActionCodec, actionCodec, actionSchema } from '../protocol/action.ts';
import { type Field, fieldsOf } from './fields.ts';

/** All that it takes to bring a game over the wire, when it is played with one set of faces. */
export interface Wire {
  readonly cards: Packer;
  readonly actions: ActionCodec;
  /** What passes the door as an action. */
  readonly door: GenericSchema<unknown, AnyAction>;
  readonly tableFields: readonly Field[];
  readonly seatFields: readonly Field[];
}

const made = new WeakMap<Game, Map<string, Wire>>();
/** A table asks again and again with the same options. */
const known = new WeakMap<OptionValues, { readonly game: Game; readonly wire: Wire }>();

/** One for all tables of the same game and faces; the same on both sides. */
export function wireOf(game: Game, options: OptionValues): Wire {
  const found = known.get(options);
  if (found?.game === game) return found.wire;
  const wire = wireFor(game, options);
  known.set(options, { game, wire });
  return wire;
}

function wireFor(game: Game, options: OptionValues): Wire {
  const faces = game.faces(options);
  const name = faces.join(' ');
  const ofGame = made.get(game) ?? new Map<string, Wire>();
  made.set(game, ofGame);
  const wire = ofGame.get(name) ?? {
    cards: packer(faces),
    actions: actionCodec(game.actions, faces),
    door: actionSchema(game.actions, faces),
    tableFields: fieldsOf(game.shape.table),
    seatFields: fieldsOf(game.shape.seat),
  };
  ofGame.set(name, wire);
  return wire;
}
