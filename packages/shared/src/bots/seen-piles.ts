import type { Face } from '../cards/face.ts';
import type { Game } from '../core/game.ts';
import { type CardZone, fieldsIn, type View } from '../core/view.ts';
import { type FieldValue, isZone, type ZoneKind } from '../core/view-schema.ts';

export interface SeenPile {
  readonly place: string;
  readonly size: number;
  readonly shows: 'all' | 'top' | 'nothing';
  /** The visible cards, with the top card last. */
  readonly shown: readonly Face[];
}

export function placeOf({ zone, seat, cell }: CardZone): string {
  return [zone, ...(seat === null ? [] : [seat]), ...(cell === undefined ? [] : [cell.row, cell.col])].join('.');
}

export function seenPiles({ viewSchema }: Pick<Game, 'viewSchema'>, view: View): readonly SeenPile[] {
  return fieldsIn(view, viewSchema).flatMap(({ name, seat, kind, value }) =>
    isZone(kind) ? seenIn({ zone: name, seat }, kind, value) : [],
  );
}

function seenIn(zone: CardZone, kind: ZoneKind, value: FieldValue): readonly SeenPile[] {
  const place = placeOf(zone);
  if (typeof value === 'number') return [{ place, size: value, shows: 'nothing', shown: [] }];
  if (typeof value !== 'object' || value === null) return [];
  if ('top' in value) return [topSeen(place, value)];
  if (kind === 'grid')
    return value.flatMap((pile) => (typeof pile === 'object' ? [topSeen(placeOf({ ...zone, cell: pile }), pile)] : []));
  return [{ place, size: value.length, shows: 'all', shown: value.map(String) }];
}

function topSeen(place: string, { top, size }: { readonly top: Face | null; readonly size: number }): SeenPile {
  return top === null ? { place, size, shows: 'nothing', shown: [] } : { place, size, shows: 'top', shown: [top] };
}
