import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { type FoursquareView, legal } from '@hundredfold/shared/games/foursquare/view.ts';
import { capitalised, type PlayerName, textOf } from '../../i18n/sentence.ts';
import type { NameOf } from '../../table/presentation.ts';
import { standsOut } from '../hints.ts';
import { foursquareMessages } from './messages.ts';
import { outlook } from './outlook.ts';

export function reason(view: FoursquareView, cell: FoursquareAction, _name: NameOf, player: PlayerName): string | null {
  const { hint, table } = foursquareMessages.value;
  const look = outlook(view, cell);
  if (look === null || look.ends === 'lost') return null;
  if (look.ends === 'won') return textOf([capitalised(table.wonThen(player))]);
  return standsOut(cell, legal(view), (each) => -(outlook(view, each)?.down ?? 0)) ? hint.fewest(look.down) : null;
}
