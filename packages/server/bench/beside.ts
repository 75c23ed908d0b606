import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readOrExit, wholeNumber } from '@hundredfold/shared/testing/command-line.ts';
import { freePort } from '../test/kit/services/port.ts';
import { isMet, type Verdict } from './aims.ts';
import { type Child, killChildren, listening, startChild } from './child.ts';
import { type Drive, type Entered, newDrive, run } from './load/drive.ts';
import { enterHundredfold, enterWatched } from './load/hundredfold.ts';
import { quantiles } from './load/tally.ts';
import { LIMITS } from './servers.ts';
import { median } from './summary.ts';

/** The limit for the players' p99 beside a nuisance, as a multiple of their p99 without it. */
const MAX_P99_RATIO = 1.5;
/** The time in milliseconds in which the server comes to rest. */
const REST_MS = 1500;

/**
 * The figures of a stretch of play in milliseconds: the p99 of moves as all players see it, the turns of the server's loop, the
 * busiest turn by the thread's own time, and the pauses for garbage collection.
 */
export interface Stretch {
  readonly p99: number;
  readonly longestTurn: number;
  readonly busiestTurn: number;
  readonly loopP99: number;
  readonly longestPause: number;
}

/** A load that may disturb the players. */
export interface Nuisance {
  /** The program of the process that causes the load. */
  readonly program: string;
  /** The messages that start and stop the load in that process. */
  readonly begin: (at: { readonly port: number; readonly code: string }) => object;
  readonly end: object | string;
}

/**
 * Plays with a nuisance and without it in turns, and reports what the players notice. `more` judges the answers of the nuisance
 * process.
 */
export async function measureBeside(
  bench: string,
  { program, begin, end }: Nuisance,
  more: (withIt: readonly Stretch[], answers: readonly object[]) => readonly Verdict[],
): Promise<never> {
  const { tables, seconds, repeats } = readOrExit(readOptions);
  const { port, server } = await openServer(bench);
  const troubler = startChild([join(import.meta.dirname, 'load', program)]);
  await once(troubler.process, 'message');
  const { drive, code } = await seat(port, tables);
  const without: Stretch[] = [];
  const withIt: Stretch[] = [];
  const answers: object[] = [];
  for (let nth = 1; nth <= repeats; nth++) {
    without.push(await stretch(drive, server, seconds));
    await request(troubler, begin({ port, code }));
    await sleep(REST_MS);
    withIt.push(await stretch(drive, server, seconds));
    answers.push(await request(troubler, end));
    await sleep(REST_MS);
    const figures = { ...answers.at(-1), without: without.at(-1), with: withIt.at(-1) };
    process.stderr.write(`run ${nth} of ${repeats}: ${JSON.stringify(figures)}\n`);
  }
  const p99 = { without: median(without.map((each) => each.p99)), with: median(withIt.map((each) => each.p99)) };
  const what = `p99 of those who play beside the ${bench}, as a multiple of without`;
  const verdicts = [{ what, figure: p99.with / p99.without, limit: MAX_P99_RATIO }, ...more(withIt, answers)];
  for (const each of verdicts) process.stdout.write(`${JSON.stringify({ bench, ...each, ...p99 })}\n`);
  process.exit(verdicts.every(isMet) ? 0 : 1);
}

function readOptions(): { readonly tables: number; readonly seconds: number; readonly repeats: number } {
  const options = {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    repeats: { type: 'string', default: '5' },
  } as const;
  const { values } = parseArgs({ options });
  return {
    tables: wholeNumber('tables', values.tables, 1, 5_000),
    seconds: wholeNumber('seconds', values.seconds, 1, 600),
    repeats: wholeNumber('repeats', values.repeats, 1, 100),
  };
}

async function openServer(bench: string): Promise<{ readonly port: number; readonly server: Child }> {
  const folder = mkdtempSync(join(tmpdir(), `hundredfold-${bench}-`));
  process.on('exit', () => {
    killChildren();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  const port = await freePort();
  const here = import.meta.dirname;
  const server = startChild(['--import', join(here, 'load/loop-probe.ts'), join(here, '../src/main.ts')], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...LIMITS,
    MESSAGES_PER_SECOND: '20',
  });
  await listening(server, port);
  return { port, server };
}

/** Opens tables at which a move is made every second. Spectators may watch all hands at the first table. */
async function seat(port: number, tables: number): Promise<{ readonly drive: Drive; readonly code: string }> {
  const drive = newDrive();
  const watched = await enterWatched(drive, port);
  const entered: Entered[] = [watched];
  for (let table = 1; table < tables; table++) entered.push(await enterHundredfold(drive, port));
  await sleep(REST_MS);
  for (const table of entered) table.begin();
  await run(drive, 'steady', 3);
  return { drive, code: watched.code };
}

async function stretch(drive: Drive, server: Child, seconds: number): Promise<Stretch> {
  await request(server, 'longest turn');
  const { tally } = await run(drive, 'steady', seconds);
  const { p99: loopP99, ...longest } = (await request(server, 'longest turn')) as Omit<Stretch, 'loopP99'>;
  return { p99: quantiles([...tally.actor, ...tally.others]).p99, loopP99, ...longest };
}

async function request(child: Child, order: object | string): Promise<object> {
  const answer = once(child.process, 'message');
  child.process.send(order);
  return (await answer)[0] as object;
}
