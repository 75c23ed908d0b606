import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import type { Identity, Transfer, TransferState } from '@hundredfold/shared/protocol/http.ts';
import { addressShares } from '../limits/address-shares.ts';
import type { Clock } from '../platform/clock.ts';

/** A code is valid for this long, in milliseconds. */
const CODE_VALID_MS = 10 * 60_000;

/** The server remembers for this long, in milliseconds, that a person has moved, so that the old device can ask. */
const MOVE_REMEMBERED_MS = 24 * 60 * 60_000;

const MAX_CODES = 10_000;
/** The largest number of open codes from one address. */
const MAX_CODES_PER_ADDRESS = 1000;

/** People who are moving from one device to another. Their secrets are in memory only, and are removed with the code. */
export interface Transfers {
  /**
   * Creates a code for a person and makes their earlier code invalid. Returns `null` if too many codes are open, in total or from
   * this network.
   */
  offer(personId: string, identity: Identity, network: string): Transfer | null;
  /** Returns the person who created a code, and makes the code invalid. */
  redeem(code: string): Redeemed | null;
  /** Returns the state of the code that belongs to a ticket. */
  state(ticket: string): TransferState;
  /** Makes the code of a person invalid. */
  withdraw(personId: string): void;
}

export interface Redeemed {
  readonly personId: string;
  readonly identity: Identity;
}

interface Offer extends Redeemed {
  readonly ticket: string;
  readonly expire: () => void;
}

/**
 * Opens the transfers. `most` limits the open codes, and with them the remembered moves; `each` limits the open codes of one
 * address.
 */
export function openTransfers(clock: Clock, most = MAX_CODES, each = MAX_CODES_PER_ADDRESS): Transfers {
  const shares = addressShares<string>(each);
  const offers = new Map<string, Offer>();
  const codes = new Map<string, string>();
  const tickets = new Map<string, 'open' | 'moved'>();

  function wipe(code: string | undefined): Offer | null {
    const offer = code === undefined ? undefined : offers.get(code);
    if (code === undefined || offer === undefined) return null;
    offer.expire();
    offers.delete(code);
    shares.giveBack(code);
    codes.delete(offer.personId);
    tickets.delete(offer.ticket);
    return offer;
  }

  return {
    withdraw: (personId) => void wipe(codes.get(personId)),
    state: (ticket) => tickets.get(ticket) ?? 'over',
    offer(personId, identity, network) {
      wipe(codes.get(personId));
      const code = freeCode(offers);
      if (offers.size >= most || !shares.take(code, network)) return null;
      const ticket = randomBytes(16).toString('base64url');
      offers.set(code, { personId, identity, ticket, expire: clock.after(CODE_VALID_MS, () => wipe(code)) });
      codes.set(personId, code);
      tickets.set(ticket, 'open');
      return { code, ticket };
    },
    redeem(code) {
      const offer = wipe(code);
      if (offer === null) return null;
      const { personId, identity, ticket } = offer;
      if (tickets.size < 2 * most) {
        tickets.set(ticket, 'moved');
        clock.after(MOVE_REMEMBERED_MS, () => tickets.delete(ticket));
      }
      return { personId, identity };
    },
  };
}

function freeCode(taken: ReadonlyMap<string, unknown>): string {
  for (;;) {
    const code = codeFrom(randomBytes(CODE_LENGTH));
    if (!taken.has(code)) return code;
  }
}
