import type { Packer } from '@hundredfold/shared/cards/pack.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { FieldKind, FieldValue } from '@hundredfold/shared/core/shape.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { ownName, sizeName, toWire, turnBits } from '@hundredfold/shared/schema/wire.ts';
import type { Wire } from './wire-of.ts';

type Target = { [field: string]: unknown };
type Values = Readonly<Record<string, FieldValue>>;

/** A field of a view, and where it goes in the room state. */
type Field =
  | { readonly kind: Exclude<FieldKind, 'owned'>; readonly name: string }
  | { readonly kind: 'owned'; readonly name: string; readonly own: string; readonly size: string };

/** Brings what the viewers see of a match into the room state. */
export type Project = (match: Match) => void;

/** Fields that keep their value cost nothing on the wire: the schema sends what has changed. */
export function projection(game: Game, state: TableState, { packer, codec }: Wire): Project {
  const tableFields = fieldsOf(game.shape.table);
  const seatFields = fieldsOf(game.shape.seat);
  return (match) => {
    // All views before the first write: one that throws leaves the state as it was.
    const open = game.view(match.state, null);
    const own = open.seats.map((_, seat) => game.view(match.state, seat).seats[seat] as Values);
    state.version = match.version;
    state.turn = turnBits(open.toAct);
    state.last = codec.encode(match.last);
    writeOpen(state, tableFields, open.table, packer);
    state.seats.forEach((target, seat) => {
      writeOpen(target, seatFields, open.seats[seat] as Values, packer);
      writeOwn(target, seatFields, own[seat] as Values, packer);
    });
  };
}

/** What everybody sees alike; of an owned zone its size. */
function writeOpen(target: Target, fields: readonly Field[], values: Values, packer: Packer): void {
  for (const field of fields) {
    const value = values[field.name] as FieldValue;
    if (field.kind !== 'owned') target[field.name] = toWire(field.kind, value, packer);
    else target[field.size] = Array.isArray(value) ? value.length : value;
  }
}

/** The zones that a seat alone sees, from that seat's own view. */
function writeOwn(target: Target, fields: readonly Field[], values: Values, packer: Packer): void {
  for (const field of fields) {
    if (field.kind === 'owned') target[field.own] = packer.pack(values[field.name] as readonly string[]);
  }
}

function fieldsOf(kinds: Readonly<Record<string, FieldKind>>): readonly Field[] {
  return Object.entries(kinds).map(([name, kind]) =>
    kind === 'owned' ? { kind, name, own: ownName(name), size: sizeName(name) } : { kind, name },
  );
}
