import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import { isWon, type PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';

export interface CountedGame extends PlayedGame {
  readonly isLocal: boolean;
}

export interface GameStatistics {
  readonly game: string;
  /** The ways in which the game was played, the most played first. */
  readonly forms: readonly FormStatistics[];
}

export type OpponentFilter = 'others' | 'bots' | 'alone';

/** The statistics of all games played with the same kind of opponents and the same options. */
export interface FormStatistics extends Pick<PlayedGame, 'game' | 'options' | 'seats'> {
  readonly company: OpponentFilter;
  readonly played: number;
  readonly won: number;
  readonly streak: { readonly now: number; readonly longest: number };
  /** The best and the average score of the games that were not left. */
  readonly best: number | null;
  readonly average: number | null;
  /** The last games, the oldest first. */
  readonly latest: readonly CountedGame[];
}

export const LATEST = 20;

/** Returns a player's statistics by game and by the way it was played. Games that this page does not know are left out. */
export function statisticsOf(games: readonly CountedGame[]): readonly GameStatistics[] {
  const inTime = games.toSorted((one, other) => one.at - other.at);
  return TERMS.flatMap(({ id }) => {
    const own = inTime.filter(({ game }) => game === id);
    const forms = [...Map.groupBy(own, formOf).values()].flatMap((alike) => formStatistics(alike) ?? []);
    return own.length === 0 ? [] : [{ game: id, forms: forms.toSorted((one, other) => other.played - one.played) }];
  });
}

function companyOf({ seats, people }: PlayedGame): OpponentFilter {
  if (seats === 1) return 'alone';
  return people === 1 ? 'bots' : 'others';
}

function formOf(played: PlayedGame): string {
  return JSON.stringify([companyOf(played), Object.entries(played.options).toSorted()]);
}

/** Computes the statistics of games that were played the same way, the oldest first; `null` if there are none. */
function formStatistics(games: readonly CountedGame[]): FormStatistics | null {
  const last = games.at(-1);
  if (last === undefined) return null;
  const finished = games.filter(({ left }) => left !== true);
  const scores = finished.map(({ score }) => score);
  const { game, options, seats } = last;
  return {
    company: companyOf(last),
    game,
    options,
    seats,
    played: games.length,
    won: games.filter(isWon).length,
    streak: streakOf(games),
    best: scores.length === 0 ? null : termsOf(game)?.lowestScoreWins ? Math.min(...scores) : Math.max(...scores),
    average: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    latest: games.slice(-LATEST),
  };
}

function streakOf(games: readonly PlayedGame[]): FormStatistics['streak'] {
  let [now, longest] = [0, 0];
  for (const played of games) {
    now = isWon(played) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}
