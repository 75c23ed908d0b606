import type { CentreProps, SeenStep } from '@hundredfold/client/game';
import { type Face, mayAct, type Seat, type Viewer } from '@hundredfold/shared/game';
import type { OneHundredOneView } from '../rules/view.ts';

/** An effect on a player at their turn; `passed`: they could play no card, and the card they drew did not help. */
export type CardEffect = { readonly by: Seat; readonly card: Face; readonly taken: number } | 'passed';

type Step = SeenStep<OneHundredOneView>;

const READ_AT_ONCE = 2;

/** Returns the effects on the addressed player since they last acted, the latest last. */
export function cardEffects({
  view,
  steps,
  addressed,
}: Pick<CentreProps<OneHundredOneView>, 'view' | 'steps' | 'addressed'>): readonly CardEffect[] {
  const last = steps.at(-1);
  const isOwnActionOnItsWay = view.toAct.length === 0 && last !== undefined && isTurnOf(last.after, addressed);
  if (isOwnActionOnItsWay) return [];
  let effects: readonly CardEffect[] = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]?.after;
    const isNewRound = before?.table.roundNumber !== step.after.table.roundNumber;
    const hasActed = step.last.seat === addressed || (before !== undefined && isTurnOf(before, addressed));
    const past = isNewRound || hasActed ? [] : effects.filter((each) => each !== 'passed'); // A passed turn is soon out of date.
    effects = [...past, ...effectOf(step, before, addressed)];
  }
  return effects.slice(-READ_AT_ONCE);
}

function isTurnOf(view: OneHundredOneView, viewer: Viewer): boolean {
  return mayAct({ ...view, viewer });
}

function effectOf(step: Step, before: OneHundredOneView | undefined, viewer: Viewer): readonly CardEffect[] {
  const { table, seats } = step.after;
  const { pile, struck, taken, dealer } = table;
  if (typeof viewer !== 'number' || pile.top === null) return [];
  const by = isOpeningCard(step, before) ? dealer : step.last.seat;
  if (struck === viewer && by !== null) return [{ by, card: pile.top, taken }];
  return seats[viewer]?.passed ? ['passed'] : [];
}

/** Returns whether the striking card opened a round, as if the dealer had played it (rule 3.3). */
function isOpeningCard({ last: { action }, after: { table } }: Step, before: OneHundredOneView | undefined): boolean {
  if (table.pile.size > 1) return false;
  const isPlayed = action.type === 'play' && action.card === table.pile.top; // The cards below it became a new pack (rule 6.1).
  return !isPlayed || (before !== undefined && before.table.roundNumber !== table.roundNumber);
}
