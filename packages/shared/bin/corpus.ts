import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { GameRecord } from '../src/core/record.ts';
import { seeded } from '../src/core/seeded-random.ts';
import { STATE_HASH_DIGITS } from '../src/core/state-hash.ts';
import { GAMES, gameById } from '../src/games/index.ts';
import { CHECKSUMS, CORPUS, checksumOf } from '../src/testing/corpus.ts';
import { type Setting, settingsOf } from '../src/testing/setting.ts';
import { playWithTakebacks } from './play-logged.ts';

// Writes the records that every later version of a game has to replay, once for each version of its rules.

/** The least number of records of a game. */
const LEAST = 60;
const LONG_TURNS = 300;
/** The number of games of which the shortest is taken, so that the corpus stays small. */
const TRIES = 4;
const MAX_TURNS = 2500;

const [id = '', ...more] = process.argv.slice(2);
const game = gameById(id);
if (game === undefined || more.length > 0) fail(`usage: pnpm corpus ${GAMES.map((each) => each.id).join(' | ')}`);
else {
  const folder = new URL(`${game.id}/${game.version}/`, CORPUS);
  if (existsSync(folder))
    fail(`there are records of ${game.id} by version ${game.version} of its rules, and they stay as they are`);
  else write(folder, records(settingsOf(game)));
}

/** Returns records of every setting in turn until there are enough. Settings whose games are long come up only at first. */
function records(settings: readonly Setting[]): readonly GameRecord[] {
  const all: GameRecord[] = [];
  const long = new Set<Setting>();
  for (let round = 0; round === 0 || all.length < LEAST; round++) {
    for (const [index, setting] of settings.entries()) {
      if (long.has(setting)) continue;
      const record = shortest(setting, index, round);
      if (turnsIn(record) > LONG_TURNS) long.add(setting);
      all.push(record);
    }
  }
  return all;
}

/** Returns the shortest of some games. Players and takebacks depend on the round, so that all kinds of them occur. */
function shortest(setting: Setting, index: number, round: number): GameRecord {
  let best: GameRecord | null = null;
  for (let tries = 0; best === null || tries < TRIES; tries++) {
    const source = seeded((index * 1000 + round) * 100 + tries);
    // Random players may not get on. After some tries, bots play.
    const kind = tries < TRIES ? index + round : 0;
    const game = playWithTakebacks(setting, kind, source, best === null ? MAX_TURNS : turnsIn(best));
    if (game !== null && (best === null || turnsIn(game) < turnsIn(best))) best = game;
  }
  return best;
}

function turnsIn({ hashes }: GameRecord): number {
  return hashes.length / STATE_HASH_DIGITS;
}

function write(folder: URL, all: readonly GameRecord[]): void {
  mkdirSync(folder, { recursive: true });
  const file = new URL('records.jsonl.gz', folder);
  writeFileSync(file, gzipSync(all.map((record) => `${JSON.stringify(record)}\n`).join(''), { level: 9 }));
  const path = file.pathname.slice(CORPUS.pathname.length);
  const sums = existsSync(CHECKSUMS) ? readFileSync(CHECKSUMS, 'utf8') : '';
  writeFileSync(CHECKSUMS, `${[...sums.split('\n').filter(Boolean), checksumOf(path)].join('\n')}\n`);
  const turns = all.reduce((sum, record) => sum + turnsIn(record), 0);
  console.log(`${path}: ${all.length} records, ${turns} turns, ${Math.round(readFileSync(file).length / 1000)} kB`);
}

function fail(why: string): void {
  console.error(`corpus: ${why}`);
  process.exitCode = 2;
}
