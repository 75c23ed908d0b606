import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { privateFields } from '@hundredfold/shared/schema/table.ts';
import { replay } from '@hundredfold/shared/testing/replay.ts';
import { storagePlace } from '../../../src/storage/open-storage.ts';
import { recordIn } from '../../record-in.ts';
import { join, type Player } from '../live-player.ts';
import { faultsIn, type Kept } from './faults-in.ts';
import { dial, hasLine, type Person } from './person.ts';
import type { PlayedWorld } from './play-world.ts';

/** The number of tries: frames in flight may still arrive, but lost frames never do. A busy server may not answer at once. */
const TRIES = 10;

/**
 * Returns the faults in what people see after the last game of each table, and in what is stored once the server has stopped, in a
 * sentence each.
 */
export async function faultsAtTheEnd(
  { spent, asked }: PlayedWorld,
  stop: () => Promise<unknown>,
  where: Place,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { session, witness, stayed } of spent) {
    session.isOver = false;
    if (!hasLine(witness)) await dial(witness);
    const answer = await fetch(`${session.address}/api/records/${witness.line.state.record}`);
    if (!answer.ok) faults.push(`${session.code}: the last game has no record`);
    else faults.push(...(await faultsSeen([...stayed, witness], (await answer.json()) as GameRecord)));
  }
  await stop();
  return [...faults, ...faultsIn(asked, await keptIn(where))];
}

/**
 * Compares, at a table where the game is over, what every client sees after all patches with what a new client sees, and with
 * what the record allows it to see. Returns a sentence for each client that sees something else.
 */
async function faultsSeen(people: readonly Person[], record: GameRecord): Promise<readonly string[]> {
  const { address, code, plan } = people[0]!.session;
  const { game } = plan;
  const end = [...replay(game, record)].at(-1)!;
  const newcomer = await join(address, game, code);
  const faultOf = ({ guest, line }: Person): readonly string[] => {
    if (!isDeepStrictEqual(publicOf(game, line), publicOf(game, newcomer))) return [`${code}: ${guest.name} sees another table`];
    const view = game.view(end.state, line.seat() ?? 'public');
    return isDeepStrictEqual(line.view(), view) ? [] : [`${code}: ${guest.name} sees another end`];
  };
  let faults: readonly string[] = [];
  for (let tries = 0; tries < TRIES && (tries === 0 || faults.length > 0); tries++) {
    const here = people.filter(hasLine);
    await Promise.all([newcomer, ...here.map(({ line }) => line)].map((line) => line.ask('me').catch(() => null)));
    faults = here.flatMap(faultOf);
  }
  await newcomer.drop();
  return faults;
}

function publicOf(game: Game, { state }: Player): unknown {
  const own = privateFields(game);
  const { seats, ...table } = state.toJSON() as { readonly seats: readonly object[] };
  const open = seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(([name]) => !own.includes(name))));
  return { ...table, seats: open };
}

type Place = { readonly dataDir: string } | { readonly database: string };

/** Returns every match in a data directory that no server has open, or in a database. */
async function keptIn(where: Place): Promise<readonly Kept[]> {
  const place = storagePlace({ database: null, dataDir: '', redisUrl: 'none', processName: 'judge', ...where });
  const storage = await place.open({ log: { info: () => undefined }, onUsurped: () => undefined });
  const ids = new Set<string>();
  for await (const { kind, values } of place.rows()) if (kind === 'steps') ids.add(String(values[0]));
  const kept: Kept[] = [];
  for (const id of ids) kept.push({ steps: await storage.steps(id), record: await recordIn(storage, id) });
  await storage.close();
  return kept;
}
