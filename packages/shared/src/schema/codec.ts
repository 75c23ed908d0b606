import * as v from 'valibot';
import type { Face } from '../cards/face.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { memo } from '../core/lazy.ts';
import type { OptionValues } from '../core/options.ts';
import { sidesOf } from '../core/outcome.ts';
import type { Seat } from '../core/seat.ts';
import { type ActionCodec, actionCodec, actionSchema } from '../protocol/action.ts';
import type { ActIntent, BriefAct } from '../protocol/intents.ts';
import { parse, type WireCodec } from '../protocol/wire-codec.ts';
import { cardsCodec, fieldsOf, type SchemaField } from './fields.ts';

/** Everything that encodes and decodes a game on the wire, for one set of faces. */
export interface GameCodec {
  readonly cards: WireCodec<readonly Face[], string>;
  readonly actions: ActionCodec;
  /** The schema that checks an action from a client, packed or not. */
  readonly actionSchema: v.GenericSchema<unknown, AnyAction>;
  readonly tableFields: readonly SchemaField[];
  readonly seatFields: readonly SchemaField[];
  /** The fields of a side. Its record travels in the state of the seat with the same number. */
  readonly sideFields: readonly SchemaField[];
  sidesOf(options: OptionValues, seats: number): readonly (readonly Seat[])[];
}

/** Returns the codec of a game. All tables of the same game and faces share one; client and server build the same. */
export function gameCodec(game: Game, options: OptionValues): GameCodec {
  return codecsOf(game)(options);
}

const codecsOf = memo((game: Game) => {
  const byFaces = new Map<string, GameCodec>();
  return memo((options: OptionValues) => {
    const faces = game.faces(options);
    const codec = byFaces.get(faces.join()) ?? newCodec(game, faces);
    byFaces.set(faces.join(), codec);
    return codec;
  });
});

function newCodec(game: Game, faces: readonly Face[]): GameCodec {
  const { actions: kinds, viewSchema } = game;
  const actions = actionCodec(kinds, faces);
  return {
    cards: cardsCodec(faces),
    actions,
    actionSchema: packedOrPlain(actions, actionSchema(kinds, faces)),
    tableFields: fieldsOf(viewSchema.table, faces),
    seatFields: fieldsOf(viewSchema.seat, faces),
    sideFields: fieldsOf(viewSchema.side ?? {}, faces),
    sidesOf: (options, seats) => sidesOf(game, options, seats),
  };
}

function packedOrPlain(
  { requested }: ActionCodec,
  plain: v.GenericSchema<unknown, AnyAction>,
): v.GenericSchema<unknown, AnyAction> {
  const packed = v.pipe(
    v.string(),
    v.transform((text): unknown => parse(requested, text)),
    plain,
  );
  return v.lazy((action) => (typeof action === 'string' ? packed : plain));
}

export function toBriefAct({ actions }: GameCodec, { id, version, action }: ActIntent): BriefAct {
  return [id, version, actions.requested.encode(action)];
}
