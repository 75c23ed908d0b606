import { isDeepStrictEqual } from 'node:util';
import type { Face } from '../../cards/face.ts';
import { type FieldKind, type FieldValue, isZone } from '../../core/shape.ts';
import type { CardMove, Place, View } from '../../core/view.ts';
import { holds, type Law, viewerName } from './law.ts';

/** What a viewer sees of each zone: faces or a count. */
type Zones = Map<string, readonly Face[] | number>;

export const movementLaws: readonly Law[] = [
  {
    says: 'the moves turn the old view into the new one',
    turn({ before, last, after }) {
      const { game } = before.match;
      for (const [viewer, view] of before.views) {
        const next = after.views.get(viewer);
        holds(next !== undefined, () => `${viewerName(viewer)} has left`);
        const zones = zonesOf(view, game.shape);
        const moves = game.moves(view, last, next);
        for (const move of moves) carry(zones, move);
        const wanted = zonesOf(next, game.shape);
        holds(
          isDeepStrictEqual(zones, wanted),
          () => `${viewerName(viewer)}: ${JSON.stringify(moves)} lead to ${show(zones)}, not ${show(wanted)}`,
        );
      }
    },
  },
];

function zonesOf(view: View, shape: { readonly table: Kinds; readonly seat: Kinds }): Zones {
  const zones: Zones = new Map();
  const add = (seat: Place['seat'], kinds: Kinds, fields: Readonly<Record<string, FieldValue>>) => {
    for (const [zone, kind] of Object.entries(kinds)) {
      if (isZone(kind)) zones.set(keyOf({ zone, seat }), fields[zone] as readonly Face[] | number);
    }
  };
  add(null, shape.table, view.table);
  view.seats.forEach((fields, seat) => {
    add(seat, shape.seat, fields);
  });
  return zones;
}

type Kinds = Readonly<Record<string, FieldKind>>;

function keyOf({ zone, seat }: Place): string {
  return seat === null ? zone : `${zone} of seat ${seat}`;
}

/** Cards come off a zone and go on top of another; whoever sees a zone must be told the faces. */
function carry(zones: Zones, { from, to, cards }: CardMove): void {
  const count = typeof cards === 'number' ? cards : cards.length;
  holds(count > 0, () => 'a move of no cards');
  const source = zoneAt(zones, from);
  if (typeof source === 'number') {
    holds(source >= count, () => `there are no ${count} cards in ${keyOf(from)}`);
    zones.set(keyOf(from), source - count);
  } else {
    zones.set(keyOf(from), without(source, facesOf(cards, from)));
  }
  const target = zoneAt(zones, to);
  zones.set(keyOf(to), typeof target === 'number' ? target + count : [...target, ...facesOf(cards, to)]);
}

function zoneAt(zones: Zones, place: Place): readonly Face[] | number {
  const zone = zones.get(keyOf(place));
  holds(zone !== undefined, () => `there is no zone ${keyOf(place)}`);
  return zone;
}

function facesOf(cards: CardMove['cards'], place: Place): readonly Face[] {
  holds(typeof cards !== 'number', () => `the viewer sees ${keyOf(place)} and is not told the faces`);
  return cards;
}

function without(zone: readonly Face[], cards: readonly Face[]): readonly Face[] {
  return cards.reduce((rest, card) => {
    const index = rest.lastIndexOf(card);
    holds(index >= 0, () => `${card} is moved from where it does not lie`);
    return rest.toSpliced(index, 1);
  }, zone);
}

function show(zones: Zones): string {
  return JSON.stringify(Object.fromEntries(zones));
}
