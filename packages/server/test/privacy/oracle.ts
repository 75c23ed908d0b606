import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { TABLE_REFUSALS } from '@hundredfold/shared/protocol/table.ts';
import { compareFrames } from './compare.ts';
import { forgeries, NONSENSE } from './forgeries.ts';
import { NO_HANDLER } from './listener.ts';
import { type LaidTable, settled } from './table.ts';
import { inBoth, type TwoWorlds } from './two-worlds.ts';

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

export interface Oracle {
  splits: number;
  answers: number;
  readonly words: Set<string>;
  readonly complaints: string[];
}

export function newOracle(): Oracle {
  return { splits: 0, answers: 0, words: new Set(), complaints: [] };
}

/**
 * Asks both tables after a split for everything that a viewer must not get. The answers must be the same bytes, one of a closed
 * list of words, and must change nothing that anyone else could notice.
 */
export async function askForTooMuch(worlds: TwoWorlds, viewer: Viewer, oracle: Oracle): Promise<void> {
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
  oracle.splits++;
  oracle.answers += mine.answers.length;
  oracle.complaints.push(...compareFrames(`the answers to viewer ${viewer}`, mine.frames, theirs.frames));
  for (const answer of [...mine.answers, ...theirs.answers])
    judge(answer, new Set([NO_HANDLER, ...TABLE_REFUSALS, ...Object.keys(game.refusals)]), oracle);
  if ([...mine.others, ...theirs.others].some((frames) => frames !== 1)) oracle.complaints.push('someone else received a frame');
  if (!isDeepStrictEqual(worldsNow(worlds), before)) oracle.complaints.push('something changed');
}

function judge(answer: unknown, words: ReadonlySet<string>, { words: usedWords, complaints }: Oracle): void {
  const refusal = (answer as { refusal?: unknown } | null)?.refusal;
  if (typeof refusal === 'string' && words.has(refusal) && Object.keys(answer as object).length === 1) usedWords.add(refusal);
  else complaints.push(`answered with ${JSON.stringify(answer)}`);
}

function worldsNow({ one, other }: TwoWorlds): unknown {
  const now = ({ world, room }: LaidTable) => [world.truth, room.state.toJSON()];
  return structuredClone([now(one), now(other)]);
}
