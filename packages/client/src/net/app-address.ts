import { BASE_PATH } from '../lib/base-path.ts';
import { api } from './api.ts';

const HERE_ALONE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

export function isLocalAddress(host: string): boolean {
  return HERE_ALONE.test(host);
}

/** Returns the address of the site as this browser has it. */
export function pageAddress(): string {
  return location.origin + BASE_PATH;
}

/** Returns the address to give to friends: the server knows one if the page's own address means this machine alone. */
export async function appAddress(): Promise<string> {
  if (!isLocalAddress(location.host)) return pageAddress();
  const answer = await api.address();
  return (answer.ok && answer.value.address.replace(/\/$/, '')) || pageAddress();
}
