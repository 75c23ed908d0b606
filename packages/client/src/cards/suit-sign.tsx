import { look } from '../ui/settings.ts';
import { type Suit, suitColour, suitShapes } from './suits.ts';

export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="suit-sign" viewBox="-60 -60 120 120" aria-hidden="true">
      <path d={suitShapes[suit]} fill={suitColour(suit, look.value)} />
    </svg>
  );
}
