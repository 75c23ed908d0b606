import type { Face, LessonOf } from '@hundredfold/shared/game';
import type { actions, OneHundredOneAction } from './declaration.ts';

type Key = 'draw' | 'order' | 'strike' | 'eight' | 'cover' | 'out';

/** The lesson against one other player, who hardly gets a turn: the learner names a suit, and a chain leads out. */
export const oneHundredOneLesson: LessonOf<typeof actions, Key> = {
  seats: 2,
  options: {},
  lots: [
    { pick: 1 },
    // The deal in turn, the dealer's last card to the table; then the learner's drawn card, and the cards that the other takes.
    { top: 'JC 10C 7C 10D 8C AD AC  9H  QS KH'.split(/ +/) },
    // The next round begins with a card that does not act.
    { top: '10D JD QD KD 9D JC KC  9H'.split(/ +/) },
  ],
  opening: [],
  steps: [
    { key: 'draw', wanted: [{ type: 'draw' }], after: [] },
    { key: 'order', wanted: [{ type: 'play', card: 'QS', suit: 'C' }], after: [{ seat: 1, action: play('10C') }] },
    { key: 'strike', wanted: [play('7C')], after: [] },
    { key: 'eight', wanted: [play('8C')], after: [] },
    { key: 'cover', wanted: [play('AC')], after: [] },
    { key: 'out', wanted: [play('JC')], after: [] },
  ],
};

function play(card: Face): OneHundredOneAction {
  return { type: 'play', card };
}
