import type { Packer } from '../cards/pack.ts';
import type { Seat } from '../core/seat.ts';
import type { FieldKind, FieldValue, GridPile, Shape, Topped } from '../core/shape.ts';
import type { View } from '../core/view.ts';
import type { SeatState, TableState } from './table.ts';

/** Field that only the owner of a zone is sent. */
export function ownName(zone: string): string {
  return `${zone}Cards`;
}

/** Field that tells everybody the size of an owned zone. */
export function sizeName(zone: string): string {
  return `${zone}Size`;
}

type Kinds = Readonly<Record<string, FieldKind>>;
type Values = Readonly<Record<string, FieldValue>>;

/** What crosses for a field that everybody sees alike. */
export function toWire(kind: Exclude<FieldKind, 'owned'>, value: FieldValue, packer: Packer): string | number | boolean {
  if (kind === 'open' || kind === 'faces') return packer.pack(value as readonly string[]);
  if (kind === 'topped') return packTopped(value as Topped, packer);
  if (kind === 'grid') return packGrid(value as readonly GridPile[], packer);
  if (kind === 'wholes') return (value as readonly number[]).join(' ');
  if (kind === 'seat') return value === null ? -1 : (value as Seat);
  return value as string | number | boolean;
}

const ZERO = 0x30;

/** The top card and then the size, a character each; nothing where no card lies. */
function packTopped({ top, size }: Topped, packer: Packer): string {
  return top === null ? '' : packer.pack([top]) + String.fromCharCode(ZERO + size);
}

function unpackTopped(packed: string, packer: Packer): Topped {
  const [top = null] = packer.unpack(packed.slice(0, 1));
  return { top, size: top === null ? 0 : packed.charCodeAt(1) - ZERO };
}

/** Rows and columns are counted from here on the wire, so that none is negative. */
const MIDDLE = 32;
const FACE_DOWN = ' ';

/** Row, column, size and top card of each pile, a character each. */
function packGrid(piles: readonly GridPile[], packer: Packer): string {
  return piles
    .map(({ row, col, size, top }) => {
      const numbers = String.fromCharCode(ZERO + MIDDLE + row, ZERO + MIDDLE + col, ZERO + size);
      return numbers + (top === null ? FACE_DOWN : packer.pack([top]));
    })
    .join('');
}

function unpackGrid(packed: string, packer: Packer): readonly GridPile[] {
  return Array.from({ length: packed.length / 4 }, (_, pile) => {
    const numberAt = (place: number) => packed.charCodeAt(pile * 4 + place) - ZERO;
    const top = packed.charAt(pile * 4 + 3);
    const [face = null] = top === FACE_DOWN ? [] : packer.unpack(top);
    return { row: numberAt(0) - MIDDLE, col: numberAt(1) - MIDDLE, size: numberAt(2), top: face };
  });
}

/** Reads the view of one viewer from the synchronised state; undoes what the projection did. */
export function readView(state: TableState, shape: Shape, packer: Packer, viewer: Seat | null): View {
  return {
    viewer,
    options: JSON.parse(state.options) as View['options'],
    toAct: seatsIn(state.turn),
    table: readFields(state, shape.table, packer, false),
    seats: Array.from(state.seats, (seat: SeatState, index) => readFields(seat, shape.seat, packer, index === viewer)),
  };
}

/** Seats to act as one bit for each. */
export function turnBits(toAct: readonly Seat[]): number {
  return toAct.reduce((bits, seat) => bits | (1 << seat), 0);
}

function seatsIn(bits: number): readonly Seat[] {
  return Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
}

function readFields(from: Readonly<Record<string, unknown>>, kinds: Kinds, packer: Packer, own: boolean): Values {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fromWire(from, name, kind, packer, own)]));
}

function fromWire(
  from: Readonly<Record<string, unknown>>,
  name: string,
  kind: FieldKind,
  packer: Packer,
  own: boolean,
): FieldValue {
  switch (kind) {
    case 'open':
    case 'faces':
      return packer.unpack(from[name] as string);
    case 'owned':
      return own ? packer.unpack((from[ownName(name)] ?? '') as string) : (from[sizeName(name)] as number);
    case 'topped':
      return unpackTopped(from[name] as string, packer);
    case 'grid':
      return unpackGrid(from[name] as string, packer);
    case 'wholes':
      return from[name] === '' ? [] : (from[name] as string).split(' ').map(Number);
    case 'seat':
      return from[name] === -1 ? null : (from[name] as Seat);
    case 'closed':
    case 'count':
    case 'whole':
      return from[name] as number;
    case 'text':
      return from[name] as string;
    case 'flag':
      return from[name] as boolean;
  }
}
