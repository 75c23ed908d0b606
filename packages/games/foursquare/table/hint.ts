import { capitalised, type NameOf, type PlayerName, standsOut, textOf } from '@hundredfold/client/game';
import type { FoursquareAction } from '../rules/declaration.ts';
import { type FoursquareView, legal } from '../rules/view.ts';
import { foursquareMessages } from './messages.ts';
import { outlook } from './outlook.ts';

export function reason(view: FoursquareView, cell: FoursquareAction, _name: NameOf, player: PlayerName): string | null {
  const { hint, table } = foursquareMessages.value;
  const look = outlook(view, cell);
  if (look === null || look.ends === 'lost') return null;
  if (look.ends === 'won') return textOf([capitalised(table.wonThen(player))]);
  return standsOut(cell, legal(view), (each) => -(outlook(view, each)?.down ?? 0)) ? hint.fewest(look.down) : null;
}
