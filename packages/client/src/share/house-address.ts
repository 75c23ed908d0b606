import { serverAddressSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { askHouse } from '../net/house-there.ts';

const HERE_ALONE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Whether an address only means the machine that uses it. */
export function onlyHere(host: string): boolean {
  return HERE_ALONE.test(host);
}

/** Where friends find this house: the page's own address, or what the server knows, where that address means this machine alone. */
export async function houseAddress(): Promise<string> {
  if (!onlyHere(location.host)) return location.origin;
  try {
    const { address } = v.parse(serverAddressSchema, await (await askHouse('/api/address')).json());
    return address.replace(/\/$/, '') || location.origin;
  } catch {
    return location.origin; // The page's own address has to do.
  }
}
