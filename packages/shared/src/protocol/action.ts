import * as v from 'valibot';
import type { Face } from '../cards/face.ts';
import { inOrder } from '../cards/pile.ts';
import {
  type ActionKinds,
  type ActionParameter,
  type AnyAction,
  type AnyParameter,
  type PlainParameterKind,
  parametersOf,
} from '../core/action.ts';
import { MAX_SEATS } from '../core/seat.ts';
import type { LastAction } from '../core/view.ts';
import { converted, fields, JOINED, nullable, small, symbol, times } from './codec-combinators.ts';
import { isNext, textCodec, type WireCodec, whole } from './wire-codec.ts';

const MAX_WHOLE = 10_000;
const ABSENT = ' ';

type ParameterCodec = WireCodec<AnyParameter, string>;

/** Returns the codec of a parameter: one character, or one for each face. */
function parameterCodec(kind: PlainParameterKind, faces: readonly Face[]): ParameterCodec {
  if (kind === 'face') return symbol(faces);
  if (kind === 'count') return small(0, MAX_WHOLE);
  if (kind === 'whole') return zigzag;
  if (typeof kind !== 'number') return symbol(kind);
  const cards = times(symbol(faces), kind, JOINED);
  const sorted = v.transform((given: readonly Face[]): AnyParameter => inOrder(given, faces));
  return { ...cards, schema: v.pipe(cards.schema, sorted) };
}

/** The codec of a whole number that may be negative. It maps 0, −1, 1, −2, … to 0, 1, 2, 3, … */
const zigzag = converted(small(0, 2 * MAX_WHOLE), {
  schema: whole(-MAX_WHOLE, MAX_WHOLE).schema,
  to: (value: number) => (value < 0 ? -2 * value - 1 : 2 * value),
  from: (code) => (code % 2 === 0 ? code / 2 : -(code + 1) / 2),
});

interface ParameterForms {
  readonly schema: v.GenericSchema;
  /** `null` stands for a missing parameter. */
  readonly codec: WireCodec<AnyParameter | null>;
}

type FormsOf = (parameter: ActionParameter) => ParameterForms;

function formsWith(faces: readonly Face[]): FormsOf {
  return ({ kind, optional }) => {
    const codec = parameterCodec(kind, faces);
    return optional ? { schema: v.optional(codec.schema), codec: nullable(codec, ABSENT) } : { schema: codec.schema, codec };
  };
}

/** The forms of a parameter that a viewer may not know. The text is the same whatever the parameter is. */
const SECRET: ParameterForms = {
  schema: v.optional(v.never()),
  codec: textCodec<AnyParameter | null>({
    schema: v.null(),
    write: () => ABSENT,
    read: (reader) => (isNext(reader, ABSENT) ? null : undefined),
  }),
};

/** Returns a strict schema of a game's actions. It rejects unknown types, parameters and faces, and sorts lists of faces. */
export function actionSchema(kinds: ActionKinds, faces: readonly Face[]): v.GenericSchema<unknown, AnyAction> {
  return schemaWith(kinds, formsWith(faces));
}

function schemaWith(kinds: ActionKinds, formsOf: FormsOf): v.GenericSchema<unknown, AnyAction> {
  const ofType = new Map<unknown, v.GenericSchema<unknown, AnyAction>>();
  for (const type of Object.keys(kinds)) {
    const schemas = parametersOf(kinds, type).map((each) => [each.name, formsOf(each).schema] as const);
    const schema = v.strictObject({ type: v.literal(type), ...Object.fromEntries(schemas) });
    ofType.set(type, schema as v.GenericSchema<unknown, AnyAction>);
  }
  const noAction = v.never();
  return v.lazy((action) => ofType.get((action as Partial<AnyAction> | null | undefined)?.type) ?? noAction);
}

export interface ActionCodec {
  /** An action that a client requests. The server knows the seat. */
  readonly requested: WireCodec<AnyAction, string>;
  /** The last action with its secrets, for the seat that made it. */
  readonly own: WireCodec<LastAction, string>;
  /** The last action without its secrets, for everyone. */
  readonly told: WireCodec<LastAction | null, string>;
}

export function actionCodec(kinds: ActionKinds, faces: readonly Face[]): ActionCodec {
  const full = formsWith(faces);
  const told: FormsOf = (parameter) => (parameter.secret ? SECRET : full(parameter));
  return {
    requested: converted(actionOfSeat(kinds, full, 1), {
      schema: schemaWith(kinds, full) as v.GenericSchema<AnyAction>,
      to: (action) => ({ seat: 0, action }),
      from: ({ action }) => action,
    }),
    own: actionOfSeat(kinds, full, MAX_SEATS),
    told: nullable(actionOfSeat(kinds, told, MAX_SEATS)),
  };
}

/** Returns the codec of a seat and its action. The first character is both the seat and the type; the parameters follow. */
function actionOfSeat(kinds: ActionKinds, formsOf: FormsOf, seats: number): WireCodec<LastAction, string> {
  const types = Object.keys(kinds);
  const parameters = types.map((type) =>
    fields(Object.fromEntries(parametersOf(kinds, type).map((each) => [each.name, formsOf(each).codec])), JOINED),
  );
  const seatAndType = small(0, seats * types.length - 1);
  return textCodec({
    schema: v.strictObject({
      seat: whole(0, seats - 1).schema,
      action: schemaWith(kinds, formsOf) as v.GenericSchema<AnyAction>,
    }),
    write({ seat, action }) {
      const number = types.indexOf(action.type);
      const values = action as Readonly<Record<string, AnyParameter>>;
      return seatAndType.write(seat * types.length + number) + (parameters[number]?.write(values) ?? '');
    },
    read(reader) {
      const code = seatAndType.read(reader);
      if (code === undefined) return undefined;
      const type = types[code % types.length];
      const values = parameters[code % types.length]?.read(reader);
      if (type === undefined || values === undefined) return undefined;
      const present = Object.entries(values).filter(([, value]) => value !== null);
      return { seat: Math.floor(code / types.length), action: { type, ...Object.fromEntries(present) } };
    },
  });
}
