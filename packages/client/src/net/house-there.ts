import { signal } from '@preact/signals';

/** Whether the house answered when it was last asked; it is taken to be there until it did not. */
export const isHouseThere = signal(globalThis.navigator?.onLine !== false);

globalThis.addEventListener?.('offline', () => {
  isHouseThere.value = false;
});

/** Whether this page, and all that it loads, is kept in this browser. */
export function isHouseKept(): boolean {
  return globalThis.navigator?.serviceWorker?.controller != null;
}

/** Asks the house; whether there was an answer is known to the whole page from then on. */
export async function askHouse(path: string, asked: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(path, asked);
    isHouseThere.value = !isOfGate(answer);
    return answer;
  } catch (error) {
    isHouseThere.value = false;
    throw error;
  }
}

/** Whether somebody before the house says that it is closed: its own answers are JSON, also those that are no. */
function isOfGate({ status, headers }: Response): boolean {
  return status >= 500 && headers.get('content-type')?.includes('json') !== true;
}
