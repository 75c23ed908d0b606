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

/** The value of a field of the schema. */
type Raw = string | number | boolean;

/** The codec of one kind of field. It writes and reads only values of that kind. */
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

/** The codec of a word; `null` becomes an empty text. */
const word: FieldCodec = {
  build: texts,
  write: (value: string | null) => value ?? '',
  read: (raw: string) => (raw === '' ? null : raw),
};

/** A field of a view, with the fields of the schema that store it. */
export type SchemaField =
  | { readonly own: null; readonly name: string; readonly codec: FieldCodec }
  | {
      readonly own: PrivateKind;
      readonly name: string;
      /** The name of the field with the cards, which only the seat itself receives. */
      readonly cards: string;
      /** The name of the public field with the number of cards. */
      readonly size: string;
    };

export function fieldsOf(kinds: Readonly<Record<string, FieldKind>>): readonly SchemaField[] {
  return Object.entries(kinds).map(([name, kind]) => {
    if (isPrivate(kind)) return { own: kind, name, cards: `${name}Cards`, size: `${name}Size` };
    return { own: null, name, codec: typeof kind === 'string' ? FIELD_CODECS[kind] : word };
  });
}

/** The receivers of private fields: only the own seat, or everyone in a room that shows all hands. */
export type HandVisibility = 'own' | 'open';

/** Returns the fields of the schema for the fields of a game, by name. */
export function buildFields(kinds: Readonly<Record<string, FieldKind>>, hands: HandVisibility): Record<string, Builder> {
  const built: Record<string, Builder> = {};
  for (const field of fieldsOf(kinds)) {
    if (field.own === null) built[field.name] = field.codec.build();
    else {
      // One packed string, always replaced as a whole and visible only to its seat. All other designs leaked or lost
      // synchronisation.
      built[field.cards] = hands === 'own' ? texts().view() : texts();
      if (field.own === 'private') built[field.size] = bytes();
    }
  }
  return built;
}

const ZERO = 0x30;

/** Packs the top card and the size as one character each; an empty pile is an empty text. */
function packTopOnly({ top, size }: TopOnlyPile, cards: Packer): string {
  return top === null ? '' : cards.pack([top]) + String.fromCharCode(ZERO + size);
}

function unpackTopOnly(packed: string, cards: Packer): TopOnlyPile {
  const [top = null] = cards.unpack(packed.slice(0, 1));
  return { top, size: top === null ? 0 : packed.charCodeAt(1) - ZERO };
}

/** The offset of rows and columns on the wire, so that none is negative. */
const MIDDLE = 32;
const FACE_DOWN = ' ';

/** Packs row, column, size and top card of each pile as one character each. */
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
