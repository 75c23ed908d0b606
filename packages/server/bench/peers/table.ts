import { type SchemaType, schema, t } from '@colyseus/schema';

const FIRST = 0x30;

export const PlainSeat = schema(
  {
    hand: t.string().default('').view(),
    size: t.uint8().default(0),
    points: t.uint8().default(0),
  },
  'PlainSeat',
);
export type PlainSeat = SchemaType<typeof PlainSeat>;

export const PlainTable = schema(
  {
    seats: t.array(PlainSeat),
    trick: t.string().default(''),
    turn: t.uint8().default(0),
    leader: t.uint8().default(0),
    deck: t.uint8().default(0),
  },
  'PlainTable',
);
export type PlainTable = SchemaType<typeof PlainTable>;

export const DECK = Array.from({ length: 52 }, (_, card) => String.fromCharCode(FIRST + card));

/** Returns what a card counts. Suits do not matter: a card counts its rank, and a court card counts nothing. */
export function worth(card: string): number {
  const rank = ((card.charCodeAt(0) - FIRST) % 13) + 1;
  return rank > 10 ? 0 : rank;
}
