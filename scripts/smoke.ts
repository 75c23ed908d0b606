import { randomBytes } from 'node:crypto';
import { reportOf } from '../packages/server/src/verify/report.ts';
import { verifyRecord } from '../packages/server/src/verify/verify-record.ts';
import { join, takesPart } from '../packages/server/test/kit/live-player.ts';
import { makeTable, playOn, postJson } from '../packages/server/test/kit/live-table.ts';
import { gameById } from '../packages/shared/src/games/index.ts';
import { WORD_HEADER } from '../packages/shared/src/protocol/site.ts';

// Plays a whole game against bots on a running server, and checks its page and its record.

const LIMIT_MS = 20_000;

/** A game of one trick, in which bots make at most four moves. At the default pace, each takes less than a second. */
const SHORT = { game: 'mod-four', options: { deck: 'french-32', target: 1 } };

const [place = ''] = process.argv.slice(2);
const base = URL.parse(place.replace(/\/?$/, '/'));
if (base === null) stop('usage: pnpm smoke URL');
setTimeout(() => stop(`${base}: the checks took longer than ${LIMIT_MS / 1000} s`), LIMIT_MS);
try {
  await checkStatus('health', 'ok');
  await checkStatus('ready', 'well');
  const files = await checkPage();
  const steps = await checkRecord(await playGame(base.href.slice(0, -1)));
  console.log(`${base}: healthy, with a page of ${files} files, a game of ${steps} steps, and a proven shuffle`);
  process.exit(0);
} catch (error) {
  stop(`${base}: ${error instanceof Error ? error.message : error}`);
}

function stop(line: string): never {
  console.error(line.trim().replaceAll('\n', ' '));
  process.exit(1);
}

async function get(path: string, accept = '*/*'): Promise<Response> {
  const address = new URL(path, base ?? undefined);
  const answer = await fetch(address, { headers: { accept } }).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new Error(`no answer from ${address.pathname} (${message})`);
  });
  if (!answer.ok) throw new Error(`${address.pathname} answers with status ${answer.status}`);
  return answer;
}

async function checkStatus(path: string, wanted: string): Promise<void> {
  const { status } = (await (await get(path)).json()) as { readonly status?: unknown };
  if (status !== wanted) throw new Error(`${path} says ${JSON.stringify(status)} instead of ${wanted}`);
}

/** Loads the start page with its scripts and styles, and returns how many these are. */
async function checkPage(): Promise<number> {
  const page = await get('', 'text/html');
  const tags = (await page.text()).match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const wanted = tags.filter((tag) => /^<script|rel="(?:stylesheet|modulepreload)"/.test(tag));
  const paths = wanted.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const types = await Promise.all(
    paths.map(async (path) => (await get(new URL(path, page.url).href)).headers.get('content-type')),
  );
  if (!types.some((type) => type?.includes('javascript'))) throw new Error('the start page loads no script');
  const wrong = types.findIndex((type) => !/javascript|css/.test(type ?? ''));
  if (wrong >= 0) throw new Error(`${paths[wrong]} is ${types[wrong]}, and no script or style`);
  return paths.length;
}

/** Plays to the end as the only person, whose data it then deletes, and returns the id of the record. */
async function playGame(address: string): Promise<string> {
  const game = gameById(SHORT.game);
  if (game === undefined) throw new Error(`there is no game ${SHORT.game}`);
  const key = randomBytes(16).toString('base64url');
  const { MAKERS_WORD } = process.env;
  const word = MAKERS_WORD === undefined ? undefined : { [WORD_HEADER]: encodeURIComponent(MAKERS_WORD) };
  const code = await makeTable(address, { ...SHORT, key }, word);
  const player = await join(address, game, code, key, 'Smoke', undefined, word);
  await player.ask('sit', { seat: 0 });
  for (const seat of player.state.seats.keys()) if (seat > 0) await player.ask('fill', { seat });
  const shuffled = takesPart(player);
  await player.sees(({ shuffle }) => shuffle.includes(`:${player.memberId}:`));
  await Promise.all([player.ask('start'), shuffled]);
  await player.sees(({ phase }) => phase === 'playing');
  await playOn(game, player);
  const { record } = player.state;
  const forgotten = await postJson(`${address}/api/forget`, { key });
  if (!forgotten.ok) throw new Error(`the player's data is not deleted: status ${forgotten.status}`);
  return record;
}

/** Returns the number of steps of a record that follows the rules, and whose shuffle is proven. */
async function checkRecord(id: string): Promise<number> {
  const checked = verifyRecord(await (await get(`api/records/${id}`)).json(), gameById);
  const { text, exitCode } = reportOf(checked);
  if (!checked.ok || exitCode !== 0) throw new Error(`the record ${id}: ${text}`);
  return checked.value.record.steps.length;
}
