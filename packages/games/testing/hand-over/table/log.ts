import { type LogEvent, type NameOf, playerName, type Sentence } from '@hundredfold/client/game';
import { isOver, leftOf, type VisibleActionOf } from '@hundredfold/shared/game';
import type { actions, HandOverView } from '../rules/index.ts';
import { handOverMessages } from './messages.ts';

export type HandOverTold = VisibleActionOf<typeof actions>;

export function logSentences({ last, after }: LogEvent<HandOverView, HandOverTold>, name: NameOf): readonly Sentence[] {
  const texts = handOverMessages.value.log;
  const { seat, action } = last;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'pass': {
      const to = playerName(after, leftOf(seat, after.seats.length), name);
      const passed = texts.passed(who, action.cards ?? null, to);
      return after.table.stage === 'pass' ? [passed] : [passed, texts.handedOver];
    }
    case 'show': {
      const showed = texts.showed(who, action.card);
      return isOver(after) ? [showed, texts.over] : [showed];
    }
  }
}
