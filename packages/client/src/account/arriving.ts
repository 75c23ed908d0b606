import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { signal } from '@preact/signals';
import { endRedemption, pendingRedemption } from '../net/redemption.ts';

/** The code with which somebody comes from another device, as their link said it; `null` when nobody does. */
export const incomingTransfer = signal<string | null>(null);

const MARK = '#move-';

/** Leads to the page that somebody has come from; what stands behind the # is sent to nobody. */
export function moveAddress(house: string, path: string, code: string): string {
  return `${house}${path}${MARK}${code}`;
}

/** The code in the part of an address behind the #, if there is one. */
export function transferCodeIn(hash: string): string | null {
  return hash.startsWith(MARK) ? readCode(hash.slice(MARK.length)) : null;
}

/** The person stays who they are in this browser. */
export function stayHere(): void {
  endRedemption();
  incomingTransfer.value = null;
}

/** Notes codes in the page's address, and strikes them out there. A code whose answer got lost before a reload is asked for again. */
export function followArrivals(): void {
  const note = (): void => {
    const code = transferCodeIn(location.hash);
    if (code === null) return;
    history.replaceState(null, '', location.pathname);
    incomingTransfer.value = code;
  };
  addEventListener('hashchange', note);
  incomingTransfer.value = pendingRedemption()?.code ?? null;
  note();
}
