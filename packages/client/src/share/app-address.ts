import { serverAddressSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { fetchFromServer } from '../net/connectivity.ts';

const HERE_ALONE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Whether an address only means the machine that uses it. */
export function isLocalAddress(host: string): boolean {
  return HERE_ALONE.test(host);
}

/** Where friends find this house: the page's own address, or what the server knows, where that address means this machine alone. */
export async function appAddress(): Promise<string> {
  if (!isLocalAddress(location.host)) return location.origin;
  try {
    const { address } = v.parse(serverAddressSchema, await (await fetchFromServer('/api/address')).json());
    return address.replace(/\/$/, '') || location.origin;
  } catch {
    return location.origin; // The page's own address has to do.
  }
}
