import { gameKind, isWon } from '@hundredfold/shared/protocol/played-game.ts';
import type { StoredResult } from '../../storage/game-storage.ts';
import type { PlayerSessionScore, SessionScore } from '../../storage/stored-table.ts';

export const NO_SESSION_SCORE: SessionScore = { match: null, kind: '', scores: [] };

const MAX_PEOPLE = 24;

/** Returns the session score with the results of one more match. One that went on from another game does not count. */
export function withResults(before: SessionScore, match: string, results: readonly StoredResult[]): SessionScore {
  if (before.match === match) return before;
  if (results[0]?.played.playedOn !== undefined) return { ...before, match };
  const kind = results[0] === undefined ? before.kind : gameKind(results[0].played);
  const known = kind === before.kind ? before.scores : before.scores.map((score) => ({ ...score, points: 0 }));
  const played = results.map((result) => scoreAfter(known, result));
  const others = known.filter(({ personId }) => results.every((each) => each.personId !== personId));
  return { match, kind, scores: [...others, ...played].slice(-MAX_PEOPLE) };
}

function scoreAfter(known: SessionScore['scores'], { personId, played }: StoredResult): PlayerSessionScore {
  const before = known.find((each) => each.personId === personId);
  const { games, wins, points } = before ?? { games: 0, wins: 0, points: 0 };
  const made = played.left ? 0 : played.score;
  return { personId, games: games + 1, wins: wins + (isWon(played) ? 1 : 0), points: points + made };
}

export function sessionScoreWithout(before: SessionScore, personId: string): SessionScore {
  return { ...before, scores: before.scores.filter((each) => each.personId !== personId) };
}
