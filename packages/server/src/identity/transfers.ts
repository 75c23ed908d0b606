import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import {
  type Identity,
  type Redemption,
  TRANSFER_CODE_VALID_MS,
  type Transfer,
  type TransferState,
} from '@hundredfold/shared/protocol/http.ts';
import { addressShares } from '../limits/address-shares.ts';
import type { Clock } from '../platform/clock.ts';

/** For how long a repeated redemption gets the same answer, in milliseconds. */
const REPEATABLE_MS = 2 * 60_000;

/** How long it is known that somebody has moved: until then the device that they left may come and hear of it. */
const REMEMBERED = 24 * 60 * 60_000;

const MOST = 10_000;
/** Of those from one address. */
const MOST_EACH = 1000;

/**
 * People on their way from one device to another. Their secrets are here and nowhere else, and go with their code: once it is used, or
 * two minutes later where the other device may have to ask again because the answer was lost.
 */
export interface Transfers {
  /** A code for somebody; the one before it is void. `null`: too many are out, or too many from where they are. */
  offer(personId: string, identity: Identity, network: string): Transfer | null;
  /** Who left that code. Nobody has it after that, but the device that comes again with the same redemption id within two minutes. */
  redeem(redemption: Redemption): Redeemed | null;
  /** What became of the code that came with that ticket. */
  state(ticket: string): TransferState;
  /** Whatever is out for somebody is void. */
  withdraw(personId: string): void;
}

export interface Redeemed {
  readonly personId: string;
  readonly identity: Identity;
  /** The same device was told before. */
  readonly isRepeated: boolean;
}

interface Offer {
  readonly personId: string;
  readonly identity: Identity;
  readonly ticket: string;
  /** With which redemption id the code was used; `null` while it is not. */
  readonly redemptionId: string | null;
  readonly stopTimer: () => void;
}

/** `most`: codes that are out at once, and moves that are remembered; `each`: of those the ones from one address. */
export function openTransfers(clock: Clock, most = MOST, each = MOST_EACH): Transfers {
  const out = addressShares<string>(each);
  const offers = new Map<string, Offer>();
  const codes = new Map<string, string>();
  const tickets = new Map<string, 'open' | 'moved'>();

  function wipe(code: string | undefined): Offer | null {
    const offer = code === undefined ? undefined : offers.get(code);
    if (code === undefined || offer === undefined) return null;
    offer.stopTimer();
    offers.delete(code);
    out.giveBack(code);
    codes.delete(offer.personId);
    if (tickets.get(offer.ticket) === 'open') tickets.delete(offer.ticket);
    return offer;
  }

  /** From now on the person is known to have moved. */
  function markMoved(ticket: string): void {
    tickets.delete(ticket);
    if (tickets.size >= 2 * most) return;
    tickets.set(ticket, 'moved');
    clock.after(REMEMBERED, () => tickets.delete(ticket));
  }

  return {
    withdraw: (personId) => void wipe(codes.get(personId)),
    state: (ticket) => tickets.get(ticket) ?? 'over',
    offer(personId, identity, network) {
      wipe(codes.get(personId));
      const code = freeCode(offers);
      if (offers.size >= most || !out.take(code, network)) return null;
      const ticket = randomBytes(16).toString('base64url');
      offers.set(code, {
        personId,
        identity,
        ticket,
        redemptionId: null,
        stopTimer: clock.after(TRANSFER_CODE_VALID_MS, () => wipe(code)),
      });
      codes.set(personId, code);
      tickets.set(ticket, 'open');
      return { code, ticket };
    },
    redeem({ code, redemptionId = null }) {
      const offer = offers.get(code);
      if (offer === undefined) return null;
      const { personId, identity, ticket, stopTimer } = offer;
      if (offer.redemptionId !== null) {
        return offer.redemptionId === redemptionId ? { personId, identity, isRepeated: true } : null;
      }
      if (redemptionId === null) {
        wipe(code);
      } else {
        stopTimer();
        offers.set(code, { ...offer, redemptionId, stopTimer: clock.after(REPEATABLE_MS, () => wipe(code)) });
      }
      markMoved(ticket);
      return { personId, identity, isRepeated: false };
    },
  };
}

function freeCode(taken: ReadonlyMap<string, unknown>): string {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH));
    if (!taken.has(code)) return code;
  }
}
