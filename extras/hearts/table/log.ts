import { type LogEvent, type NameOf, type PlayerName, playerName, type Sentence } from '@hundredfold/client/game';
import { isOver } from '@hundredfold/shared/game';
import type { HeartsVisibleAction } from '../rules/declaration.ts';
import { pointsIn, winnerOf } from '../rules/score.ts';
import { receiverOf } from '../rules/state.ts';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';

export function logSentences(event: LogEvent<HeartsView, HeartsVisibleAction>, name: NameOf): readonly Sentence[] {
  const { before, last, after } = event;
  const texts = heartsMessages.value.log;
  const called = (seat: number) => playerName(after, seat, name);
  const { action, seat } = last;
  if (action.type === 'pass') {
    const { direction } = before.table;
    const to = direction === null ? seat : receiverOf(seat, direction, before.seats.length);
    const laid = texts.laid(called(seat), action.cards ?? null, called(to));
    return after.table.stage === 'pass' ? [laid] : [laid, texts.passedOn];
  }
  const trick = [...before.table.trick, action.card];
  const played = texts.played(called(seat), action.card);
  if (trick.length < before.seats.length) return [played];
  const winner = winnerOf({ ...before.table, trick }, before.seats.length);
  return [played, texts.took(called(winner), pointsIn(trick)), ...noted(event, called)];
}

function noted(
  { before, after }: LogEvent<HeartsView, HeartsVisibleAction>,
  called: (seat: number) => PlayerName,
): readonly Sentence[] {
  const texts = heartsMessages.value.log;
  const lines = after.seats.flatMap(({ points: deals }, seat) =>
    deals.length > (before.seats[seat]?.points.length ?? 0) ? [texts.noted(called(seat), deals.at(-1) ?? 0)] : [],
  );
  return isOver(after) ? [...lines, texts.over] : lines;
}
