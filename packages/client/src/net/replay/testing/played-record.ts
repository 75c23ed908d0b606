import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { fromRecordStep, toRecordStep } from '@hundredfold/shared/core/record-step.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { playGame, STRATEGIES } from '@hundredfold/shared/testing/playout.ts';
import { type OpenedRecord, openRecord } from '../open-record.ts';

export function playedRecord(game: Game, seats = game.seats.max, seed = 7): GameRecord {
  const players = Array.from({ length: seats }, () => STRATEGIES.bot);
  const { end, steps } = playGame(game, defaultOptions(game.options), players, seeded(seed));
  const names = players.map((_, seat) => ({ name: `Player ${seat + 1}` }));
  return recordOf(end, steps.map(fromRecordStep).map(toRecordStep), { names });
}

export function opening(game: Game, value: unknown) {
  return openRecord(value, {
    gameById: (id) => (id === game.id ? game : undefined),
    closing: new AbortController().signal,
  });
}

export async function openedRecord(game: Game, record = playedRecord(game)): Promise<OpenedRecord> {
  const opened = await opening(game, record);
  if (!opened.ok) throw new Error(opened.refusal);
  return opened.value;
}
