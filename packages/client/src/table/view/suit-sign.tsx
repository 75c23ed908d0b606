import { type Suit, suitColour, suitShapes } from '../../cards/suits.ts';
import { look } from '../../ui/look.ts';

/** The sign of a suit in the colours that the player chose. It is decoration: the label of the button says the suit. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="suit-sign" viewBox="-60 -60 120 120" aria-hidden="true">
      <path d={suitShapes[suit]} fill={suitColour(suit, look.value)} />
    </svg>
  );
}
