import type { Face } from '@hundredfold/shared/cards/face.ts';
import { frenchRank } from '@hundredfold/shared/cards/french.ts';
import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { modFourLesson } from '@hundredfold/shared/games/mod-four/lesson.ts';
import { cardValue, favoured, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { t } from '../../i18n/index.ts';
import { playerName } from '../../table/state/player-name.ts';
import type { GuidedLesson } from '../parts.ts';
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
