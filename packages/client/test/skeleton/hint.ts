import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { cardValue, placeOfHighest } from '@hundredfold/shared/testing/examples/skeleton/score.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { spoken } from '../../src/i18n/index.ts';

interface HintWords {
  readonly leads: (value: number) => string;
  readonly takes: (value: number) => string;
  readonly saves: string;
}

const words = spoken<HintWords>({
  en: {
    leads: (value) => `A ${value} is hard to beat`,
    takes: (value) => `A ${value} is enough to take the trick so far`,
    saves: 'You cannot take this trick, so save your higher cards',
  },
  de: {
    leads: (value) => `Eine ${value} ist schwer zu schlagen`,
    takes: (value) => `Eine ${value} reicht im Moment für den Stich`,
    saves: 'Den Stich bekommst du nicht, also heb dir die höheren Karten auf',
  },
  ru: {
    leads: (value) => `Карту ${value} трудно побить`,
    takes: (value) => `Карты ${value} пока хватает на взятку`,
    saves: 'Эту взятку вам не взять, поберегите старшие карты',
  },
});

export function reason({ table }: SkeletonView, { card }: SkeletonAction): string {
  const { leads, takes, saves } = words.value;
  if (table.trick.length === 0) return leads(cardValue(card));
  return placeOfHighest([...table.trick, card]) === table.trick.length ? takes(cardValue(card)) : saves;
}
