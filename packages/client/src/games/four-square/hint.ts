import { HUNDRED_FACES, hundredValue } from '@hundredfold/shared/cards/hundred.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { GOAL } from '@hundredfold/shared/games/four-square/score.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { spoken } from '../../i18n/index.ts';
import { placementOn } from './standing.ts';

interface HintWords {
  readonly takes: (cards: number) => string;
  readonly makes: (total: number) => string;
  readonly outOfReach: string;
  readonly least: string;
  readonly most: string;
}

const words = spoken<HintWords>({
  en: {
    takes: (cards) => `Makes 100, and you take the whole stack: ${cards} cards`,
    makes: (total) => `Makes ${total}`,
    outOfReach: 'no single card makes 100 from there',
    least: 'that gives the next player the least',
    most: 'that leaves you the most for your next turn',
  },
  de: {
    takes: (cards) => `Macht 100, und du nimmst den ganzen Stapel: ${cards} Karten`,
    makes: (total) => `Macht ${total}`,
    outOfReach: 'Von dort führt keine Karte auf 100',
    least: 'So bekommt der Nächste am wenigsten',
    most: 'So bleibt dir am meisten für den nächsten Zug',
  },
  ru: {
    takes: (cards) => `Будет 100, и вы берёте всю стопку, карт в ней: ${cards}`,
    makes: (total) => `Будет ${total}`,
    outOfReach: 'отсюда до 100 одной картой не дойти',
    least: 'следующему игроку достанется меньше всего',
    most: 'вам на следующий ход останется больше всего',
  },
});

export function reason(view: FourSquareView, { stack }: FourSquareAction): string | null {
  const texts = words.value;
  const placement = placementOn(view, stack);
  if (placement === null) return null;
  if (placement.takes > 0) return texts.takes(placement.takes);
  const isAlone = view.seats.length === 1;
  const then = isAlone ? texts.most : canReach(view, stack, placement.total) ? texts.least : texts.outOfReach;
  return `${texts.makes(placement.total)}: ${then}`;
}

/** Returns whether the next card can bring that total to 100. */
function canReach({ table }: FourSquareView, placed: number, total: number): boolean {
  const tops = STACK_ZONES.map((zone, stack) => (stack === placed ? table.card[0] : table[zone].top) ?? '');
  return tops.some((top) => HUNDRED_FACES.some((face) => total - hundredValue(top) + hundredValue(face) === GOAL));
}
