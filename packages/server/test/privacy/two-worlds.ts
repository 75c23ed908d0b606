import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { compareFrames, type Differences } from './compare.ts';
import { type Listener, until } from './listener.ts';
import { anyMove, type Move, planSplit } from './plan.ts';
import { type Build, LATE, layTable, SPECTATOR, settled, type Table } from './table.ts';

/** Two tables whose truths differ only in what one viewer cannot see. */
export interface TwoWorlds {
  readonly setting: Setting;
  readonly one: Table;
  readonly other: Table;
  readonly source: RandomSource;
}

/** How many pairs of worlds were compared for whom, and what told them apart. */
export interface Findings {
  readonly pairs: Map<string, number>;
  readonly differences: Differences;
  frames: number;
}

export function noFindings(): Findings {
  return { pairs: new Map(), differences: [], frames: 0 };
}

/** Moves between two splits. */
const LONGEST = 5;

export async function openWorlds(address: string, setting: Setting, seed: number, build?: Build): Promise<TwoWorlds> {
  const [one, other] = await Promise.all([layTable(address, setting, seed, build), layTable(address, setting, seed, build)]);
  return { setting, one, other, source: seeded(seed) };
}

export async function closeWorlds({ one, other }: TwoWorlds): Promise<void> {
  await Promise.all([one.close(), other.close()]);
}

/**
 * Plays one game in both worlds and splits them again and again: the cards that the viewer does not see are dealt
 * anew in the other world, and a few moves are played that are possible in both and show the viewer nothing new.
 * From the split on, the viewer and whoever watches must be sent the same bytes; and so must somebody who comes
 * late, and the viewer coming back after their line dropped. Then the worlds become one again for a move.
 */
export async function comparePlay(worlds: TwoWorlds, viewer: Seat | null, most: number, findings: Findings): Promise<void> {
  const { one, other, source } = worlds;
  const { game } = worlds.setting;
  for (let pairs = 0; pairs < most; ) {
    const plan = planSplit(game, one.world.truth, viewer, LONGEST, source);
    if (plan !== null) {
      other.world.truth = plan.other;
      await compareSplit(worlds, viewer, plan.moves, findings);
      pairs++;
    }
    other.world.truth = one.world.truth;
    const move = anyMove(game, one.world.truth, source);
    if (move === null) return;
    await inBoth(worlds, (table) => play(table, move));
    if (game.outcome(one.world.truth) !== null) return;
  }
}

async function compareSplit(worlds: TwoWorlds, viewer: Seat | null, moves: readonly Move[], findings: Findings): Promise<void> {
  const ears = await inBoth(worlds, (table) => listen(table, viewer));
  for (const move of moves) await inBoth(worlds, (table) => play(table, move));
  await inBoth(worlds, (table) => settled(ears[table === worlds.one ? 0 : 1].map(({ listener }) => listener)));
  const [mine, theirs] = ears;
  const where = `${nameOf(worlds.setting)}, viewer ${viewer}, version ${worlds.one.room.state.version}`;
  mine.forEach(({ as, listener, from }, index) => {
    const twin = theirs[index]!;
    const frames = [listener.frames.slice(from), twin.listener.frames.slice(twin.from)] as const;
    findings.frames += frames[0].length;
    findings.pairs.set(as, (findings.pairs.get(as) ?? 0) + 1);
    findings.differences.push(...compareFrames(`${where}: ${as}`, ...frames));
  });
  await inBoth(worlds, dismiss);
}

/** Whose bytes are compared, and from which frame on. */
interface Ear {
  readonly as: string;
  readonly listener: Listener;
  readonly from: number;
}

/** The viewer and the spectator who are there, somebody who comes late, and the viewer coming back. */
async function listen(table: Table, viewer: Seat | null): Promise<readonly Ear[]> {
  const { spectator } = table;
  const there: Ear[] = [{ as: 'a spectator', listener: spectator, from: spectator.frames.length }];
  if (viewer !== null) {
    const player = table.players[viewer]!;
    there.push({ as: `seat ${viewer}`, listener: player, from: player.frames.length });
    there.push({ as: `seat ${viewer}, back again`, listener: await comeBack(table, viewer), from: 0 });
  }
  return [...there, { as: 'a late joiner', listener: await table.enter(LATE), from: 0 }];
}

/** The line drops, the table notices, the same person comes again. */
async function comeBack(table: Table, seat: Seat): Promise<Listener> {
  const { seats } = table.room.state;
  table.players[seat]!.drop();
  await until(() => seats[seat]?.status === 'away');
  const back = await table.enter(seat);
  table.players[seat] = back;
  return back;
}

async function dismiss(table: Table): Promise<void> {
  void LATE;
  void SPECTATOR;
  void table;
}

async function play(table: Table, move: Move): Promise<void> {
  const answer = await table.play(move);
  if (typeof answer !== 'number') throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(answer)}`);
}

function inBoth<Value>({ one, other }: TwoWorlds, what: (table: Table) => Promise<Value>): Promise<[Value, Value]> {
  return Promise.all([what(one), what(other)]);
}
