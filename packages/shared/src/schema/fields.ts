import { t } from '@colyseus/schema';
import type { Face } from '../cards/face.ts';
import type { Packer } from '../cards/pack.ts';
import type { Seat } from '../core/seat.ts';
import {
  type FieldKind,
  type FieldValue,
  type GridPile,
  isPrivate,
  type PrivateKind,
  type TopOnlyPile,
} from '../core/view-schema.ts';

/** What a field of the schema holds. */
type Raw = string | number | boolean;

/** How a kind of field crosses the wire. Each writes and reads its own kind of value alone. */
interface FieldCodec {
  build(): Builder;
  write(value: FieldValue, cards: Packer): Raw;
  read(raw: Raw, cards: Packer): FieldValue;
}

const texts = () => t.string().default('');
const bytes = () => t.uint8().default(0);
const numbers = () => t.number().default(0);
const seats = () => t.int8().default(-1);
const flags = () => t.boolean().default(false);

type Builder = ReturnType<typeof texts | typeof bytes | typeof numbers | typeof seats | typeof flags>;

type OpenKind = Exclude<FieldKind, PrivateKind>;

const faces: FieldCodec = {
  build: texts,
  write: (value: readonly Face[], cards) => cards.pack(value),
  read: (raw: string, cards) => cards.unpack(raw),
};
const number: FieldCodec = { build: numbers, write: (value: number) => value, read: (raw: number) => raw };

const FIELD_CODECS: Readonly<Record<Extract<OpenKind, string>, FieldCodec>> = {
  open: faces,
  faces,
  closed: { ...number, build: bytes },
  count: number,
  whole: number,
  topOnly: { build: texts, write: packTopOnly, read: unpackTopOnly },
  grid: { build: texts, write: packGrid, read: unpackGrid },
  wholes: {
    build: texts,
    write: (values: readonly number[]) => values.join(' '),
    read: (raw: string) => (raw === '' ? [] : raw.split(' ').map(Number)),
  },
  seat: { build: seats, write: (seat: Seat | null) => seat ?? -1, read: (raw: number) => (raw === -1 ? null : raw) },
  flag: { build: flags, write: (flag: boolean) => flag, read: (raw: boolean) => raw },
};

/** A word as it is, or nothing. */
const word: FieldCodec = {
  build: texts,
  write: (value: string | null) => value ?? '',
  read: (raw: string) => (raw === '' ? null : raw),
};

/** A field of a view, and the fields of the schema that hold it. */
export type SchemaField =
  | { readonly own: null; readonly name: string; readonly codec: FieldCodec }
  | {
      readonly own: PrivateKind;
      readonly name: string;
      /** Sent to the seat alone. */
      readonly cards: string;
      /** Tells everybody how many cards there are. */
      readonly size: string;
    };

export function fieldsOf(kinds: Readonly<Record<string, FieldKind>>): readonly SchemaField[] {
  return Object.entries(kinds).map(([name, kind]) => {
    if (isPrivate(kind)) return { own: kind, name, cards: `${name}Cards`, size: `${name}Size` };
    return { own: null, name, codec: typeof kind === 'string' ? FIELD_CODECS[kind] : word };
  });
}

/** Who is sent what a seat alone holds: its owner, or all who look at a state in which all hands are open. */
export type HandVisibility = 'own' | 'open';

/** The schema's fields for the game's, by name. */
export function buildFields(kinds: Readonly<Record<string, FieldKind>>, hands: HandVisibility): Record<string, Builder> {
  const built: Record<string, Builder> = {};
  for (const field of fieldsOf(kinds)) {
    if (field.own === null) built[field.name] = field.codec.build();
    else {
      // A packed string rewritten whole, visible to its seat alone: whatever else is tried here leaks or desynchronises.
      built[field.cards] = hands === 'own' ? texts().view() : texts();
      if (field.own === 'private') built[field.size] = bytes();
    }
  }
  return built;
}

const ZERO = 0x30;

/** The top card and then the size, a character each; nothing where no card lies. */
function packTopOnly({ top, size }: TopOnlyPile, cards: Packer): string {
  return top === null ? '' : cards.pack([top]) + String.fromCharCode(ZERO + size);
}

function unpackTopOnly(packed: string, cards: Packer): TopOnlyPile {
  const [top = null] = cards.unpack(packed.slice(0, 1));
  return { top, size: top === null ? 0 : packed.charCodeAt(1) - ZERO };
}

/** Rows and columns are counted from here on the wire, so that none is negative. */
const MIDDLE = 32;
const FACE_DOWN = ' ';

/** Row, column, size and top card of each pile, a character each. */
function packGrid(piles: readonly GridPile[], cards: Packer): string {
  return piles
    .map(({ row, col, size, top }) => {
      const place = String.fromCharCode(ZERO + MIDDLE + row, ZERO + MIDDLE + col, ZERO + size);
      return place + (top === null ? FACE_DOWN : cards.pack([top]));
    })
    .join('');
}

function unpackGrid(packed: string, cards: Packer): readonly GridPile[] {
  return Array.from({ length: packed.length / 4 }, (_, pile) => {
    const numberAt = (place: number) => packed.charCodeAt(pile * 4 + place) - ZERO;
    const top = packed.charAt(pile * 4 + 3);
    const [face = null] = top === FACE_DOWN ? [] : cards.unpack(top);
    return { row: numberAt(0) - MIDDLE, col: numberAt(1) - MIDDLE, size: numberAt(2), top: face };
  });
}
