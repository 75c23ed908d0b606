import { type GuidedLesson, playerName, t } from '@hundredfold/client/game';
import { type Face, frenchRank } from '@hundredfold/shared/game';
import type { ModFourAction } from '../rules/declaration.ts';
import { modFourLesson } from '../rules/lesson.ts';
import { cardValue, favoured, trickSum } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';
import { modFourMessages } from './messages.ts';

export const lesson: GuidedLesson<ModFourView, ModFourAction> = {
  ...modFourLesson,
  objection(view, pressed, wanted, name) {
    const { lead, gives, makes } = modFourMessages.value.tutorial.wrong;
    if (pressed.type !== 'play' || wanted.type !== 'play') return '';
    const { leader, trick } = view.table;
    const sum = (card: Face): number => trickSum([...trick, card]);
    const [played, better] = [rankName(pressed.card), rankName(wanted.card)];
    if (leader === null || trick.length === 0) return lead(played, cardValue(pressed.card), better);
    const [loses, wins] = [pressed, wanted].map(({ card }) => playerName(view, favoured(leader, sum(card)), name));
    if (loses === undefined || wins === undefined) return '';
    return `${gives(played, loses)} ${wins.own ? makes(better, sum(wanted.card)) : gives(better, wins)}`;
  },
};

function rankName(card: Face): string {
  return t.value.cards.ranks[frenchRank(card)] ?? card;
}
