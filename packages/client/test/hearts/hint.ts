import { frenchSuit } from '@hundredfold/shared/cards/french.ts';
import { placeOfWinner } from '@hundredfold/shared/core/trick.ts';
import type { HeartsAction } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { ORDER, pointsIn } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import type { PlayerName } from '../../src/i18n/sentence.ts';
import type { NameOf } from '../../src/table/presentation.ts';
import { heartsMessages } from './messages.ts';

export function reason({ table: { trick } }: HeartsView, action: HeartsAction, _name: NameOf, player: PlayerName): string {
  const { passes, leads, ducks, takes, throws } = heartsMessages.value.hint;
  if (action.type === 'pass') return passes;
  const [led] = trick;
  if (led === undefined) return leads;
  if (frenchSuit(led) !== frenchSuit(action.card)) return throws(player);
  return placeOfWinner([...trick, action.card], ORDER) === trick.length ? takes(pointsIn(trick), player) : ducks;
}
