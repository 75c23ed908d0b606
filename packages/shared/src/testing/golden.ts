import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { defaultOptions, type OptionValues } from '../core/options.ts';
import { playGame, STRATEGIES, type StrategyName } from '../core/playout.ts';
import type { GameRecord } from '../core/record.ts';
import { recordOf } from '../core/recording.ts';
import { seeded } from '../core/seeded-random.ts';
import { transcript } from './transcript.ts';

/** A golden game: its record and transcript must never change. */
export interface Golden {
  readonly name: string;
  readonly options: OptionValues;
  /** The strategies by seat. */
  readonly players: readonly StrategyName[];
  readonly seed: number;
}

/**
 * Tests that a record and its transcript equal the reviewed files. After an intended change, `GOLDEN=write pnpm unit golden`
 * writes the files anew. Read the difference before you commit it.
 */
export function testGolden(game: Game, folder: URL, golden: Golden): void {
  const files = { record: new URL(`${golden.name}.json`, folder), transcript: new URL(`${golden.name}.txt`, folder) };
  const options = { ...defaultOptions(game.options), ...golden.options };
  const players = golden.players.map((name) => STRATEGIES[name]);
  const { end, steps } = playGame(game, options, players, seeded(golden.seed));
  const played = recordOf(end, steps, { names: golden.players.map((name) => ({ name, bot: true })) });
  if (process.env.GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(files.record, `${JSON.stringify(played)}\n`);
    writeFileSync(files.transcript, transcript(game, played));
  }

  test(`${golden.name} has the same record as before`, () => {
    expect(existsSync(files.record), 'GOLDEN=write writes missing files').toBe(true);
    expect(`${JSON.stringify(played)}\n`).toBe(readFileSync(files.record, 'utf8'));
  });

  test(`${golden.name} has the same transcript as before`, () => {
    const record: GameRecord = JSON.parse(readFileSync(files.record, 'utf8'));
    expect(transcript(game, record)).toBe(readFileSync(files.transcript, 'utf8'));
  });
}
