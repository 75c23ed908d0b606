import { hash } from 'node:crypto';
import { type AuthContext, ServerError } from '@colyseus/core';
import { CLOSE_CODES, joinSchema, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import type { AppContext } from '../app/context.ts';
import { networkOf } from '../limits/network.ts';

/** Who stands at the door; `null`: a client of another version, which is told so once it is connected. */
export interface JoinOptions {
  readonly known: {
    readonly personId: string;
    readonly name: string;
    readonly seal: number | undefined;
    readonly sits: boolean | undefined;
  } | null;
  /** The game that they expect, if they say. */
  readonly game?: string | undefined;
  /** From where they come, as it counts for limits. */
  readonly network: string;
}

const versionSchema = v.looseObject({ protocol: v.number() });

/** Reads what a client sends when it joins, or gives up on it. The secret itself goes no further than this. */
function readVisitor(options: unknown): Omit<JoinOptions, 'network'> | null {
  const version = v.safeParse(versionSchema, options);
  if (version.success && version.output.protocol !== PROTOCOL) return { known: null };
  const join = v.safeParse(joinSchema, options);
  if (!join.success) return null;
  const { key, name, seal, sits, game } = join.output;
  return { known: { personId: personIdOf(key), name, seal, sits }, game };
}

/** Who stands at a room's door; throws what a client is told that sends anything else. */
export function parseJoinOptions(options: unknown, { ip }: Pick<AuthContext, 'ip'>): JoinOptions {
  const visitor = readVisitor(options);
  if (visitor === null) throw new ServerError(400, 'malformed');
  return { ...visitor, network: networkOf(ip) };
}

/** Whoever comes in, once they are connected; throws why they do not. */
export function authorize<Known extends { readonly personId: string }>(
  { admission }: Pick<AppContext, 'admission'>,
  known: Known | null,
): Known {
  if (known === null) throw new ServerError(CLOSE_CODES.outdated, 'outdated');
  if (admission.isBlocked(known.personId)) throw new ServerError(CLOSE_CODES.blocked, 'blocked');
  return known;
}

/**
 * Whom a browser's secret belongs to. Only the hash is kept and passed on: who reads the archive or the memory
 * of the server cannot come back as somebody else. 128 bits, base64url.
 */
export function personIdOf(secret: string): string {
  return hash('sha256', `hundredfold person ${secret}`, 'buffer').subarray(0, 16).toString('base64url');
}
