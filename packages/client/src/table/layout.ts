import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Place, View } from '@hundredfold/shared/core/view.ts';
import type { Frame } from './frame.ts';
import type { Spot } from './spot.ts';
import type { Staging } from './staging.ts';
import { cardsAt, placesOf } from './zones.ts';

/** A zone as it lies on the table: each card's face, or `null` for a back, and its spot. */
export interface Zone {
  readonly place: Place;
  readonly faces: readonly (Face | null)[];
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
  return placesOf(game.shape, view.seats.length).map((place) => {
    const faces = facesAt(view, place, staging);
    return { place, faces, spots: staging.lie(view, place, { frame, draft }) };
  });
}

function facesAt(view: View, place: Place, staging: Staging): readonly (Face | null)[] {
  const cards = cardsAt(view, place);
  if (typeof cards === 'number') return Array<null>(cards).fill(null);
  return place.seat !== null && place.seat === view.viewer ? staging.sorted(cards) : cards;
}

/** The zones whose cards the viewer holds, with their faces. */
export function ownZones(zones: readonly Zone[], viewer: number | null): readonly Zone[] {
  return zones.filter(({ place, faces }) => viewer !== null && place.seat === viewer && faces.some((face) => face !== null));
}
