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

const REPEATABLE_MS = 2 * 60_000;

/** The server remembers for this long, in milliseconds, that a person has moved, so that the old device can ask. */
const MOVE_REMEMBERED_MS = 24 * 60 * 60_000;

const MAX_CODES = 10_000;
/** The largest number of open codes from one address. As many moves of people who had a code there are remembered. */
const MAX_CODES_PER_ADDRESS = 1000;

/**
 * People who are moving from one device to another. Their secrets are in memory only, and are removed with the code: when it is
 * used, or two minutes later if the new device may have to repeat the request because the answer was lost.
 */
export type Transfers = ReturnType<typeof openTransfers>;

export interface Redeemed {
  readonly personId: string;
  readonly identity: Identity;
  readonly isRepeated: boolean;
}

interface Offer {
  readonly personId: string;
  readonly identity: Identity;
  readonly ticket: string;
  readonly network: string;
  readonly redemptionId: string | undefined;
  readonly stopTimer: () => void;
}

/**
 * Opens the transfers. `most` limits the open codes, and with them the remembered moves; `each` limits both for one address.
 */
export function openTransfers(clock: Clock, most = MAX_CODES, each = MAX_CODES_PER_ADDRESS) {
  const shares = addressShares<string>(each);
  const moveShares = addressShares<string>(each);
  const offers = new Map<string, Offer>();
  const codes = new Map<string, string>();
  const tickets = new Map<string, 'open' | 'moved'>();

  function wipe(code: string | undefined): Offer | null {
    const offer = code === undefined ? undefined : offers.get(code);
    if (code === undefined || offer === undefined) return null;
    offer.stopTimer();
    offers.delete(code);
    shares.giveBack(code);
    codes.delete(offer.personId);
    if (tickets.get(offer.ticket) === 'open') tickets.delete(offer.ticket);
    return offer;
  }

  function markMoved({ ticket, network }: Offer): void {
    tickets.delete(ticket);
    if (tickets.size >= 2 * most || !moveShares.take(ticket, network)) return;
    tickets.set(ticket, 'moved');
    clock.after(MOVE_REMEMBERED_MS, () => {
      tickets.delete(ticket);
      moveShares.giveBack(ticket);
    });
  }

  return {
    withdraw: (personId: string) => void wipe(codes.get(personId)),
    state: (ticket: string): TransferState => tickets.get(ticket) ?? 'over',
    /**
     * Creates a code for a person and makes their earlier code invalid. Returns `null` if too many codes are open, in total or from
     * this network.
     */
    offer(personId: string, identity: Identity, network: string): Transfer | null {
      wipe(codes.get(personId));
      const code = freeCode(offers);
      if (offers.size >= most || !shares.take(code, network)) return null;
      const ticket = randomBytes(16).toString('base64url');
      offers.set(code, {
        personId,
        identity,
        ticket,
        network,
        redemptionId: undefined,
        stopTimer: clock.after(TRANSFER_CODE_VALID_MS, () => wipe(code)),
      });
      codes.set(personId, code);
      tickets.set(ticket, 'open');
      return { code, ticket };
    },
    /**
     * Returns the person who created a code, and makes the code invalid. A device that repeats the request with the same redemption
     * id within two minutes gets the same answer.
     */
    redeem({ code, redemptionId }: Redemption): Redeemed | null {
      const offer = offers.get(code);
      if (offer === undefined) return null;
      const { personId, identity, stopTimer } = offer;
      if (offer.redemptionId !== undefined) {
        return offer.redemptionId === redemptionId ? { personId, identity, isRepeated: true } : null;
      }
      if (redemptionId === undefined) {
        wipe(code);
      } else {
        stopTimer();
        offers.set(code, { ...offer, redemptionId, stopTimer: clock.after(REPEATABLE_MS, () => wipe(code)) });
      }
      markMoved(offer);
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
