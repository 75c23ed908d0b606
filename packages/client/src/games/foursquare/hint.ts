import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { outlook } from './outlook.ts';
import { whatWould } from './targets.ts';

/** What would come of it, as the place says it. */
export function reason(view: FoursquareView, cell: FoursquareAction): string {
  const would = whatWould(outlook(view, cell));
  return would.charAt(0).toUpperCase() + would.slice(1);
}
