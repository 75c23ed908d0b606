import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { readSpectatorRoomId, type SpectatorRoomKey, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { joinSchema, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { JOIN_REQUEST, type JoinRequest, type VerifiedJoin } from '../cluster/requests.ts';
import { personIdOf } from '../identity/person-id.ts';
import { logPseudonym, withPseudonyms } from '../ops/log-pseudonym.ts';
import { hasSpectatorRoom } from '../table/state/spectators.ts';
import type { DirectoryContext } from './directory-context.ts';
import { findTable } from './find-table.ts';
import { loadTable } from './load-table.ts';
import { isSystemRoom, tableOf } from './room-ids.ts';

/**
 * Reserves a seat in a room, in the process that has it, which a client then takes over a socket. `join` is `null` if the options of the
 * client are malformed. Every refusal looks the same, whatever its reason.
 */
export async function joinRoom(
  context: DirectoryContext,
  room: string,
  join: VerifiedJoin | null,
): Promise<Result<object, 'no-table'>> {
  const { bus, log } = context;
  if (join === null) log.debug({ table: logPseudonym(room), why: 'malformed' }, 'nobody let in');
  const process = join === null ? null : await processOf(context, room);
  if (process === null || join === null) return refused('no-table');
  const entry = { room, join };
  const found = await (process === bus.name
    ? reserveHere(context, entry)
    : bus.request(process, JOIN_REQUEST, entry).catch(() => null));
  return found === null ? refused('no-table') : accepted(found);
}

async function processOf(context: DirectoryContext, room: string): Promise<string | null> {
  const { rooms, storage, bus } = context;
  if (isSystemRoom(room)) return rooms.isOpen(room) ? bus.name : storage.holderOf(room);
  const code = tableOf(room);
  const found = code === null ? null : await findTable(context, code);
  if (found?.at === 'here') return bus.name;
  return found?.at === 'elsewhere' ? found.process : null;
}

export async function reserveHere(context: DirectoryContext, { room, join }: JoinRequest): Promise<object | null> {
  const { rooms, inTurn, log, bus } = context;
  const code = tableOf(room);
  // Others send people here for as long as this process has the lease, which it may have failed to release.
  if (code !== null && !rooms.isOpen(code)) await inTurn(code, () => loadTable(context, code));
  const spectators = readSpectatorRoomId(room);
  if (spectators !== null && !(await inTurn(spectators.code, () => openSpectatorRoom(context, spectators)))) return null;
  try {
    return { ...(await rooms.reserve(room, join)), processId: bus.name };
  } catch (error) {
    log.debug({ table: logPseudonym(room), why: withPseudonyms(String(error)) }, 'nobody let in');
    return null;
  }
}

/** Opens a spectator room of a loaded table, unless it is open already. Returns whether the table has such a room. */
async function openSpectatorRoom({ rooms }: DirectoryContext, place: SpectatorRoomKey): Promise<boolean> {
  if (rooms.isOpen(spectatorRoomId(place))) return true;
  const home = rooms.table(place.code);
  if (home === undefined || !hasSpectatorRoom(home.table.value, place.kind)) return false;
  await rooms.openSpectatorRoom(place);
  return true;
}

const versionSchema = v.looseObject({ protocol: v.number() });

/**
 * Returns the identity of a client that joins a room; `null` if its options are malformed. The secret itself never leaves this
 * function, so that no room, and no other process, gets it.
 */
export function parseJoinOptions(room: string, options: unknown, network: string, isGuest = false): VerifiedJoin | null {
  if (room === LOBBY_ROOM) return { known: null, network };
  const version = v.safeParse(versionSchema, options);
  if (version.success && version.output.protocol !== PROTOCOL) return { known: null, network };
  const join = v.safeParse(joinSchema, options);
  if (!join.success) return null;
  const { key, name, seal, sits, game } = join.output;
  return { known: { personId: personIdOf(key), name, seal, sits }, game, network, isGuest };
}
