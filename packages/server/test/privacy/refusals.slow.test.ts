// Threats (docs/security.md): H5.
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { ownSeat, type Viewer } from '@hundredfold/shared/core/view.ts';
import { TABLE_REFUSALS } from '@hundredfold/shared/protocol/table.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { forgeries, NONSENSE } from './forgeries.ts';
import { hasHands, leaksOf } from './leaks.ts';
import { compareFrames, NO_HANDLER, settled } from './listener.ts';
import type { Build, LaidTable } from './table.ts';
import { closeWorlds, eachSplit, inBoth, openWorlds, type TwoWorlds, viewersOf } from './two-worlds.ts';

const SPLITS = bySize({ quick: 2, full: 5, soak: 100 });

const FORGED_MOVES = 40;

/** Requests other than moves. In the middle of a game they must have no effect. */
const REQUESTS: readonly (readonly [string, unknown])[] = [
  ['sit', { seat: 1 }],
  ['fill', { seat: 0 }],
  ['clear', { seat: 3 }],
  ['lock', { seat: 3, locked: true }],
  ['stand', undefined],
  ['start', undefined],
  ['rematch', undefined],
  ['say', { phrase: 'no-such-phrase' }],
  ['say', { text: '\u202e' }],
  ['signs', { of: 'everybody' }],
  ['report', { line: 1 }],
  ['set', { freely: 'yes' }],
  ['act', undefined],
  ['act', { id: 'x', version: 0, action: {} }],
  ['act', { id: 'long-enough', version: -1, action: null }],
  ['act', ['long-enough', 0, '']],
  ['act', ['long-enough', 0, '\ud800']],
  ['peek', { seat: 1 }],
];

const server = serverForFile();

/**
 * Asks both tables after a split for everything that a viewer must not get. The answers must be the same bytes, one of a closed
 * list of words, and must change nothing that anyone else could notice. Returns what is wrong.
 */
async function askForTooMuch(worlds: TwoWorlds, viewer: Viewer): Promise<readonly string[]> {
  const { game, options } = worlds.setting;
  const actions = forgeries(game, options, game.view(worlds.one.world.truth, viewer), worlds.source).slice(0, FORGED_MOVES);
  await inBoth(worlds, (table) => settled([...table.players, table.spectator]));
  const before = worldsNow(worlds);
  const [mine, theirs] = await inBoth(worlds, async (table) => {
    const asker = typeof viewer === 'number' ? table.players[viewer]! : table.spectator;
    const others = [...table.players, table.spectator].filter((each) => each !== asker);
    const heard = [asker, ...others].map(({ frames }) => frames.length);
    const answers: unknown[] = [];
    for (const action of [...actions, ...NONSENSE]) answers.push(await table.attempt(asker, action));
    for (const [name, payload] of REQUESTS) answers.push(await asker.ask(name, payload));
    await settled([asker, ...others]);
    return {
      answers,
      frames: asker.frames.slice(heard[0]),
      others: others.map(({ frames }, index) => frames.length - heard[index + 1]!),
    };
  });
  const words = new Set([NO_HANDLER, ...TABLE_REFUSALS, ...Object.keys(game.refusals)]);
  const strange = [...mine.answers, ...theirs.answers].filter((answer) => !isRefusal(answer, words));
  return [
    ...compareFrames(`the answers to viewer ${viewer}`, mine.frames, theirs.frames),
    ...strange.map((answer) => `answered with ${JSON.stringify(answer)}`),
    ...([...mine.others, ...theirs.others].some((frames) => frames !== 1) ? ['someone else received a frame'] : []),
    ...(isDeepStrictEqual(worldsNow(worlds), before) ? [] : ['something changed']),
  ];
}

function isRefusal(answer: unknown, words: ReadonlySet<string>): boolean {
  const refusal = (answer as { refusal?: unknown } | null)?.refusal;
  return typeof refusal === 'string' && words.has(refusal) && Object.keys(answer as object).length === 1;
}

function worldsNow({ one, other }: TwoWorlds): unknown {
  const now = ({ world, room }: LaidTable) => [world.truth, room.state.toJSON()];
  return structuredClone([now(one), now(other)]);
}

describe.each(SAMPLE_GAMES)('a refusal in $id', (game) => {
  const settings = settingsOf(game).filter(({ seats }) => seats === game.seats.max);

  async function askAll(viewer: Viewer, build?: Build): Promise<readonly string[]> {
    const complaints: string[] = [];
    let splits = 0;
    for (let seed = 100 + (ownSeat(viewer) ?? 9); splits < SPLITS; seed += 10) {
      const worlds = await openWorlds(server.address, settings[seeded(seed).below(settings.length)]!, seed, build);
      await eachSplit(worlds, viewer, SPLITS - splits, async () => {
        splits++;
        complaints.push(...(await askForTooMuch(worlds, viewer)));
      });
      await closeWorlds(worlds);
    }
    return complaints;
  }

  test.each(viewersOf(game))('tells seat %s nothing, and changes nothing', { timeout: 600_000 }, async (viewer) => {
    expect(await askAll(viewer)).toEqual([]);
  });

  test.runIf(hasHands(game))('is found to reveal who holds a card, if that is planted', async () => {
    const leak = leaksOf(game).find(({ what }) => what === 'a refusal says who holds the card')!;
    expect(await askAll(0, leak.build)).not.toEqual([]);
  });
});
