import type { Game } from '../src/core/game.ts';
import { outcomeOf } from '../src/core/match.ts';
import type { OptionValues } from '../src/core/options.ts';
import { playGame, STRATEGIES } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import type { GameRecord } from '../src/core/record.ts';
import { recordOf } from '../src/core/recording.ts';
import { canonicalJson, stateHash } from '../src/core/state-hash.ts';
import { GAMES } from '../src/games/index.ts';
import { openReplay, type Replay } from '../src/records/replay.ts';
import { settingsOf } from '../src/testing/setting.ts';
import { median } from './figures.ts';

// Measures what a record costs: to make it, to open it, and to seek in it. A game that never takes so many turns is measured as long
// as it gets.

const TURNS = 1000;
/** A phone takes four times as long, and may take 16 ms. */
const MAX_SEEK_MS = 16 / 4;
const RUNS = 5;

for (const game of GAMES) {
  const record = longRecord(game);
  const opened = openReplay(game, record);
  if (!opened.ok) throw new Error(opened.refusal);
  const { turns } = opened.value;
  const end = opened.value.matchAfter(turns.length);
  if (outcomeOf(end) === null) throw new Error('it is not over');
  const seeks = seekTimes(opened.value);
  const perTurn = 1000 / turns.length;
  const figures = {
    turns: turns.length,
    'make, µs a turn': rounded(fastest(() => recordOf(end, record.steps)) * perTurn),
    'hash, µs': rounded(fastest(() => repeated(200, () => stateHash(end.state))) * 5),
    'state, B': canonicalJson(end.state).length,
    'open, ms': rounded(fastest(() => openReplay(game, record))),
    'seek, ms: median': rounded(median(seeks)),
    'slowest seek, ms': rounded(Math.max(...seeks)),
    'record, kB': rounded(JSON.stringify(record).length / 1000),
  };
  console.log(JSON.stringify({ bench: 'replay', game: game.id, ...figures }));
  if (figures['slowest seek, ms'] > MAX_SEEK_MS) process.exitCode = 1;
}

/** Returns the record of a random game that is close to the wanted length, or of the longest one that was found. */
function longRecord(game: Game): GameRecord {
  let best: GameRecord | null = null;
  const distance = ({ hashes = '' }: GameRecord): number => Math.abs(hashes.length / 8 - TURNS);
  for (const { options, seats } of settingsOf(game)) {
    const record = recorded(game, options, seats);
    if (best === null || distance(record) < distance(best)) best = record;
  }
  if (best === null) throw new Error(`${game.id} has no settings`);
  return best;
}

function recorded(game: Game, options: OptionValues, seats: number): GameRecord {
  const { end, steps } = playGame(
    game,
    options,
    Array.from({ length: seats }, () => STRATEGIES.random),
    seeded(1),
  );
  return recordOf(end, steps);
}

/** Returns the time of a seek to each turn, in milliseconds: the fastest of some, because other work on the machine does not count. */
function seekTimes({ turns, matchAfter }: Replay): readonly number[] {
  return turns.map((_, index) => fastest(() => matchAfter(index + 1)));
}

function fastest(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function repeated(times: number, work: () => unknown): void {
  for (let time = 0; time < times; time++) work();
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
