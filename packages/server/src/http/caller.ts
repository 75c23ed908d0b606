import { secretSchema } from '@hundredfold/shared/protocol/table.ts';
import type { Request } from 'express';
import * as v from 'valibot';
import { personIdOf } from '../rooms/door.ts';

/** Against whom a request counts: the person whose secret it shows, if it does, and everybody who comes from there. */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}

/** A secret is shown in the body, or as a bearer's; never in the address of a request, which others write down. */
export function callerOf({ headers, body, ip }: Request): Caller {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const secret = v.safeParse(secretSchema, bearer ?? keyIn(body));
  return { person: secret.success ? personIdOf(secret.output) : null, network: networkOf(ip) };
}

function keyIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
}

/** By which address limits are counted: a household on IPv6 has 256 networks, of 2⁶⁴ addresses each, to come from. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [one, two, three, four] = groups(address);
  return `${one}:${two}:${three}:${(Number.parseInt(four ?? '0', 16) & 0xff00).toString(16)}::/56`;
}

function groups(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
