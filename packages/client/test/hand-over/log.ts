import type { VisibleActionOf } from '@hundredfold/shared/core/action.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import type { actions, HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import type { Sentence } from '../../src/i18n/sentence.ts';
import type { LogEvent, NameOf } from '../../src/table/presentation.ts';
import { playerName } from '../../src/table/state/player-name.ts';
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
