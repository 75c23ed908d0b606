import * as v from 'valibot';
import type { Face } from '../cards/face.ts';
import type { ActionKinds, AnyAction, ParameterKind } from '../core/action.ts';
import type { Seat } from '../core/seat.ts';
import type { LastAction } from '../core/view.ts';

const ZERO = 0x30;
const ABSENT = ' ';
const HIGHEST = 10_000;

/** A strict schema of a game's actions: unknown types, parameters and faces do not pass. */
export function actionSchema(kinds: ActionKinds, faces: readonly Face[]): v.GenericSchema<unknown, AnyAction> {
  const each = Object.entries(kinds).map(([type, parameters]) => {
    const fields = Object.entries(parameters).map(([name, kind]) => [bare(name), parameterSchema(name, kind, faces)] as const);
    return v.strictObject({ type: v.literal(type), ...Object.fromEntries(fields) });
  });
  return v.variant('type', each) as v.GenericSchema<unknown, AnyAction>;
}

/** Puts the last action on the wire in a few characters, and reads it back. */
export interface ActionCodec {
  encode(last: LastAction | null): string;
  decode(packed: string): LastAction | null;
}

/** The first character says who and what, and each parameter is one more. */
export function actionCodec(kinds: ActionKinds, faces: readonly Face[]): ActionCodec {
  const types = Object.entries(kinds);
  return {
    encode(last) {
      if (last === null) return '';
      const type = types.findIndex(([name]) => name === last.action.type);
      const parameters = Object.entries(types[type]?.[1] ?? {});
      return (
        String.fromCharCode(ZERO + last.seat * types.length + type) +
        parameters.map(([name, kind]) => toCharacter(kind, last.action[bare(name)], faces)).join('')
      );
    },
    decode(packed) {
      const [first, ...rest] = packed;
      if (first === undefined) return null;
      const known = types[codeOf(first) % types.length];
      if (known === undefined) throw new Error(`no such action on the wire: ${packed}`);
      const parameters = Object.entries(known[1]).map(
        ([name, kind], index) => [bare(name), fromCharacter(kind, rest[index], faces)] as const,
      );
      const given = parameters.filter(([, value]) => value !== undefined);
      const seat: Seat = Math.floor(codeOf(first) / types.length);
      return { seat, action: { type: known[0], ...Object.fromEntries(given) } };
    },
  };
}

function bare(name: string): string {
  return name.endsWith('?') ? name.slice(0, -1) : name;
}

function parameterSchema(name: string, kind: ParameterKind, faces: readonly Face[]): v.GenericSchema {
  const required = requiredSchema(kind, faces);
  return name.endsWith('?') ? v.optional(required) : required;
}

function requiredSchema(kind: ParameterKind, faces: readonly Face[]): v.GenericSchema {
  if (kind === 'face') return v.picklist(faces);
  if (kind === 'count') return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST));
  if (kind === 'whole') return v.pipe(v.number(), v.integer(), v.minValue(-HIGHEST), v.maxValue(HIGHEST));
  return v.picklist(kind);
}

function toCharacter(kind: ParameterKind, value: string | number | undefined, faces: readonly Face[]): string {
  if (value === undefined) return ABSENT;
  if (typeof value === 'number') return String.fromCharCode(ZERO + (kind === 'whole' ? zigzag(value) : value));
  return String.fromCharCode(ZERO + (kind === 'face' ? faces : (kind as readonly string[])).indexOf(value));
}

function fromCharacter(kind: ParameterKind, character: string | undefined, faces: readonly Face[]): string | number | undefined {
  if (character === undefined || character === ABSENT) return undefined;
  const code = codeOf(character);
  if (kind === 'count') return code;
  if (kind === 'whole') return unzigzag(code);
  return (kind === 'face' ? faces : (kind as readonly string[]))[code];
}

function codeOf(character: string): number {
  return character.charCodeAt(0) - ZERO;
}

/** 0, −1, 1, −2, … as 0, 1, 2, 3, … */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(code: number): number {
  return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
}
