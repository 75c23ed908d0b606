import {
  cardName,
  DecisionButton,
  type DecisionProps,
  decisionAt,
  type Frame,
  type Press,
  placeChoices,
  SuitSign,
  type Target,
} from '@hundredfold/client/game';
import { type Face, FRENCH_SUITS, mayAct } from '@hundredfold/shared/game';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { middleOf } from './layout.ts';
import { oneHundredOneMessages } from './messages.ts';
import { playsOf, possible } from './standing.ts';

/** Returns the effect of pressing a card in hand: a queen asks which suit she names (rule 4.3). */
export function press(view: OneHundredOneView, card: Face): Press<OneHundredOneAction> | null {
  const [play, ...others] = playsOf(view, card);
  if (play === undefined || others.length === 0) return play ?? null;
  const { which, suits } = oneHundredOneMessages.value.table;
  return {
    question: which(cardName(card)),
    answers: FRENCH_SUITS.map((suit) => ({
      label: suits[suit],
      sign: <SuitSign suit={suit} />,
      action: { type: 'play', card, suit },
    })),
  };
}

/** The suits for the opening queen (rule 3.3). */
export function suitTargets(
  view: OneHundredOneView,
  { frame }: { readonly frame: Frame },
): readonly Target<OneHundredOneAction>[] {
  if (view.table.duty !== 'order' || !mayAct(view)) return [];
  const { suits } = oneHundredOneMessages.value.table;
  const choices = FRENCH_SUITS.map((suit) => ({
    id: suit,
    label: suits[suit],
    press: { type: 'order', suit } as const,
    face: <SuitSign suit={suit} />,
  }));
  return placeChoices(middleOf(frame).suits, choices);
}

/** Passing instead of playing the card that was drawn (rule 4.6). */
export function PassButton(deciding: DecisionProps<OneHundredOneView, OneHundredOneAction>) {
  const passing = possible(deciding.view, 'pass');
  const { pass } = oneHundredOneMessages.value.table;
  return passing && <DecisionButton of={deciding} action={passing} label={pass} style={decisionAt(deciding.frame)} />;
}
