import { isOver } from '@hundredfold/shared/core/view.ts';
import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { winnerOf } from '@hundredfold/shared/testing/examples/skeleton/score.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import type { Sentence } from '../../src/i18n/sentence.ts';
import type { LogEvent, NameOf } from '../../src/table/presentation.ts';
import { playerName } from '../../src/table/state/player-name.ts';
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
