import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { signal } from '@preact/signals';
import { readStored } from '../../lib/stored.ts';
import type { Route } from '../../ui/route.ts';

export const incomingTransfer = signal<string | null>(null);

/** The page on which the old account is told that it moved to another device. Every other page already belongs to the new account. */
export const signedOutAs = signal<Route | null>(null);

const MARK = '#move-';

/** The address of a page with a transfer code. Browsers do not send the part behind the # to the server. */
export function moveAddress(origin: string, path: string, code: string): string {
  return `${origin}${path}${MARK}${code}`;
}

export function transferCodeIn(hash: string): string | null {
  return hash.toLowerCase().startsWith(MARK) ? readCode(hash.slice(MARK.length)) : null;
}

/** Reads transfer codes from the page's address and removes them there. */
export function followTransferLinks(): void {
  const note = (): void => {
    const code = transferCodeIn(location.hash);
    if (code === null) return;
    history.replaceState(null, '', location.pathname);
    incomingTransfer.value = code;
  };
  addEventListener('hashchange', note);
  note();
}

/** Takes up a transfer code again if a reload lost its answer. */
export async function resumeTransfer(): Promise<void> {
  if (readStored('redemption') === '') return;
  const redemptions = await import('../../net/account/redemption.ts').catch(() => null);
  incomingTransfer.value ??= redemptions?.pendingRedemption()?.code ?? null;
}
