import { type NameOf, type PlayerName, standsOut } from '@hundredfold/client/game';
import { HUNDRED_FACES, hundredValue } from '@hundredfold/shared/game';
import { bot } from '../rules/bot.ts';
import type { FourSquareAction } from '../rules/declaration.ts';
import { GOAL, STACKS } from '../rules/score.ts';
import { type FourSquareView, legal, STACK_ZONES } from '../rules/view.ts';
import { fourSquareMessages } from './messages.ts';
import { placementOn } from './standing.ts';

export function reason(view: FourSquareView, action: FourSquareAction, _name: NameOf, player: PlayerName): string | null {
  const texts = fourSquareMessages.value.hint;
  const placement = placementOn(view, action.stack);
  if (placement === null) return null;
  if (placement.takes > 0) return texts.takes(placement.takes, player);
  const said = outlook(view, action, player);
  return said === null ? null : `${texts.makes(placement.total)}: ${said}`;
}

/** Says what the placement leaves for the next turn; `null` if it is good for another reason. */
function outlook(view: FourSquareView, action: FourSquareAction, player: PlayerName): string | null {
  const texts = fourSquareMessages.value.hint;
  const isAlone = view.seats.length === 1;
  const all = legal(view);
  if (!isAlone && standsOut(action, all, ({ stack }) => (canReach(view, stack) ? 0 : 1))) return texts.outOfReach;
  if (!standsOut(action, all, ({ stack }) => (isBestForNextTurn(view, stack) ? 1 : 0))) return null;
  return isAlone ? texts.most(player) : texts.least;
}

/** Returns whether a placement is one of those that the bot finds best, which looks at the next turn alone. */
function isBestForNextTurn(view: FourSquareView, stack: number): boolean {
  const choices = Array.from({ length: STACKS }, (_, chosen) => bot(view, { below: (n) => Math.min(chosen, n - 1) }));
  return choices.some((choice) => choice.stack === stack);
}

function canReach(view: FourSquareView, placed: number): boolean {
  const { table } = view;
  const total = placementOn(view, placed)?.total ?? 0;
  const tops = STACK_ZONES.map((zone, stack) => (stack === placed ? table.card[0] : table[zone].top) ?? '');
  return tops.some((top) => HUNDRED_FACES.some((face) => total - hundredValue(top) + hundredValue(face) === GOAL));
}
