import { isOver } from '@hundredfold/shared/core/view.ts';
import type { SkeletonAction } from '@hundredfold/shared/testing/examples/skeleton/declaration.ts';
import { placeOfHighest } from '@hundredfold/shared/testing/examples/skeleton/score.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import { spokenPlayedCard } from '../../src/cards/card-names.ts';
import { spoken } from '../../src/i18n/index.ts';
import type { LogEvent, NameOf } from '../../src/table/presentation.ts';
import { does, type PlayerName, playerName } from '../../src/table/state/player-name.ts';

/** The log texts of Skeleton. */
interface SkeletonLog {
  readonly played: (who: PlayerName, card: string) => string;
  readonly took: (who: PlayerName) => string;
  readonly over: string;
}

export const skeletonLog = spoken<SkeletonLog>({
  en: {
    played: (who, card) => `${does(who, 'play', 'plays')} ${card}.`,
    took: (who) => `${does(who, 'win', 'wins')} the trick.`,
    over: 'The game is over.',
  },
  de: {
    played: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
    took: (who) => `${does(who, 'holst', 'holt')} den Stich.`,
    over: 'Das Spiel ist aus.',
  },
  ru: {
    played: (who, card) => `${does(who, 'кладёте', 'кладёт')} ${card}.`,
    took: (who) => `${does(who, 'берёте', 'берёт')} взятку.`,
    over: 'Игра окончена.',
  },
});

/** Returns the log sentences for the last event. */
export function logSentences({ before, last, after }: LogEvent<SkeletonView, SkeletonAction>, name: NameOf): readonly string[] {
  const texts = skeletonLog.value;
  const { seats, table } = before;
  const trick = [...table.trick, last.action.card];
  const played = texts.played(playerName(after, last.seat, name), spokenPlayedCard(last.action.card));
  if (trick.length < seats.length) return [played];
  const winner = ((table.leader ?? 0) + placeOfHighest(trick)) % seats.length;
  return [played, texts.took(playerName(after, winner, name)), ...(isOver(after) ? [texts.over] : [])];
}
