import { type LogEvent, type NameOf, playerName, type Sentence } from '@hundredfold/client/game';
import { isOver } from '@hundredfold/shared/game';
import type { SkeletonAction } from '../rules/declaration.ts';
import { winnerOf } from '../rules/score.ts';
import type { SkeletonView } from '../rules/view.ts';
import { skeletonMessages } from './messages.ts';

export function logSentences({ before, last, after }: LogEvent<SkeletonView, SkeletonAction>, name: NameOf): readonly Sentence[] {
  const texts = skeletonMessages.value.log;
  const { seats, table } = before;
  const trick = [...table.trick, last.action.card];
  const played = texts.played(playerName(after, last.seat, name), last.action.card);
  if (trick.length < seats.length) return [played];
  const winner = winnerOf({ ...table, trick }, seats.length);
  return [played, texts.took(playerName(after, winner, name)), ...(isOver(after) ? [texts.over] : [])];
}
