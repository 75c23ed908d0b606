import {
  cardName,
  type DecisionProps,
  decisionAt,
  look,
  type Press,
  suitColour,
  suitShapes,
  TextButton,
} from '@hundredfold/client/game';
import { type Face, FRENCH_SUITS, type FrenchSuit, mayAct } from '@hundredfold/shared/game';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import type { OneHundredOneView } from '../rules/view.ts';
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

/** The decisions without a card: the suit for the opening queen (rule 3.3), and passing (rule 4.6). */
export function Decision({ view, frame, decide }: DecisionProps<OneHundredOneView, OneHundredOneAction>) {
  const texts = oneHundredOneMessages.value.table;
  const passing = possible(view, 'pass');
  const ordering = view.table.duty === 'order' && mayAct(view);
  if (!ordering && passing === null) return null;
  if (passing !== null)
    return <TextButton class="decide" label={texts.pass} style={decisionAt(frame)} onClick={() => decide(passing)} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend.
    <div class="question is-opening" role="group" aria-label={texts.whichFirst} style={decisionAt(frame)}>
      <p>{texts.whichFirst}</p>
      <div class="answers wrap">
        {FRENCH_SUITS.map((suit) => (
          <button key={suit} type="button" class="answer" onClick={() => decide({ type: 'order', suit })}>
            <SuitSign suit={suit} />
            {texts.suits[suit]}
          </button>
        ))}
      </div>
    </div>
  );
}

export function SuitSign({ suit }: { readonly suit: FrenchSuit }) {
  return (
    <svg class="suit-sign" viewBox="-60 -60 120 120" aria-hidden="true">
      <path d={suitShapes[suit]} fill={suitColour(suit, look.value)} />
    </svg>
  );
}
