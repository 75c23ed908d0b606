import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Child, freePort, killChildren, listening, startChild } from './child.ts';
import { type Drive, newDrive, run } from './load/drive.ts';
import { enterHundredfold, enterWatched } from './load/hundredfold.ts';
import type { ReadersOrder } from './load/readers.ts';
import { quantiles } from './load/tally.ts';
import { LIMITS } from './session.ts';

/** What those who play may notice of so many who look on: their p99 as a multiple of what it is without. */
const RATIO = 1.5;
/** Milliseconds that a turn of the server's loop may take. */
const LONGEST_TURN = 5;

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '10' },
    runs: { type: 'string', default: '5' },
  },
});
const [readers, tables, seconds, runs] = [values.readers, values.tables, values.seconds, values.runs].map(Number) as [
  number,
  number,
  number,
  number,
];

interface Stretch {
  readonly p99: number;
  readonly longestTurn: number;
  readonly loopP99: number;
}

const folder = mkdtempSync(join(tmpdir(), 'hundredfold-bench-'));
process.on('exit', () => {
  killChildren();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

const port = await freePort();
const server = startChild(
  ['--import', join(import.meta.dirname, 'load/loop-probe.ts'), join(import.meta.dirname, '../src/main.ts')],
  {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...LIMITS,
  },
);
await listening(server, port);
const crowd = startChild([join(import.meta.dirname, 'load/readers.ts')]);
await once(crowd.process, 'message');
const drive = newDrive();
const watched = await enterWatched(drive, port);
const entered = [watched];
for (let table = 1; table < tables; table++) entered.push({ code: '', ...(await enterHundredfold(drive, port)) });
await sleep(1000);
for (const table of entered) table.begin();
await run(drive, 'steady', 3);

const without: Stretch[] = [];
const withReaders: Stretch[] = [];
for (let nth = 1; nth <= runs; nth++) {
  without.push(await stretch(drive));
  const came = await told(crowd, { port, code: watched.code, count: readers });
  await sleep(1500);
  withReaders.push(await stretch(drive));
  const left = await told(crowd, 'go');
  await sleep(1500);
  process.stderr.write(
    `run ${nth} of ${runs}: ${JSON.stringify({ ...came, ...left, without: without.at(-1), with: withReaders.at(-1) })}\n`,
  );
}

const p99 = { without: median(without.map((each) => each.p99)), with: median(withReaders.map((each) => each.p99)) };
const verdicts = [
  {
    what: `p99 of those who play, with ${readers} in the gallery, as a multiple of without`,
    figure: p99.with / p99.without,
    limit: RATIO,
  },
  { what: 'longest turn of the loop with them, ms', figure: median(withReaders.map((each) => each.longestTurn)), limit: null },
  { what: 'the same without, ms', figure: median(without.map((each) => each.longestTurn)), limit: null },
  { what: 'p99 of the loop with them, ms', figure: median(withReaders.map((each) => each.loopP99)), limit: LONGEST_TURN },
];
for (const each of verdicts) process.stdout.write(`${JSON.stringify({ bench: 'gallery', ...each, ...p99 })}\n`);
process.exit(verdicts.every(({ figure, limit }) => limit === null || figure <= limit) ? 0 : 1);

/** Milliseconds from a move to the three others, and how the server's loop fared. */
async function stretch(to: Drive): Promise<Stretch> {
  await told(server, 'longest turn');
  const { tally } = await run(to, 'steady', seconds);
  const { longestTurn, p99: loopP99 } = (await told(server, 'longest turn')) as { longestTurn: number; p99: number };
  return { p99: quantiles([...tally.actor, ...tally.others]).p99, longestTurn, loopP99 };
}

async function told(child: Child, order: ReadersOrder | 'longest turn'): Promise<object> {
  const answer = once(child.process, 'message');
  child.process.send(order);
  return (await answer)[0] as object;
}

function median(all: readonly number[]): number {
  return [...all].sort((one, other) => one - other)[all.length >> 1] ?? Number.NaN;
}
