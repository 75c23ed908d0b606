import type { GuidedLesson } from '@hundredfold/client/game';
import { type FrenchSuit, frenchRank, frenchSuit, ownHand } from '@hundredfold/shared/game';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import { oneHundredOneLesson } from '../rules/lesson.ts';
import type { OneHundredOneView } from '../rules/view.ts';
import { oneHundredOneMessages } from './messages.ts';
import { nextPlayer } from './standing.ts';

export const lesson: GuidedLesson<OneHundredOneView, OneHundredOneAction> = {
  ...oneHundredOneLesson,
  objection(view, pressed, wanted, name) {
    const { tutorial, table } = oneHundredOneMessages.value;
    const { suit, leads, wants } = tutorial.wrong;
    if (pressed.type !== 'play' || wanted.type !== 'play') return '';
    if (pressed.suit !== undefined && wanted.suit !== undefined) {
      const held = (of: FrenchSuit): number => ownHand(view).filter((card) => frenchSuit(card) === of).length;
      return suit(table.suits[pressed.suit], table.suits[wanted.suit], held(wanted.suit));
    }
    const next = name(nextPlayer(view) ?? 0);
    const [lead = leads.other, want] = [leads[frenchRank(pressed.card)], wants[frenchRank(wanted.card)]];
    return [lead?.(next), want?.(next)].join(' ');
  },
};
