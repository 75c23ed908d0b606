import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { MOST_FACE_DOWN } from '@hundredfold/shared/games/foursquare/rules.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { cardName } from '../../table/card-words.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { extentOf } from './lie.ts';
import { ending, outlook, tally } from './outlook.ts';
import { foursquareTold } from './told.ts';
import { foursquareWords } from './words.ts';

/** What just happened, in sentences. */
export function tell(
  { before, last: { seat, action }, after }: Told<FoursquareView, FoursquareAction>,
  name: NameOf,
): readonly string[] {
  const told = foursquareTold.value;
  const card = before.seats[0]?.hand[0] ?? '';
  const turned = outlook(before, action)?.turned ?? [];
  const down = turned.flatMap(({ top }) => (top === null ? [] : [cardName(top)]));
  const up = turned.flatMap((pile) => (pile.top === null ? [uncovered(after, pile)] : []));
  return [
    told.placed(name(seat), cardName(card), placeName(after, action)),
    ...(down.length === 0 ? [] : [told.down(down.join(', '))]),
    ...(up.length === 0 ? [] : [told.up(up.join(', '))]),
    verdict(after) ?? told.stands(tally(after).down, MOST_FACE_DOWN),
  ];
}

function uncovered({ table }: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): string {
  return cardName(table.grid.find((pile) => pile.row === row && pile.col === col)?.top ?? '');
}

/** A cell as one would point at it, counted from the upper left of what lies there. */
export function placeName(view: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): string {
  const extent = extentOf(view);
  return foursquareWords.value.at(row - extent.row + 1, col - extent.col + 1);
}

/** How it ended, if it did (rules 5.1 to 5.3). */
export function verdict(view: FoursquareView): string | null {
  const told = foursquareTold.value;
  const { down } = tally(view);
  switch (ending(view)) {
    case 'won':
      return told.won(view.table.stock);
    case 'lost':
      return down > MOST_FACE_DOWN ? told.lostByDown(down) : told.lostByStock;
    case null:
      return null;
  }
}
