import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Topped, ZoneKind } from '@hundredfold/shared/core/shape.ts';
import { type Place, sees, type View, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { Heap } from '../motion/pieces.ts';
import type { Staging } from '../staging.ts';
import type { Frame } from './frame.ts';
import type { Spot } from './spot.ts';
import { cardsAt, isGrid, isTopped, kindOf, placesOf } from './zones.ts';

/** A zone as it lies on the table, or one pile of a grid: its cards from the lowest to the uppermost, and their spots. */
export interface Zone extends Heap {
  readonly place: Place;
  readonly kind: ZoneKind;
  readonly spots: readonly Spot[];
}

export interface Layout {
  readonly game: Game;
  readonly staging: Staging;
  readonly frame: Frame;
  /** A choice that is being made, if the cards show it. */
  readonly draft: number | null;
}

/** Where every card of a view lies: the painted cards and the buttons over them both follow it. */
export function layout(view: View, { game, staging, frame, draft }: Layout): readonly Zone[] {
  return placesOf(game.shape, view.seats.length)
    .flatMap((place) => pilesAt(view, place))
    .map((place) => {
      const kind = kindOf(game.shape, place);
      return { place, kind, ...heapAt(view, place, staging), spots: staging.lie(view, place, { frame, draft }) };
    });
}

/** A grid is as many places as it has piles. */
function pilesAt(view: View, place: Place): readonly Place[] {
  const cards = cardsAt(view, place);
  return isGrid(cards) ? cards.map(({ row, col }) => ({ ...place, cell: { row, col } })) : [place];
}

function heapAt(view: View, place: Place, staging: Staging): Heap {
  const cards = cardsAt(view, place);
  if (typeof cards === 'number') return loose(Array<null>(cards).fill(null));
  if (isTopped(cards)) return heaped(cards, place.cell !== undefined);
  if (isGrid(cards)) return loose([]);
  return loose(place.seat !== null && sees(view.viewer, place.seat) ? staging.sorted(cards) : cards);
}

function loose(faces: readonly (Face | null)[]): Heap {
  return { faces, covered: 0, piled: false };
}

/** The top card of a pile may be unknown on the way from one view to the next; in a grid it then lies face down. */
function heaped({ top, size }: Topped, inGrid: boolean): Heap {
  const faces = Array.from({ length: size }, (_, index) => (index === size - 1 ? top : null));
  return { faces, covered: top === null && !inGrid ? size : Math.max(0, size - 1), piled: true };
}

/** The cards that the viewer holds, with their faces; `null` where there are none. */
export function ownHandOf(zones: readonly Zone[], viewer: Viewer): Zone | null {
  return zones.find(({ place, kind, faces }) => kind === 'owned' && isHandOf(viewer, place) && faces.length > 0) ?? null;
}

/** Whether a zone is the hand of whoever looks. */
export function isHandOf(viewer: Viewer, { zone, seat }: Place): boolean {
  return zone === 'hand' && seat === viewer;
}
