import { cardName, type GuidedLesson, playedCard } from '@hundredfold/client/game';
import { type Face, frenchSuit, placeOfWinner } from '@hundredfold/shared/game';
import type { HeartsAction } from '../rules/declaration.ts';
import { heartsLesson } from '../rules/lesson.ts';
import { ORDER } from '../rules/score.ts';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';

export const lesson: GuidedLesson<HeartsView, HeartsAction> = {
  ...heartsLesson,
  objection({ table: { trick } }, pressed, wanted) {
    const { danger, leads } = heartsMessages.value.tutorial.wrong;
    if (pressed.type === 'pass' && wanted.type === 'pass') {
      const without = (cards: readonly Face[], others: readonly Face[]) => cards.find((card) => !others.includes(card)) ?? '';
      return danger(cardName(without(wanted.cards, pressed.cards)), cardName(without(pressed.cards, wanted.cards)));
    }
    if (pressed.type === 'pass' || wanted.type === 'pass') return '';
    const [led] = trick;
    if (led === undefined) return leads(cardName(pressed.card), cardName(wanted.card));
    if (frenchSuit(pressed.card) !== frenchSuit(led)) return danger(cardName(wanted.card), cardName(pressed.card));
    return following(trick, pressed.card, wanted.card);
  },
};

/** Answers a card of the suit that was led: it takes a trick that it should not, or is one to keep. */
function following(trick: readonly Face[], card: Face, better: Face): string {
  const { beats, keeps } = heartsMessages.value.tutorial.wrong;
  const takes = placeOfWinner([...trick, card], ORDER) === trick.length;
  const best = trick[placeOfWinner(trick, ORDER)] ?? '';
  return takes ? beats(cardName(card), cardName(best), cardName(better)) : keeps(playedCard(card), playedCard(better));
}
