import { type LogEvent, type NameOf, type PlayerName, playerName, type Sentence, textOf } from '@hundredfold/client/game';
import { isOver, type Seat } from '@hundredfold/shared/game';
import type { HeartsVisibleAction } from '../rules/declaration.ts';
import { ALL_POINTS, pointsIn, winnerOf } from '../rules/score.ts';
import { receiverOf } from '../rules/state.ts';
import type { HeartsView } from '../rules/view.ts';
import { heartsMessages } from './messages.ts';

type Event = LogEvent<HeartsView, HeartsVisibleAction>;

export function logSentences(event: Event, name: NameOf): readonly Sentence[] {
  const { before, last, after } = event;
  const texts = heartsMessages.value.log;
  const called = (seat: Seat) => playerName(after, seat, name);
  const { action, seat } = last;
  if (action.type === 'pass') {
    const { direction } = before.table;
    const to = direction === null ? seat : receiverOf(seat, direction, before.seats.length);
    const laid = texts.laid(called(seat), action.cards ?? null, called(to));
    return after.table.stage === 'pass' ? [laid] : [laid, texts.passedOn];
  }
  const played = texts.played(called(seat), action.card);
  const took = tookTrick(event, called);
  return took === null ? [played] : [played, took, ...scored(event, called)];
}

/** Describes the last trick, so that a player can look at it again. */
export function recall(event: Event, name: NameOf): string | null {
  const took = tookTrick(event, (seat) => playerName(event.after, seat, name));
  return took === null ? null : textOf([took]);
}

function tookTrick({ before: { table, seats }, last: { action } }: Event, called: (seat: Seat) => PlayerName): Sentence | null {
  const trick = action.type === 'play' ? [...table.trick, action.card] : [];
  if (trick.length < seats.length) return null;
  const winner = winnerOf({ leader: table.leader, trick }, seats.length);
  return heartsMessages.value.log.took(called(winner), pointsIn(trick));
}

/** Says what each player scored in a deal that is over; a player who took all points is named alone (rule 5.2). */
function scored({ before, after }: Event, called: (seat: Seat) => PlayerName): readonly Sentence[] {
  const texts = heartsMessages.value.log;
  const deal = before.seats[0]?.points.length ?? 0;
  const points = after.seats.flatMap((seat) => seat.points.slice(deal));
  const isMoon = points.filter((each) => each === ALL_POINTS).length > 1;
  const lines = isMoon ? [texts.moon(called(points.indexOf(0)))] : points.map((each, seat) => texts.scored(called(seat), each));
  return isOver(after) ? [...lines, texts.over] : lines;
}
