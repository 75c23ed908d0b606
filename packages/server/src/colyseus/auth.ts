import { hash } from 'node:crypto';
import { type AuthContext, ServerError } from '@colyseus/core';
import { CLOSE_CODES, joinSchema, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import type { AppContext } from '../app/context.ts';
import { networkOf } from '../limits/network.ts';

/**
 * The identity that a client sends when it joins. `known` is `null` for a client of another version, which is told so once it is
 * connected.
 */
export interface JoinOptions {
  readonly known: {
    readonly personId: string;
    readonly name: string;
    readonly seal: number | undefined;
    readonly sits: boolean | undefined;
  } | null;
  /** The game that the client expects, if it names one. */
  readonly game?: string | undefined;
  /** The network of the client, as limits count it. */
  readonly network: string;
}

const versionSchema = v.looseObject({ protocol: v.number() });

/** Reads what a client sends when it joins; `null` if it is malformed. The secret itself never leaves this function. */
function readJoinOptions(options: unknown): Omit<JoinOptions, 'network'> | null {
  const version = v.safeParse(versionSchema, options);
  if (version.success && version.output.protocol !== PROTOCOL) return { known: null };
  const join = v.safeParse(joinSchema, options);
  if (!join.success) return null;
  const { key, name, seal, sits, game } = join.output;
  return { known: { personId: personIdOf(key), name, seal, sits }, game };
}

/** Returns the identity of a client that joins a room; throws an error for the client if its options are malformed. */
export function parseJoinOptions(options: unknown, { ip }: Pick<AuthContext, 'ip'>): JoinOptions {
  const joinOptions = readJoinOptions(options);
  if (joinOptions === null) throw new ServerError(400, 'malformed');
  return { ...joinOptions, network: networkOf(ip) };
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
