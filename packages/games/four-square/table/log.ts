import { type LogEvent, type NameOf, playerName, type Sentence, t } from '@hundredfold/client/game';
import { isOver } from '@hundredfold/shared/game';
import type { FourSquareAction } from '../rules/declaration.ts';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';
import { fourSquareMessages } from './messages.ts';
import { placementOn } from './standing.ts';

export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<FourSquareView, FourSquareAction>,
  name: NameOf,
): readonly Sentence[] {
  const texts = fourSquareMessages.value.log;
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const placement = placementOn(before, action.stack);
  const card = before.table.card[0] ?? '';
  const on = before.table[zone].top ?? '';
  const who = playerName(after, seat, name);
  const placed = texts.placed(who, card, on, placement?.total ?? 0);
  return [placed, ...(placement !== null && placement.takes > 0 ? taking() : []), ...absent(), ...end()];

  function taking(): readonly Sentence[] {
    const gained = (after.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0);
    const { top } = after.table[zone];
    const took = texts.took(who, placement?.takes ?? 0, gained);
    return top === null ? [took] : [took, texts.restarts(top)];
  }

  function absent(): readonly Sentence[] {
    const { ghosts, discard, discarded } = after.table;
    if (discard.size === before.table.discard.size) return [];
    return [texts.absent(after.options.ghosts, ghosts, discarded)];
  }

  function end(): readonly Sentence[] {
    return isOver(after) ? [t.value.gameTable.drawPileEmpty] : [];
  }
}
