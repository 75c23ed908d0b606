import { frenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { HeartsAction } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { placeOfWinner, pointsIn } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { heartsMessages } from './messages.ts';

export function reason({ table: { trick } }: HeartsView, action: HeartsAction): string {
  const { passes, leads, ducks, takes, throws } = heartsMessages.value.hint;
  if (action.type === 'pass') return passes;
  const [led] = trick;
  if (led === undefined) return leads;
  if (frenchSuit(led) !== frenchSuit(action.card)) return throws;
  return placeOfWinner([...trick, action.card]) === trick.length ? takes(pointsIn(trick)) : ducks;
}
