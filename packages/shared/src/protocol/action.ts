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
import type { LastAction } from '../core/view.ts';

const ZERO = 0x30;
const ABSENT = ' ';
const MAX_WHOLE = 10_000;
/** The seat in a packed action whose sender is known anyway. */
const ANY_SEAT = 0;

/** Returns a strict schema of a game's actions. It rejects unknown types, parameters and faces, and sorts lists of faces. */
export function actionSchema(kinds: ActionKinds, faces: readonly Face[]): v.GenericSchema<unknown, AnyAction> {
  const ofType = new Map<unknown, v.GenericSchema<unknown, AnyAction>>();
  for (const type of Object.keys(kinds)) {
    const fields = parametersOf(kinds, type).map(({ name, kind, optional }) => {
      const required = schemaOf(kind, faces);
      return [name, optional ? v.optional(required) : required] as const;
    });
    const schema = v.strictObject({ type: v.literal(type), ...Object.fromEntries(fields) });
    ofType.set(type, schema as v.GenericSchema<unknown, AnyAction>);
  }
  const noAction = v.never();
  return v.lazy((action) => ofType.get((action as Partial<AnyAction> | null | undefined)?.type) ?? noAction);
}

function schemaOf(kind: PlainParameterKind, faces: readonly Face[]): v.GenericSchema {
  if (kind === 'face') return v.picklist(faces);
  if (kind === 'count') return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WHOLE));
  if (kind === 'whole') return v.pipe(v.number(), v.integer(), v.minValue(-MAX_WHOLE), v.maxValue(MAX_WHOLE));
  if (typeof kind !== 'number') return v.picklist(kind);
  return v.pipe(
    v.array(v.picklist(faces)),
    v.length(kind),
    v.transform((cards) => inOrder(cards, faces)),
  );
}

/** Encodes an action in a few characters for the wire, and decodes it. */
export interface ActionCodec {
  /** Encodes an action that a client requests. */
  pack(action: AnyAction): string;
  /** Decodes a requested action; `null` if `pack` never returns such a text. The game's schema must still check the action. */
  unpack(packed: string): unknown;
  encode(last: LastAction | null): string;
  /** Encodes the last action without its secrets, for the other viewers. */
  encodeTold(last: LastAction | null): string;
  decode(packed: string): LastAction | null;
}

/**
 * Returns the codec of a game's actions. The first character is the seat and the type; each parameter adds one, or one per face.
 */
export function actionCodec(kinds: ActionKinds, faces: readonly Face[]): ActionCodec {
  const types = Object.keys(kinds).map((type) => ({ type, parameters: parametersOf(kinds, type) }));
  const packed = ({ seat, action }: LastAction, told: (parameter: ActionParameter) => boolean): string => {
    const number = types.findIndex(({ type }) => type === action.type);
    let text = String.fromCharCode(ZERO + seat * types.length + number);
    for (const parameter of types[number]?.parameters ?? []) {
      text += told(parameter) ? toCharacters(parameter.kind, action[parameter.name], faces) : ABSENT;
    }
    return text;
  };
  const read = (text: string): LastAction | null => {
    const first = codeAt(text, 0);
    const known = types[first % types.length];
    if (known === undefined) return null;
    const action: Record<string, AnyParameter> = {};
    let at = 1;
    for (const { name, kind } of known.parameters) {
      const width = text.charAt(at) === ABSENT || typeof kind !== 'number' ? 1 : kind;
      const value = fromCharacters(kind, text.slice(at, at + width), faces);
      if (value !== undefined) action[name] = value;
      at += width;
    }
    return { seat: Math.floor(first / types.length), action: { type: known.type, ...action } };
  };
  const all = (): boolean => true;
  const pack = (action: AnyAction): string => packed({ seat: ANY_SEAT, action }, all);
  return {
    pack,
    unpack(text) {
      const action = read(text)?.action ?? null;
      return action !== null && pack(action) === text ? action : null;
    },
    encode: (last) => (last === null ? '' : packed(last, all)),
    encodeTold: (last) => (last === null ? '' : packed(last, ({ secret }) => !secret)),
    decode(text) {
      if (text === '') return null;
      const last = read(text);
      if (last === null) throw new Error(`unknown action on the wire: ${text}`);
      return last;
    },
  };
}

function toCharacters(kind: PlainParameterKind, value: AnyParameter | undefined, faces: readonly Face[]): string {
  if (value === undefined) return ABSENT;
  if (typeof value === 'number') return String.fromCharCode(ZERO + (kind === 'whole' ? zigzag(value) : value));
  const words = typeof kind === 'object' ? kind : faces;
  const each = typeof value === 'string' ? [value] : value;
  return each.map((word) => String.fromCharCode(ZERO + words.indexOf(word))).join('');
}

function fromCharacters(kind: PlainParameterKind, text: string, faces: readonly Face[]): AnyParameter | undefined {
  if (text === '' || text === ABSENT) return undefined;
  const code = codeAt(text, 0);
  if (kind === 'count') return code;
  if (kind === 'whole') return unzigzag(code);
  const words = typeof kind === 'object' ? kind : faces;
  if (typeof kind !== 'number') return words[code];
  return Array.from(text, (_, place) => words[codeAt(text, place)] ?? '');
}

function codeAt(text: string, place: number): number {
  return text.charCodeAt(place) - ZERO;
}

/** Maps 0, −1, 1, −2, … to 0, 1, 2, 3, … */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(code: number): number {
  return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
}
