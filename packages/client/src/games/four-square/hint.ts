import { HUNDRED_FACES, hundredValue } from '@hundredfold/shared/cards/hundred.ts';
import { bot } from '@hundredfold/shared/games/four-square/bot.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { GOAL, STACKS } from '@hundredfold/shared/games/four-square/score.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import type { PlayerName } from '../../i18n/sentence.ts';
import type { NameOf } from '../../table/presentation.ts';
import { fourSquareMessages } from './messages.ts';
import { placementOn } from './standing.ts';

export function reason(view: FourSquareView, { stack }: FourSquareAction, _name: NameOf, player: PlayerName): string | null {
  const texts = fourSquareMessages.value.hint;
  const placement = placementOn(view, stack);
  if (placement === null) return null;
  if (placement.takes > 0) return texts.takes(placement.takes, player);
  return `${texts.makes(placement.total)}: ${outlook(view, stack, placement.total, player)}`;
}

/** Says what the placement leaves for the next turn, or that it is good for another reason. */
function outlook(view: FourSquareView, stack: number, total: number, player: PlayerName): string {
  const texts = fourSquareMessages.value.hint;
  const isAlone = view.seats.length === 1;
  if (!isAlone && !canReach(view, stack, total)) return texts.outOfReach;
  if (!isBestForNextTurn(view, stack)) return texts.best(player);
  return isAlone ? texts.most(player) : texts.least;
}

/** Returns whether a placement is one of those that the bot finds best, which looks at the next turn alone. */
function isBestForNextTurn(view: FourSquareView, stack: number): boolean {
  const choices = Array.from({ length: STACKS }, (_, chosen) => bot(view, { below: (n) => Math.min(chosen, n - 1) }));
  return choices.some((choice) => choice.stack === stack);
}

/** Returns whether the next card can bring that total to 100. */
function canReach({ table }: FourSquareView, placed: number, total: number): boolean {
  const tops = STACK_ZONES.map((zone, stack) => (stack === placed ? table.card[0] : table[zone].top) ?? '');
  return tops.some((top) => HUNDRED_FACES.some((face) => total - hundredValue(top) + hundredValue(face) === GOAL));
}
