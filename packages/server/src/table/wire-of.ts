import { type Packer, packer } from '@hundredfold/shared/cards/pack.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { type ActionCodec, actionCodec, actionSchema } from '@hundredfold/shared/protocol/action.ts';
import type { GenericSchema } from 'valibot';

/** What packs and checks the cards and actions of a game played with one set of faces. */
export interface Wire {
  readonly packer: Packer;
  readonly codec: ActionCodec;
  readonly action: GenericSchema<unknown, AnyAction>;
}

const made = new Map<string, Wire>();

/** One for all tables of the same game and faces. */
export function wireOf(game: Game, options: OptionValues): Wire {
  const faces = game.faces(options);
  const name = `${game.id} ${faces.join(' ')}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const wire: Wire = {
    packer: packer(faces),
    codec: actionCodec(game.actions, faces),
    action: actionSchema(game.actions, faces),
  };
  made.set(name, wire);
  return wire;
}
