import type { Face } from '@hundredfold/shared/cards/face.ts';
import { FRENCH_SUITS } from '@hundredfold/shared/cards/french.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import type { OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { cardName } from '../../cards/card-names.ts';
import { SuitSign } from '../../cards/suit-sign.tsx';
import type { Frame } from '../../table/layout/frame.ts';
import { placeChoices } from '../../table/layout/place-choices.ts';
import type { DecisionProps, Press, Target } from '../../table/presentation.ts';
import { DecisionButton } from '../../table/view/decision-button.tsx';
import { decisionAt } from '../../table/view/questions.tsx';
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
