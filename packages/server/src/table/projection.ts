import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Packer } from '@hundredfold/shared/cards/pack.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { FieldKind, FieldValue } from '@hundredfold/shared/core/shape.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { ownName, sizeName, toWire, turnBits } from '@hundredfold/shared/schema/wire.ts';
import type { Wire } from './wire-of.ts';

type Target = { [field: string]: unknown };
type Kinds = Readonly<Record<string, FieldKind>>;
type Values = Readonly<Record<string, FieldValue>>;

/** A field of the room state and what it is to hold. */
interface Write {
  readonly target: Target;
  readonly field: string;
  readonly value: unknown;
}

/**
 * Brings what the viewers see of a match into the room state. Everything is worked out before anything is
 * written: a view that throws leaves the state as it was. Fields that keep their value cost nothing.
 */
export function project(match: Match, state: TableState, wire: Wire): void {
  const { game } = match;
  const open = game.view(match.state, null);
  const writes: Write[] = [
    { target: state, field: 'version', value: match.version },
    { target: state, field: 'turn', value: turnBits(open.toAct) },
    { target: state, field: 'last', value: wire.codec.encode(match.last) },
    ...openWrites(state, game.shape.table, open.table, wire.packer),
  ];
  state.seats.forEach((seat, index) => {
    writes.push(...openWrites(seat, game.shape.seat, open.seats[index] ?? {}, wire.packer));
    const own = game.view(match.state, index).seats[index] ?? {};
    writes.push(...ownWrites(seat, game.shape.seat, own, wire.packer));
  });
  for (const { target, field, value } of writes) target[field] = value;
}

/** What everybody sees alike; of an owned zone its size. */
function openWrites(target: Target, kinds: Kinds, values: Values, packer: Packer): readonly Write[] {
  return Object.entries(kinds).map(([name, kind]) => {
    const value = values[name] as FieldValue;
    if (kind !== 'owned') return { target, field: name, value: toWire(kind, value, packer) };
    return { target, field: sizeName(name), value: typeof value === 'number' ? value : (value as readonly Face[]).length };
  });
}

/** The zones that a seat alone sees, from that seat's own view. */
function ownWrites(target: Target, kinds: Kinds, own: Values, packer: Packer): readonly Write[] {
  const zones = Object.keys(kinds).filter((name) => kinds[name] === 'owned');
  return zones.map((name) => ({ target, field: ownName(name), value: packer.pack(own[name] as readonly Face[]) }));
}
