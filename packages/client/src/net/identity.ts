import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  type Identity,
  identitySchema,
  type Redemption,
  type Transfer,
  type TransferState,
  transferSchema,
  transferStateSchema,
} from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { forgetStored, readStored, writeStored } from '../lib/stored.ts';
import { waitOrWakeUp } from '../lib/wake-up.ts';
import { fetchFromServer } from './connectivity.ts';
import { myAvatar, resetProfile, saveProfile } from './profile.ts';
import { beginRedemption, endRedemption } from './redemption.ts';
import { browserSecret } from './secret.ts';

/** Requests a code with which this browser's user can move to another browser; it invalidates the previous code. */
export async function offerTransfer(name: string): Promise<Result<string, 'failed'>> {
  const identity: Identity = { key: browserSecret(), seal: myAvatar.peek(), ...(name === '' ? {} : { name }) };
  try {
    const { code, ticket } = v.parse(transferSchema, await (await post('/api/transfers', identity)).json()) satisfies Transfer;
    writeStored('ticket', ticket);
    return accepted(code);
  } catch {
    return refused('failed');
  }
}

/** The storage key that reserves space for a move to this browser: a code works once, so it must not be spent in vain. */
const SPARE = 'spare';
const ROOM = '-'.repeat(200);

/**
 * The number of attempts to redeem a code, and the milliseconds between them. The server gives the same answer to the same
 * redemption id.
 */
const REDEEM_ATTEMPTS = 3;
const REDEEM_RETRY_MS = 1000;

/** Turns this browser's user into the person who got the code, and gives up the previous identity. */
export async function moveHere(code: string): Promise<Result<null, 'wrong' | 'too-many' | 'unkept' | 'failed'>> {
  const redemption = writeStored(SPARE, ROOM) ? beginRedemption(code) : null;
  if (redemption === null) {
    writeStored(SPARE, '');
    return refused('unkept');
  }
  const moved = await redeem(redemption);
  writeStored(SPARE, '');
  if (!moved.ok) {
    if (moved.refusal === 'wrong') endRedemption();
    return moved;
  }
  const { key, name = '', seal = myAvatar.peek() } = moved.value;
  writeStored('ticket', '');
  writeStored('key', key);
  saveProfile({ name, seal });
  endRedemption();
  return accepted(null);
}

async function redeem(redemption: Redemption, attempt = 1): Promise<Result<Identity, 'wrong' | 'too-many' | 'failed'>> {
  const answer = await askToRedeem(redemption);
  if (answer.ok || answer.refusal !== 'failed' || attempt === REDEEM_ATTEMPTS) return answer;
  await waitOrWakeUp(REDEEM_RETRY_MS);
  return redeem(redemption, attempt + 1);
}

async function askToRedeem(redemption: Redemption): Promise<Result<Identity, 'wrong' | 'too-many' | 'failed'>> {
  try {
    const answer = await post('/api/transfers/redeem', redemption);
    if (answer.status === 404) return refused('wrong');
    if (answer.status === 429) return refused('too-many');
    return accepted(v.parse(identitySchema, await answer.json()));
  } catch {
    return refused('failed');
  }
}

/** Returns the state of the last code that this browser issued. A user who has moved away is signed out here. */
export async function transferState(): Promise<TransferState | 'none' | 'unknown'> {
  const ticket = readStored('ticket');
  if (ticket === '') return 'none';
  try {
    const { state } = v.parse(transferStateSchema, await (await post('/api/transfers/state', { ticket })).json());
    if (state === 'open') return state;
    // Another tab may have got the answer first and issued a new code since.
    if (readStored('ticket') !== ticket) return state;
    if (state === 'moved') resetProfile();
    else writeStored('ticket', '');
    return state;
  } catch {
    return 'unknown';
  }
}

/** Deletes this browser's user from the server and from the browser. Returns whether it worked. */
export async function forgetMe(): Promise<boolean> {
  try {
    const answer = await post('/api/forget', { key: browserSecret() });
    if (!answer.ok) return false;
    resetProfile();
    forgetStored();
    await import('./local/offline-store.ts').then(({ clearOfflineStore }) => clearOfflineStore()).catch(() => undefined); // No offline store exists.
    return true;
  } catch {
    return false;
  }
}

function post(path: string, body: object): Promise<Response> {
  return fetchFromServer(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
