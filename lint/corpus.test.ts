import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../packages/shared/src/core/game.ts';
import { gameByRules } from '../packages/shared/src/core/rules-version.ts';
import { CHECKSUMS, CORPUS, type CorpusFile, checksumOf, corpusFiles, recordsIn } from '../packages/shared/src/testing/corpus.ts';
import { OWN_GAMES } from '../packages/shared/src/testing/test-games.ts';

/** The least number of records of a version of a game's rules. */
const LEAST = 60;

const sums = readFileSync(CHECKSUMS, 'utf8').split('\n').filter(Boolean);
const files = corpusFiles();

/** Returns the versions of a game's rules that it can replay, the oldest first. */
function rulesVersionsOf({ version, olderRules = {} }: Game): readonly number[] {
  return [...Object.keys(olderRules).map(Number), version].toSorted((one, other) => one - other);
}

function complaints(games: readonly Game[], corpus: readonly Pick<CorpusFile, 'game' | 'rules'>[]): readonly string[] {
  const hasRecords = (id: string, rules: number): boolean => corpus.some((file) => file.game === id && file.rules === rules);
  const lost = corpus.flatMap(({ game: id, rules }) => {
    const game = games.find((each) => each.id === id);
    if (game === undefined) return [`${id} is gone, and nothing replays its records`];
    return gameByRules(game, rules) === null ? [`${id} no longer replays version ${rules} of its rules`] : [];
  });
  const missing = games.flatMap((game) => {
    const versions = rulesVersionsOf(game);
    const all = Array.from({ length: game.version }, (_, index) => index + 1);
    const unknown = all.filter((rules) => !versions.includes(rules));
    // A new game has no records before players get it: `pnpm corpus` writes them.
    const isNew = game.version === 1 && corpus.every(({ game: id }) => id !== game.id);
    const without = isNew ? [] : all.filter((rules) => !hasRecords(game.id, rules));
    return [
      ...unknown.map((rules) => `${game.id} does not say in olderRules how version ${rules} was played`),
      ...without.map((rules) => `there are no records of ${game.id} by version ${rules} of its rules`),
    ];
  });
  return [...new Set([...lost, ...missing])];
}

test('every version of the rules that has records is still there, and every version has records', () => {
  expect(complaints(OWN_GAMES, files)).toEqual([]);
});

test('a version that was deleted, lowered or never written is found', () => {
  const [game, ...others] = OWN_GAMES as readonly [Game, ...Game[]];
  const { id } = game;
  const first = [...files, { game: id, rules: 2 }];
  const second = { ...game, version: 2, olderRules: { 1: { setup: game.setup } } };
  expect(complaints([second, ...others], first)).toEqual([]);
  expect(complaints([{ ...game, version: 2 }, ...others], first)).toEqual([
    `${id} no longer replays version 1 of its rules`,
    `${id} does not say in olderRules how version 1 was played`,
  ]);
  expect(complaints([game, ...others], first)).toEqual([`${id} no longer replays version 2 of its rules`]);
  expect(complaints([second, ...others], files)).toEqual([`there are no records of ${id} by version 2 of its rules`]);
  expect(complaints(others, files)).toEqual([`${id} is gone, and nothing replays its records`]);
});

test('no file of the corpus was changed, removed or added by hand', () => {
  expect(sums.map((line) => line.split('  ')[1]).toSorted()).toEqual(files.map(({ path }) => path));
  expect(sums.filter((line) => line !== checksumOf(line.split('  ')[1] ?? ''))).toEqual([]);
});

test('there are enough records of each version, with all seat counts, takebacks and names', () => {
  for (const game of OWN_GAMES.filter(({ id }) => existsSync(new URL(id, CORPUS)))) {
    for (const rules of rulesVersionsOf(game)) {
      const lines = files.filter((file) => file.game === game.id && file.rules === rules).flatMap(recordsIn);
      const seats = new Set(lines.map((line) => (JSON.parse(line) as { seats: number }).seats));
      expect(lines.length, game.id).toBeGreaterThanOrEqual(LEAST);
      expect(seats.size, game.id).toBe(game.seats.max - game.seats.min + 1);
      expect(
        lines.some((line) => line.includes('"takenBack"')),
        game.id,
      ).toBe(true);
      expect(
        lines.some((line) => line.includes('"bot":true')),
        game.id,
      ).toBe(true);
    }
  }
});
