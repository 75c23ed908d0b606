import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { GameRecord } from '../core/record.ts';
import { recordOf } from '../core/recording.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES, type StrategyName } from '../testing/playout.ts';
import { folderOf, TEST_GAMES, testGameById } from './test-games.ts';
import { MAX_TRANSCRIPT_LINES, shortTranscript, transcript } from './transcript.ts';

const FOLDERS = [...new Set([...TEST_GAMES, testGameById('skeleton') ?? []].flat())].map(
  (game) => [game, new URL('rules/golden/', folderOf(game.id))] as const,
);

/** The games whose transcripts are whole, because they are older than the limit. */
const IN_FULL: ReadonlySet<string> = new Set(['four-square', 'foursquare', 'hundred-rummy', 'mod-four', 'one-hundred-one']);

/**
 * Golden games, which must never change: `<name>.<seed>.json` is what `pnpm --silent simulate <game> --games 1` prints
 * for the seed, and a text beside it is the transcript. After an intended change, `GOLDEN=write pnpm unit golden`
 * writes them anew. Read the difference before you commit it. Options that make a game short keep it readable: of a
 * longer one, the transcript of a new game has the first 300 lines.
 */
test.each(
  FOLDERS.flatMap(([game, folder]) =>
    globSync('*.json', { cwd: fileURLToPath(folder) }).map((file) => [game.id, file, game, folder] as const),
  ),
)('the golden game of %s in %s is the same as before', (_, file, game, folder) => {
  const files = { record: new URL(file, folder), transcript: new URL(file.replace(/json$/, 'txt'), folder) };
  const { options, names }: GameRecord = JSON.parse(readFileSync(files.record, 'utf8'));
  const players = names.map((player) => STRATEGIES[player?.name as StrategyName]);
  const { end, steps } = playGame(game, options, players, seeded(Number(file.split('.')[1])));
  const played = recordOf(end, steps, { names });
  const whole = transcript(game, played);
  const now = {
    record: `${JSON.stringify(played)}\n`,
    transcript: IN_FULL.has(game.id) ? whole : shortTranscript(whole),
  };
  if (process.env.GOLDEN === 'write') for (const part of ['record', 'transcript'] as const) writeFileSync(files[part], now[part]);
  expect(now.record).toBe(readFileSync(files.record, 'utf8'));
  expect(now.transcript).toBe(readFileSync(files.transcript, 'utf8'));
});

test.each(FOLDERS.filter(([{ id }]) => !IN_FULL.has(id)).map(([{ id }, folder]) => [id, folder] as const))(
  'the golden games of %s have few lines together',
  (_, folder) => {
    const transcripts = globSync(`${fileURLToPath(folder)}*.txt`).map((file) => readFileSync(file, 'utf8'));
    const cure = 'choose options that make the golden games shorter, or keep fewer of them';
    expect(transcripts.join('').split('\n').length, cure).toBeLessThanOrEqual(MAX_TRANSCRIPT_LINES);
  },
);

test('a short transcript is the beginning of the whole one, and its end', () => {
  const whole = Array.from({ length: 400 }, (_, line) => `${line}`);
  const short = shortTranscript(whole.join('\n')).split('\n');
  expect(short).toEqual([...whole.slice(0, 296), '  …', ...whole.slice(-3)]);
  expect(shortTranscript('1\n2')).toBe('1\n2');
});
