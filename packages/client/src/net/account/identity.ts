import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Identity, Redemption, TransferState } from '@hundredfold/shared/protocol/http.ts';
import { forgetStored, readStored, writeStored } from '../../lib/stored.ts';
import { waitOrWakeUp } from '../../lib/wake-up.ts';
import { api } from '../api.ts';
import { myAvatar, resetProfile, saveProfile } from './profile.ts';
import { beginRedemption, endRedemption } from './redemption.ts';
import { browserSecret } from './secret.ts';

/** Requests a code with which this browser's user can move to another browser; it invalidates the previous code. */
export async function offerTransfer(name: string): Promise<Result<string, 'failed'>> {
  const identity: Identity = { key: browserSecret(), seal: myAvatar.peek(), ...(name === '' ? {} : { name }) };
  const answer = await api.transfer(identity);
  if (!answer.ok) return answer;
  const { code, ticket } = answer.value;
  writeStored('ticket', ticket);
  return accepted(code);
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
    if (moved.refusal === 'wrong') endRedemption(code);
    return moved;
  }
  const { key, name = '', seal = myAvatar.peek() } = moved.value;
  writeStored('ticket', '');
  writeStored('key', key);
  saveProfile({ name, seal });
  endRedemption(code);
  return accepted(null);
}

async function redeem(redemption: Redemption, attempt = 1): Promise<Result<Identity, 'wrong' | 'too-many' | 'failed'>> {
  const answer = await api.redeem(redemption);
  if (answer.ok || answer.refusal !== 'failed' || attempt === REDEEM_ATTEMPTS) return answer;
  await waitOrWakeUp(REDEEM_RETRY_MS);
  return redeem(redemption, attempt + 1);
}

/** Returns the state of the last code that this browser issued. A user who has moved away is signed out here. */
export async function transferState(): Promise<TransferState | 'none' | 'unknown'> {
  const ticket = readStored('ticket');
  if (ticket === '') return 'none';
  const answer = await api.transferState(ticket);
  if (!answer.ok) return 'unknown';
  const { state } = answer.value;
  if (state === 'open') return state;
  // Another tab may have got the answer first and issued a new code since.
  if (readStored('ticket') !== ticket) return state;
  if (state === 'moved') resetProfile();
  else writeStored('ticket', '');
  return state;
}

export async function forgetMe(): Promise<boolean> {
  if (!(await api.forget(browserSecret())).ok) return false;
  resetProfile();
  forgetStored();
  await import('../local/offline-store.ts').then(({ clearOfflineStore }) => clearOfflineStore()).catch(() => undefined); // No offline store exists.
  return true;
}
