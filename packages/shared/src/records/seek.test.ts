import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { type Match, startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { playGame, STRATEGIES } from '../core/playout.ts';
import { type GameRecord, stepsOf } from '../core/record.ts';
import { playRecord } from '../core/record-turns.ts';
import { recordOf } from '../core/recording.ts';
import { seeded } from '../core/seeded-random.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { openReplay } from './replay.ts';

describe.each(QUICK_GAMES)('a record of $id', (game) => {
  test.for([...new Set([game.seats.min, game.seats.max])])(
    'is at every turn where a replay from the start is: %i seats',
    (seats) => {
      const record = recorded(game, seats);
      const opened = openReplay(game, record);
      if (!opened.ok) throw new Error(opened.refusal);
      const { matchAfter, turns } = opened.value;
      const start = startMatch(game, record.options, seats);
      const replayed = [start, ...[...playRecord(start, record)].map(({ match }) => match)];
      expect(replayed).toHaveLength(turns.length + 1);
      const text = ({ version, state, last }: Match): string => JSON.stringify([version, state, last]);
      expect(replayed.flatMap((match, count) => (text(matchAfter(count)) === text(match) ? [] : [count]))).toEqual([]);
      expect(turns.flatMap(stepsOf)).toHaveLength(record.steps.length);
      for (const none of [-1, 0.5, turns.length + 1]) expect(() => matchAfter(none)).toThrow('has no turn');
    },
  );
});

function recorded(game: Game, seats: number): GameRecord {
  const players = Array.from({ length: seats }, () => STRATEGIES.random);
  const { end, steps } = playGame(game, defaultOptions(game.options), players, seeded(7));
  return recordOf(end, steps);
}
