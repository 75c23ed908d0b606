import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import { suitColour, suitShape } from '../../cards/suits.ts';
import { settings } from '../../ui/settings.ts';

/** A suit as it is printed on the cards. */
export function SuitSign({ suit }: { readonly suit: FrenchSuit }) {
  return (
    <svg class="suit-sign" viewBox="-60 -60 120 120" aria-hidden="true">
      <path d={suitShape(suit)} fill={suitColour(suit, { colours: settings.colours.value })} />
    </svg>
  );
}
