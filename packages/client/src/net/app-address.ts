import { serverAddressSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { fetchFromServer } from './connectivity.ts';

const HERE_ALONE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Returns whether a host name means only the machine that uses it. */
export function isLocalAddress(host: string): boolean {
  return HERE_ALONE.test(host);
}

/**
 * Returns the address to give to friends: the page's own address, or the one that the server knows if the page's address means
 * this machine alone.
 */
export async function appAddress(): Promise<string> {
  if (!isLocalAddress(location.host)) return location.origin;
  try {
    const { address } = v.parse(serverAddressSchema, await (await fetchFromServer('/api/address')).json());
    return address.replace(/\/$/, '') || location.origin;
  } catch {
    return location.origin; // The page's own address is the fallback.
  }
}
