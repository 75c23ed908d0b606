import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import type { PlayerName } from '../../i18n/sentence.ts';
import type { NameOf } from '../../table/presentation.ts';
import { outlook } from './outlook.ts';
import { whatWould } from './targets.ts';

/** Returns the outlook of the placement, in the same words as the place itself. */
export function reason(view: FoursquareView, cell: FoursquareAction, _name: NameOf, player: PlayerName): string {
  const would = whatWould(outlook(view, cell), player);
  return would.charAt(0).toUpperCase() + would.slice(1);
}
