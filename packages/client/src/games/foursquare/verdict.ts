import { MOST_FACE_DOWN } from '@hundredfold/shared/games/foursquare/rules.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { ending, tally } from './outlook.ts';
import { foursquareTold } from './told.ts';

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
