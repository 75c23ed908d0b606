import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { fourSquare } from '@hundredfold/shared/games/four-square/index.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { commitmentOf } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { ShuffleProof } from '@hundredfold/shared/shuffle-proof/record-proof.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize, testSize } from '@hundredfold/shared/testing/size.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyRecord } from '../../src/verify/verify-record.ts';
import { makeTable, oneMove } from '../kit/live-table.ts';
import { newDataDir, type OpenProcess, openProcess } from '../kit/server-process.ts';
import { type Browser, comesBack, openBrowser, sendDue, shuffleOf, type TableAddress, takePart } from './browser.ts';

const ROUNDS = bySize({ full: 1, soak: 200 });

const MAX_AFTER_REVEAL_MS = 40;

const NAMES = ['Ann', 'Ben', 'Cleo'];

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let running: OpenProcess | undefined;
afterEach(kill);

async function open(dataDir: string, port = '0'): Promise<string> {
  running = await openProcess({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', GRACE_SECONDS: '60' });
  return running.address;
}

async function kill(): Promise<void> {
  const { errors = '' } = (await running?.kill()) ?? {};
  expect(errors).toBe('');
}

interface Moment {
  /** How often an attempt may be void because of that. */
  readonly voids: readonly number[];
  reach(browsers: readonly Browser[], chance: () => number): Promise<void>;
}

const MOMENTS = {
  'the seal is shown': { voids: [0], reach: async () => undefined },
  'some have committed': {
    voids: [0],
    async reach(browsers) {
      await sitDown(browsers);
      for (const browser of browsers.slice(1)) await sendDue(browser);
    },
  },
  'the roster is fixed': { voids: [1], reach: start },
  'some have revealed': {
    voids: [1],
    async reach(browsers) {
      await start(browsers);
      for (const browser of browsers.slice(1)) await sendDue(browser);
    },
  },
  'the last reveal is sent': {
    voids: [0, 1],
    async reach(browsers, chance) {
      await start(browsers);
      for (const browser of browsers) void sendDue(browser).catch(() => undefined);
      await sleep(chance());
    },
  },
  'all have revealed': {
    voids: [0],
    async reach(browsers) {
      await start(browsers);
      for (const browser of browsers) await sendDue(browser);
    },
  },
} satisfies Record<string, Moment>;

/**
 * The moments of each kill, at a table each. Only the second one can pass by itself, so the server is killed right after it. A run that
 * is no soak run has one kill: after what each browser has sent, but before the cards are known.
 */
const ALL_KILLS: readonly (readonly [keyof typeof MOMENTS, keyof typeof MOMENTS])[] = [
  ['some have committed', 'some have revealed'],
  ['the seal is shown', 'the roster is fixed'],
  ['all have revealed', 'the last reveal is sent'],
];
const KILLS = testSize === 'soak' ? ALL_KILLS : ALL_KILLS.slice(0, 1);

async function sitDown(browsers: readonly Browser[]): Promise<void> {
  for (const [seat, { player }] of browsers.entries()) if (player.seat() === null) await player.ask('sit', { seat });
}

async function start(browsers: readonly Browser[]): Promise<void> {
  await sitDown(browsers);
  for (const browser of browsers) await sendDue(browser);
  await browsers[0]?.player.ask('start');
  for (const browser of browsers) await browser.player.sees(() => shuffleOf(browser).stage === 'revealing');
}

async function playToTheEnd(browsers: readonly Browser[], address: string): Promise<GameRecord> {
  const ann = browsers[0]!;
  await sitDown(browsers);
  for (const browser of browsers) takePart(browser);
  if (shuffleOf(ann).stage === 'open') {
    await ann.player.sees(() => shuffleOf(ann).roster.length === browsers.length);
    await ann.player.ask('start');
  }
  await ann.player.sees(({ phase }) => phase === 'playing');
  const { match } = shuffleOf(ann);
  const players = browsers.map(({ player }) => player);
  while ((await oneMove(fourSquare, players)) !== null);
  await ann.player.sees(() => !['', match].includes(shuffleOf(ann).match));
  return (await (await fetch(`${address}/api/records/${match}`)).json()) as GameRecord;
}

function expectAsShown(proof: ShuffleProof, { receipts, shown }: Browser): void {
  for (const { match, seal, stage, attempt, roster, reveals } of shown.filter((each) => each.match !== '')) {
    expect([match, seal]).toEqual([proof.match, proof.seal]);
    if (stage === 'open') continue;
    expect(proof.attempts[attempt]?.roster ?? []).toEqual(
      roster.map((each) => [each.seat, each.member, each.starts, each.lastStart, each.commit]),
    );
    for (const each of reveals) expect(proof.attempts[attempt]?.reveals).toContainEqual([each.seat, each.reveal]);
  }
  const receipt = receipts.get(proof.match);
  if (receipt === undefined || receipt.revealed === 0) return;
  expect(proof.attempts.length).toBeGreaterThanOrEqual(receipt.revealed);
  expect(proof.attempts[0]?.roster.map((person) => person[4])).toContain(commitmentOf(receipt));
}

interface FinishedTable {
  readonly table: TableAddress;
  readonly ann: Browser;
}

async function expectSameSeal({ table, ann }: FinishedTable): Promise<void> {
  const before = shuffleOf(ann);
  await comesBack(ann, table);
  expect(shuffleOf(ann)).toMatchObject({ match: before.match, seal: before.seal });
}

test(`a server that is killed ${ROUNDS} times at each of ${KILLS.flat().length} moments of a start goes on with the same shuffle`, {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  const random = seeded(FIRST_SEED);
  const dataDir = newDataDir();
  const address = await open(dataDir);
  const { port } = new URL(address);
  let finished: FinishedTable | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    for (const moments of KILLS) {
      const starting: { readonly moment: keyof typeof MOMENTS; readonly table: TableAddress; readonly browsers: Browser[] }[] =
        [];
      for (const moment of moments) {
        const table: TableAddress = {
          address,
          game: fourSquare,
          code: await makeTable(address, { game: fourSquare.id, seats: NAMES.length, pace: 'free' }),
        };
        const browsers: Browser[] = [];
        for (const name of NAMES) browsers.push(await openBrowser(table, name));
        starting.push({ moment, table, browsers });
      }
      for (const { moment, browsers } of starting) await MOMENTS[moment].reach(browsers, () => random.below(MAX_AFTER_REVEAL_MS));
      await kill();
      await open(dataDir, port);
      if (finished !== null) await expectSameSeal(finished);
      for (const { moment, table, browsers } of starting) {
        for (const browser of browsers) await comesBack(browser, table);
        const record = await playToTheEnd(browsers, address);
        const verified = verifyRecord(record, gameById);
        expect(verified.ok ? null : verified.refusal, moment).toBeNull();
        const proof = record.proof as unknown as ShuffleProof;
        const { voids }: Moment = MOMENTS[moment];
        expect(voids, moment).toContain(proof.attempts.length - 1);
        for (const browser of browsers) expectAsShown(proof, browser);
        finished = { table, ann: browsers[0]! };
      }
    }
  }
});
