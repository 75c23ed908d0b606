import type { Face } from '@hundredfold/shared/cards/face.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { HandOverAction, HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { cardName } from '../../src/cards/card-names.ts';
import { inMiddle } from '../../src/i18n/grammar.ts';
import { spoken } from '../../src/i18n/index.ts';

interface HintWords {
  readonly keeps: (card: string) => string;
  readonly counts: (points: number) => string;
}

const words = spoken<HintWords>({
  en: {
    keeps: (card) => `You keep the ${inMiddle(card)}, and nobody knows what you will get`,
    counts: (points) => `It counts ${points}`,
  },
  de: {
    keeps: (card) => `Du behältst ${card}, und was du bekommst, weiß niemand`,
    counts: (points) => `Sie zählt ${points}`,
  },
  ru: {
    keeps: (card) => `У вас остаётся ${inMiddle(card)}, а что придёт, не знает никто`,
    counts: (points) => `Она стоит ${points}`,
  },
});

export function reason(view: HandOverView, action: HandOverAction): string {
  const { keeps, counts } = words.value;
  if (action.type === 'show') return counts(pointsOf(action.card));
  const kept = ownHand(view).filter((card) => !action.cards.includes(card));
  return keeps(cardName(kept.reduce((best, card) => (pointsOf(card) > pointsOf(best) ? card : best), kept[0] ?? '')));
}

function pointsOf(card: Face): number {
  return Number.parseInt(card, 10);
}
