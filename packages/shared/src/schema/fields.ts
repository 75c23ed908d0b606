import { t } from '@colyseus/schema';
import * as v from 'valibot';
import type { Face } from '../cards/face.ts';
import { MAX_SEATS, type Seat } from '../core/seat.ts';
import {
  type FieldKind,
  type FieldValue,
  type FieldValues,
  type GridPile,
  isPrivate,
  type PrivateKind,
  type TopOnlyPile,
} from '../core/view-schema.ts';
import { converted, fields, JOINED, list, nullable, small, symbol } from '../protocol/codec-combinators.ts';
import { type Fact, fact } from '../protocol/fact.ts';
import { boolean, oneOf, type WireCodec, whole } from '../protocol/wire-codec.ts';
import { type FieldBuilder, factField } from './facts.ts';

const MAX_CARDS = 10_000;
/** The furthest row and column from the first pile of a grid. */
const MAX_DISTANCE = 32;
const FACE_DOWN = ' ';

const byte = whole(0, 0xff);
const number = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const place = small(-MAX_DISTANCE, MAX_DISTANCE);
const pileSize = small(0, MAX_CARDS);

/** Returns the codec of a list of cards: one character for each card, so that nothing but their number shows in the length. */
export function cardsCodec(faces: readonly Face[]): WireCodec<readonly Face[], string> {
  return list(symbol(faces), MAX_CARDS, JOINED);
}

const seatOrNone = converted(whole(-1, MAX_SEATS - 1), {
  schema: v.nullable(whole(0, MAX_SEATS - 1).schema),
  to: (seat: Seat | null) => seat ?? -1,
  from: (number) => (number === -1 ? null : number),
});

/** The top card and the size, each as one character. An empty pile is an empty text. */
function topOnlyCodec(face: WireCodec<Face, string>): WireCodec<TopOnlyPile, string> {
  return converted(nullable(fields({ top: face, size: pileSize }, JOINED)), {
    schema: v.strictObject({ top: v.nullable(face.schema), size: pileSize.schema }),
    to: ({ top, size }: TopOnlyPile) => (top === null ? null : { top, size }),
    from: (pile) => pile ?? { top: null, size: 0 },
  });
}

/** Row, column, size and top card of each pile, each as one character. */
function gridCodec(face: WireCodec<Face, string>): WireCodec<readonly GridPile[], string> {
  return list(fields({ row: place, col: place, size: pileSize, top: nullable(face, FACE_DOWN) }, JOINED), MAX_CARDS, JOINED);
}

type OpenKind = Exclude<FieldKind, PrivateKind>;

function factsByKind(faces: readonly Face[]): { readonly [Kind in Extract<OpenKind, string>]: Fact<FieldValues[Kind]> } {
  const face = symbol(faces);
  const cards = cardsCodec(faces);
  return {
    open: fact(cards, []),
    faces: fact(cards, []),
    closed: fact(byte, 0),
    count: fact(number, 0),
    whole: fact(number, 0),
    wholes: fact(list(number, MAX_CARDS, ' '), []),
    topOnly: fact(topOnlyCodec(face), { top: null, size: 0 }),
    grid: fact(gridCodec(face), []),
    seat: fact(seatOrNone, null),
    flag: fact(boolean, false),
  };
}

export type SchemaField =
  | { readonly own: null; readonly name: string; readonly fact: Fact<FieldValue> }
  | {
      readonly own: PrivateKind;
      readonly name: string;
      /** The name of the field with the cards, which only the seat itself receives. */
      readonly cards: string;
      readonly size: string;
    };

/** Returns the fields of a view. Only their codecs depend on the faces. */
export function fieldsOf(kinds: Readonly<Record<string, FieldKind>>, faces: readonly Face[] = []): readonly SchemaField[] {
  const ofKind = factsByKind(faces);
  return Object.entries(kinds).map(([name, kind]): SchemaField => {
    if (isPrivate(kind)) return { own: kind, name, cards: `${name}Cards`, size: `${name}Size` };
    return { own: null, name, fact: typeof kind === 'string' ? ofKind[kind] : fact(nullable(oneOf(kind)), null) };
  });
}

/** The receivers of private fields: only the own seat, or everyone in a room that shows all hands. */
export type HandVisibility = 'own' | 'open';

export function buildFields(
  kinds: Readonly<Record<string, FieldKind>>,
  hands: HandVisibility,
): Readonly<Record<string, FieldBuilder>> {
  const built: Record<string, FieldBuilder> = {};
  for (const field of fieldsOf(kinds)) {
    if (field.own === null) built[field.name] = factField(field.fact);
    else {
      // One packed string, always replaced as a whole and visible only to its seat. All other designs leaked or lost
      // synchronisation.
      const cards = t.string().default('');
      built[field.cards] = hands === 'own' ? cards.view() : cards;
      if (field.own === 'private') built[field.size] = factField(fact(byte, 0));
    }
  }
  return built;
}
