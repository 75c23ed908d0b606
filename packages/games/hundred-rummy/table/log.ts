import { type LogEvent, type NameOf, playerName, type Sentence, sizeOf } from '@hundredfold/client/game';
import type { RummyAction } from '../rules/declaration.ts';
import type { RummyView } from '../rules/view.ts';
import { hundredRummyMessages } from './messages.ts';

export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<RummyView, RummyAction>,
  name: NameOf,
): readonly Sentence[] {
  const texts = hundredRummyMessages.value.log;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'discard':
      return [texts.discarded(who, action.card)];
    case 'draw': {
      if (action.from === 'discard') return [texts.took(who, before.table.discard.top ?? '')];
      const hand = after.seats[seat]?.hand;
      const own = typeof hand === 'object' ? hand.at(-1) : undefined;
      const drew = own === undefined ? texts.drew(who) : texts.drewOwn(who, own);
      return [...shuffled(before, 1), drew];
    }
    case 'score': {
      const { shown, game, first } = after.table;
      const points = (before.seats[seat]?.points ?? 0) + 100;
      const showed = texts.showed(who, shown, points);
      if (game > before.table.game) return [showed, texts.newGame(game, playerName(after, first ?? 0, name))];
      return [showed, ...shuffled(before, sizeOf(after.seats[seat]?.hand ?? 0))];
    }
  }
}

function shuffled({ table, seats }: RummyView, drawn: number): readonly Sentence[] {
  return seats.length > 1 && drawn > table.draw ? [hundredRummyMessages.value.log.shuffled] : [];
}
