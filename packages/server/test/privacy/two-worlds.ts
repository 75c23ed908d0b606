import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { encoded, fromHex, protocolHash, SHUFFLE_PROTOCOL } from '@hundredfold/shared/core/encoding.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { forgeries } from './forgeries.ts';
import { compareFrames, type Listener, settled } from './listener.ts';
import { anyMove, type Move, planSplit, type TwinMove } from './plan.ts';
import { type Build, LATE, type LaidTable, layTable, until } from './table.ts';

const SECRETS = { one: '07'.repeat(32), other: '0b'.repeat(32) };

sealAlike();

/** Two tables whose secrets of the shuffle differ, and whose truths differ only in what one viewer cannot see. */
export interface TwoWorlds {
  readonly setting: Setting;
  readonly one: LaidTable;
  readonly other: LaidTable;
  readonly source: RandomSource;
}

/** The seats whose bytes are compared, besides the last one: all in a soak run, the first two for one game, else the first. */
const FIRST_SEATS = testSize === 'soak' ? Number.POSITIVE_INFINITY : TEST_GAMES.length === 1 ? 2 : 1;

export function viewersOf({ seats }: Game): readonly Viewer[] {
  return [...allSeats(seats.max).filter((seat) => seat < FIRST_SEATS || seat === seats.max - 1), 'public'];
}

const MAX_MOVES = 5;
const FORGED_MOVES = 3;

export async function openWorlds(address: string, setting: Setting, seed: number, build?: Build): Promise<TwoWorlds> {
  const [one, other] = await Promise.all([
    layTable(address, setting, seed, { build, secret: SECRETS.one }),
    layTable(address, setting, seed, { build, secret: SECRETS.other }),
  ]);
  return { setting, one, other, source: seeded(seed) };
}

export async function closeWorlds({ one, other }: TwoWorlds): Promise<void> {
  await Promise.all([one.close(), other.close()]);
}

/**
 * Plays one game in both worlds and splits them again and again: the other world gets other hidden cards, together with moves
 * that are possible in both and show the viewer nothing new. After each split the worlds are made equal again for a move. Returns
 * the number of splits.
 */
export async function eachSplit(
  worlds: TwoWorlds,
  viewer: Viewer,
  most: number,
  look: (moves: readonly TwinMove[]) => Promise<void>,
): Promise<number> {
  const { one, other, source } = worlds;
  const { game } = worlds.setting;
  let splits = 0;
  while (splits < most) {
    const plan = planSplit({ game, viewer, source }, one.world.truth, MAX_MOVES);
    if (plan !== null) {
      other.world.truth = plan.other;
      await look(plan.moves);
      // Before a cut, for example, no move shows the viewer nothing new.
      if (plan.moves.length > 0) splits++;
    }
    other.world.truth = one.world.truth;
    const move = anyMove(game, one.world.truth, source);
    if (move === null) break;
    await inBoth(worlds, (table) => play(table, move));
    if (game.outcome(one.world.truth) !== null) break;
  }
  return splits;
}

/** The differences between two worlds in a sentence each, after a number of splits. */
export interface WorldComparison {
  readonly splits: number;
  readonly differences: readonly string[];
}

/**
 * Plays on after each split. The viewer and a spectator must receive the same bytes in both worlds, and so must a person who
 * joins late, and the viewer when they reconnect. Before the first split everyone must.
 */
export async function comparePlay(worlds: TwoWorlds, viewer: Viewer, most: number): Promise<WorldComparison> {
  const differences = [...(await startDifferences(worlds))];
  const splits = await eachSplit(worlds, viewer, most, async (moves) => {
    differences.push(...(await splitDifferences(worlds, viewer, moves)));
  });
  return { splits, differences };
}

async function startDifferences(worlds: TwoWorlds): Promise<readonly string[]> {
  const everyone = ({ spectator, players }: LaidTable) => [spectator, ...players];
  await inBoth(worlds, (table) => settled(everyone(table)));
  const theirs = everyone(worlds.other);
  return everyone(worlds.one).flatMap(({ frames }, index) => {
    const as = `${nameOf(worlds.setting)}, the start: ${index === 0 ? 'a spectator' : `seat ${index - 1}`}`;
    return compareFrames(as, frames, theirs[index]!.frames);
  });
}

interface ComparedListener {
  readonly as: string;
  readonly listener: Listener;
  readonly from: number;
}

async function splitDifferences(worlds: TwoWorlds, viewer: Viewer, moves: readonly TwinMove[]): Promise<readonly string[]> {
  const { game, options } = worlds.setting;
  const where = `${nameOf(worlds.setting)}, viewer ${viewer}, version ${worlds.one.room.state.version}`;
  const forged = forgeries(game, options, game.view(worlds.one.world.truth, viewer), worlds.source).slice(0, FORGED_MOVES);
  const twins = moves.map(({ twin, ...move }): Move => ({ ...move, action: twin }));
  const [mine, theirs] = await Promise.all([
    listenToMoves(worlds.one, viewer, { moves, forged }),
    listenToMoves(worlds.other, viewer, { moves: twins, forged }),
  ]);
  return mine.flatMap(({ as, listener, from }, index) => {
    const twin = theirs[index]!;
    return compareFrames(`${where}: ${as}`, listener.frames.slice(from), twin.listener.frames.slice(twin.from));
  });
}

interface TriedMoves {
  readonly forged: readonly AnyAction[];
  readonly moves: readonly Move[];
}

async function listenToMoves(
  table: LaidTable,
  viewer: Viewer,
  { forged, moves }: TriedMoves,
): Promise<readonly ComparedListener[]> {
  const { spectator, players } = table;
  await settled([spectator, ...players]);
  const compared: ComparedListener[] = [{ as: 'a spectator', listener: spectator, from: spectator.frames.length }];
  if (typeof viewer === 'number')
    compared.push({ as: `seat ${viewer}`, listener: players[viewer]!, from: players[viewer]!.frames.length });
  const late = await table.enter(LATE);
  compared.push({ as: 'a late joiner', listener: late, from: 0 });
  for (const { listener } of compared) for (const action of forged) await table.attempt(listener, action);
  for (const move of moves) await play(table, move);
  await settled(compared.map(({ listener }) => listener));
  if (typeof viewer === 'number')
    compared.push({ as: `seat ${viewer}, back again`, listener: await table.comeBack(viewer), from: 0 });
  void late.room.leave();
  await until(() => table.room.state.watchers.size === 1);
  await settled([spectator, ...table.players]);
  return compared;
}

async function play(table: LaidTable, move: Move): Promise<void> {
  const answer = await table.play(move);
  if (typeof answer !== 'number') throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(answer)}`);
}

export function inBoth<Value>({ one, other }: TwoWorlds, what: (table: LaidTable) => Promise<Value>): Promise<[Value, Value]> {
  return Promise.all([what(one), what(other)]);
}

/**
 * Makes both secrets of a match have the same seal, for this process. Nobody can find such secrets, but without the secret nobody can
 * exclude them either: the seal says nothing about it. So whatever else differs between two worlds that have the same seal comes from
 * the secret.
 */
function sealAlike(): void {
  const { sha256 } = protocolHash;
  const start = Buffer.from(encoded([SHUFFLE_PROTOCOL, 'seal']));
  const [one, other] = [SECRETS.one, SECRETS.other].map((secret) => Buffer.from(encoded([fromHex(secret)])));
  const alike = (bytes: Buffer): Uint8Array =>
    bytes.indexOf(start) === 0 && bytes.subarray(-other!.length).equals(other!)
      ? Buffer.concat([bytes.subarray(0, -other!.length), one!])
      : bytes;
  Object.assign(protocolHash, { sha256: (bytes: Uint8Array) => sha256(alike(Buffer.from(bytes))) });
}
