import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { readStored } from '../../lib/stored.ts';
import { poll } from '../../lib/wake-up.ts';
import { api } from '../../net/api.ts';

export type InvitationError = 'no-table' | 'too-many' | 'failed';

export type InvitationAnswer = Result<Invitation, InvitationError>;

/** Loads what a code leads to, without joining it. */
export function loadInvitation(code: string): Promise<InvitationAnswer> {
  return api.invitation(code, readStored('key'));
}

const POLL_INTERVAL_MS = 10_000;
const RATE_LIMIT_DELAY_MS = 60_000;

interface InvitationFollower {
  /** Returns whether the user waits to get in, so that a hidden page asks as well. */
  readonly waits: () => boolean;
  readonly heard: (answer: InvitationAnswer) => void;
}

/** Polls what a code leads to until the returned function is called. A hidden page waits until it is seen again. */
export function followInvitation(code: string, { waits, heard }: InvitationFollower): () => void {
  let isHere = true;
  let pausedUntil = 0;
  let last: InvitationAnswer | null = null;
  const ask = async (): Promise<void> => {
    const isUnseen = document.visibilityState !== 'visible' && !waits();
    if (last !== null && (isUnseen || performance.now() < pausedUntil)) return;
    const now = await loadInvitation(code);
    if (!isHere) return;
    if (!now.ok && now.refusal === 'no-table') stop();
    if (!now.ok && now.refusal === 'too-many') pausedUntil = performance.now() + RATE_LIMIT_DELAY_MS;
    // A failed update keeps the last known invitation, unless the table is gone.
    if (!now.ok && last?.ok === true && now.refusal !== 'no-table') return;
    last = now;
    heard(now);
  };
  const stopPolling = poll(POLL_INTERVAL_MS, () => void ask());
  function stop(): void {
    isHere = false;
    stopPolling();
  }
  return stop;
}
