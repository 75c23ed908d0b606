import type { NameOf, PlayerName } from '@hundredfold/client/game';
import { frenchSuit, placeOfWinner } from '@hundredfold/shared/game';
import type { HeartsAction } from '../rules/declaration.ts';
import { ORDER, pointsIn } from '../rules/score.ts';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';

export function reason({ table: { trick } }: HeartsView, action: HeartsAction, _name: NameOf, player: PlayerName): string {
  const { passes, leads, ducks, takes, throws } = heartsMessages.value.hint;
  if (action.type === 'pass') return passes;
  const [led] = trick;
  if (led === undefined) return leads;
  if (frenchSuit(led) !== frenchSuit(action.card)) return throws(player);
  return placeOfWinner([...trick, action.card], ORDER) === trick.length ? takes(pointsIn(trick), player) : ducks;
}
