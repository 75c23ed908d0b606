import { hash } from 'node:crypto';
import { ServerError } from '@colyseus/core';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { CLOSE_CODES, joinSchema, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';

const versionSchema = v.looseObject({ protocol: v.number() });

/**
 * Returns the identity of a client that joins a room; `null` if its options are malformed. The secret itself never leaves this
 * function, so that no room, and no other process, gets it.
 */
export function parseJoinOptions(room: string, options: unknown, network: string): VerifiedJoin | null {
  if (room === LOBBY_ROOM) return { known: null, network };
  const version = v.safeParse(versionSchema, options);
  if (version.success && version.output.protocol !== PROTOCOL) return { known: null, network };
  const join = v.safeParse(joinSchema, options);
  if (!join.success) return null;
  const { key, name, seal, sits, game } = join.output;
  return { known: { personId: personIdOf(key), name, seal, sits }, game, network };
}

/** Returns the identity of a client once it is connected; throws the reason if it may not join. */
export function authorize<Known extends { readonly personId: string }>(
  { admission }: Pick<AppContext, 'admission'>,
  known: Known | null,
): Known {
  if (known === null) throw new ServerError(CLOSE_CODES.outdated, 'outdated');
  if (admission.isBlocked(known.personId)) throw new ServerError(CLOSE_CODES.blocked, 'blocked');
  return known;
}

/**
 * Returns the id of the person to whom a browser's secret belongs. The server stores and passes on the hash alone, so that a
 * reader of its storage or memory cannot pose as another person. The id is 128 bits long, in base64url.
 */
export function personIdOf(secret: string): string {
  return hash('sha256', `hundredfold person ${secret}`, 'buffer').subarray(0, 16).toString('base64url');
}
