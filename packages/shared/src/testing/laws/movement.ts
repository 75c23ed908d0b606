import { isDeepStrictEqual } from 'node:util';
import type { Face } from '../../cards/face.ts';
import { lastSeen } from '../../core/match.ts';
import { type CardMove, type CardZone, fieldsIn, type View } from '../../core/view.ts';
import { type GridPile, isZone, type TopOnlyPile, type ViewSchema } from '../../core/view-schema.ts';
import { laidOn, turnedOver } from './grid.ts';
import { holds, type Law, viewerName } from './law.ts';

/** The zones as a viewer sees them: faces, a number, a top card with a size, or piles in a grid. */
type Zones = Map<string, Cards>;
type Cards = readonly Face[] | number | TopOnlyPile | Grid;
type Grid = readonly GridPile[];

/** The number of positions that a browser may miss and then show as one change. */
const MISSED = 3;

/** The placeholder for a card that became the top of its pile. Only the new view tells its face. */
const UNCOVERED = 'uncovered';

export const movementLaws: readonly Law[] = [
  {
    says: 'the moves turn the old view into the new one',
    turn({ before, after }) {
      const { game } = before.match;
      for (const [viewer, view] of before.views) {
        const last = lastSeen(after.match, viewer);
        const next = after.views.get(viewer);
        holds(next !== undefined && last !== null, () => `${viewerName(viewer)} has left`);
        const zones = zonesOf(view, game.viewSchema);
        const moves = game.cardMoves(view, last, next);
        for (const move of moves) carry(zones, move);
        const wanted = zonesOf(next, game.viewSchema);
        uncover(zones, wanted);
        holds(
          isDeepStrictEqual(zones, wanted),
          () => `${viewerName(viewer)}: ${JSON.stringify(moves)} lead to ${show(zones)}, not ${show(wanted)}`,
        );
      }
    },
  },
  {
    says: 'the moves over a gap may be wrong, but name only zones that exist',
    game({ positions }) {
      positions.forEach(({ match: { game }, views }, index) => {
        const later = positions[index + MISSED];
        if (later === undefined) return;
        for (const [viewer, view] of views) {
          const last = lastSeen(later.match, viewer);
          const next = later.views.get(viewer);
          if (last === null || next === undefined) continue;
          const zones = zonesOf(view, game.viewSchema);
          for (const { from, to } of game.cardMoves(view, last, next)) for (const place of [from, to]) zoneAt(zones, place);
        }
      });
    },
  },
];

function zonesOf(view: View, viewSchema: ViewSchema): Zones {
  const zones = fieldsIn(view, viewSchema).filter(({ kind }) => isZone(kind));
  return new Map(zones.map(({ name, seat, value }) => [keyOf({ zone: name, seat }), value as Cards]));
}

function keyOf({ zone, seat }: CardZone): string {
  return seat === null ? zone : `${zone} of seat ${seat}`;
}

/** Moves cards from one zone to the top of another. A viewer who sees a zone must get the faces. */
function carry(zones: Zones, { from, to, cards }: CardMove): void {
  const count = typeof cards === 'number' ? cards : cards.length;
  holds(count > 0, () => 'a move of no cards');
  if (to.cell !== undefined && isSameCell(from, to)) {
    zones.set(keyOf(to), turnedOver(zoneAt(zones, to) as Grid, to.cell, facesOf(cards, to)));
    return;
  }
  zones.set(keyOf(from), takeCards(zoneAt(zones, from), cards, from));
  const target = zoneAt(zones, to);
  if (to.cell !== undefined) zones.set(keyOf(to), laidOn(target as Grid, to.cell, facesOf(cards, to)));
  else if (typeof target === 'number') zones.set(keyOf(to), target + count);
  else if ('top' in target) zones.set(keyOf(to), { top: facesOf(cards, to).at(-1) ?? null, size: target.size + count });
  else zones.set(keyOf(to), [...(target as readonly Face[]), ...facesOf(cards, to)]);
}

function isSameCell(from: CardZone, to: CardZone): boolean {
  return keyOf(from) === keyOf(to) && from.cell?.row === to.cell?.row && from.cell?.col === to.cell?.col;
}

function takeCards(source: Cards, cards: CardMove['cards'], from: CardZone): Cards {
  const count = typeof cards === 'number' ? cards : cards.length;
  if (typeof source === 'number') {
    holds(source >= count, () => `there are no ${count} cards in ${keyOf(from)}`);
    return source - count;
  }
  holds(from.cell === undefined, () => 'cards stay in their grid');
  return 'top' in source ? takeFromPile(source, cards, from) : without(source as readonly Face[], facesOf(cards, from));
}

/**
 * Takes cards off a pile. Faces come off the top, the uppermost last. A number takes the whole pile, or cards under the top card.
 */
function takeFromPile({ top, size }: TopOnlyPile, cards: CardMove['cards'], from: CardZone): TopOnlyPile {
  const left = size - (typeof cards === 'number' ? cards : cards.length);
  holds(left >= 0, () => `there are not so many cards in ${keyOf(from)}`);
  if (typeof cards === 'number') return { top: left === 0 ? null : top, size: left };
  holds(cards.at(-1) === top, () => `${cards.at(-1)} does not lie on top of ${keyOf(from)}`);
  return { top: left === 0 ? null : UNCOVERED, size: left };
}

function uncover(zones: Zones, wanted: Zones): void {
  for (const [key, cards] of zones) {
    const seen = wanted.get(key);
    if (typeof cards !== 'object' || !('top' in cards) || cards.top !== UNCOVERED) continue;
    if (typeof seen === 'object' && 'top' in seen) zones.set(key, { ...cards, top: seen.top });
  }
}

function zoneAt(zones: Zones, place: CardZone): Cards {
  const zone = zones.get(keyOf(place));
  holds(zone !== undefined, () => `there is no zone ${keyOf(place)}`);
  return zone;
}

function facesOf(cards: CardMove['cards'], place: CardZone): readonly Face[] {
  holds(typeof cards !== 'number', () => `a viewer sees ${keyOf(place)} and is not told the faces`);
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
