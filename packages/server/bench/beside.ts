import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../test/services/port.ts';
import { isMet, type Verdict } from './aims.ts';
import { type Child, killChildren, listening, startChild } from './child.ts';
import { type Drive, type Entered, newDrive, run } from './load/drive.ts';
import { enterHundredfold, enterWatched } from './load/hundredfold.ts';
import { quantiles } from './load/tally.ts';
import { LIMITS } from './servers.ts';
import { median } from './summary.ts';

/** What those who play may notice of a nuisance: their p99 as a multiple of what it is without. */
const RATIO = 1.5;
/** Milliseconds for everybody to come to rest. */
const REST = 1500;

/**
 * A stretch of play, in milliseconds: how long moves took to everybody, turns of the server's loop, the busiest of them by the time of
 * its thread, and pauses for its garbage.
 */
export interface Stretch {
  readonly p99: number;
  readonly longestTurn: number;
  readonly busiestTurn: number;
  readonly loopP99: number;
  readonly longestPause: number;
}

/** Something that may trouble those who play. */
export interface Nuisance {
  /** The program of the process from which it comes. */
  readonly program: string;
  /** What that process is told to begin with it, and to end it. */
  readonly begin: (at: { readonly port: number; readonly code: string }) => object;
  readonly end: object | string;
}

/** Plays with a nuisance and without, in turns, and says what those who play noticed of it; `more` looks at what the nuisance answered. */
export async function measureBeside(
  bench: string,
  { program, begin, end }: Nuisance,
  more: (withIt: readonly Stretch[], answers: readonly object[]) => readonly Verdict[],
): Promise<never> {
  const { tables, seconds, repeats } = planned();
  const { port, server } = await openServer(bench);
  const troubler = startChild([join(import.meta.dirname, 'load', program)]);
  await once(troubler.process, 'message');
  const { drive, code } = await seat(port, tables);
  const without: Stretch[] = [];
  const withIt: Stretch[] = [];
  const answers: object[] = [];
  for (let nth = 1; nth <= repeats; nth++) {
    without.push(await stretch(drive, server, seconds));
    await told(troubler, begin({ port, code }));
    await sleep(REST);
    withIt.push(await stretch(drive, server, seconds));
    answers.push(await told(troubler, end));
    await sleep(REST);
    const figures = { ...answers.at(-1), without: without.at(-1), with: withIt.at(-1) };
    process.stderr.write(`run ${nth} of ${repeats}: ${JSON.stringify(figures)}\n`);
  }
  const p99 = { without: median(without.map((each) => each.p99)), with: median(withIt.map((each) => each.p99)) };
  const what = `p99 of those who play beside the ${bench}, as a multiple of without`;
  const verdicts = [{ what, figure: p99.with / p99.without, limit: RATIO }, ...more(withIt, answers)];
  for (const each of verdicts) process.stdout.write(`${JSON.stringify({ bench, ...each, ...p99 })}\n`);
  process.exit(verdicts.every(isMet) ? 0 : 1);
}

function planned(): { readonly tables: number; readonly seconds: number; readonly repeats: number } {
  const options = {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    repeats: { type: 'string', default: '5' },
  } as const;
  const { values } = parseArgs({ options });
  return { tables: Number(values.tables), seconds: Number(values.seconds), repeats: Number(values.repeats) };
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

/** Tables at which a move is made every second; the first of them may be watched with all hands open. */
async function seat(port: number, tables: number): Promise<{ readonly drive: Drive; readonly code: string }> {
  const drive = newDrive();
  const watched = await enterWatched(drive, port);
  const entered: Entered[] = [watched];
  for (let table = 1; table < tables; table++) entered.push(await enterHundredfold(drive, port));
  await sleep(REST);
  for (const table of entered) table.begin();
  await run(drive, 'steady', 3);
  return { drive, code: watched.code };
}

async function stretch(drive: Drive, server: Child, seconds: number): Promise<Stretch> {
  await told(server, 'longest turn');
  const { tally } = await run(drive, 'steady', seconds);
  const { p99: loopP99, ...longest } = (await told(server, 'longest turn')) as Omit<Stretch, 'loopP99'>;
  return { p99: quantiles([...tally.actor, ...tally.others]).p99, loopP99, ...longest };
}

async function told(child: Child, order: object | string): Promise<object> {
  const answer = once(child.process, 'message');
  child.process.send(order);
  return (await answer)[0] as object;
}
