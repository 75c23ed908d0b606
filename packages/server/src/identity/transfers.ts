import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import type { Identity, Transfer, TransferState } from '@hundredfold/shared/protocol/http.ts';
import { addressShares } from '../limits/address-shares.ts';
import type { Clock } from '../platform/clock.ts';

/** How long a code can be used, in milliseconds. */
const VALID = 10 * 60_000;

/** How long it is known that somebody has moved: until then the device that they left may come and hear of it. */
const REMEMBERED = 24 * 60 * 60_000;

const MOST = 10_000;
/** Of those from one address. */
const MOST_EACH = 1000;

/** People on their way from one device to another. Their secrets are here and nowhere else, and go with their code. */
export interface Transfers {
  /** A code for somebody; the one before it is void. `null`: too many are out, or too many from where they are. */
  offer(personId: string, identity: Identity, network: string): Transfer | null;
  /** Who left that code; nobody has it after that. */
  redeem(code: string): Redeemed | null;
  /** What became of the code that came with that ticket. */
  state(ticket: string): TransferState;
  /** Whatever is out for somebody is void. */
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

/** `most`: codes that are out at once, and moves that are remembered; `each`: of those the ones from one address. */
export function openTransfers(clock: Clock, most = MOST, each = MOST_EACH): Transfers {
  const out = addressShares<string>(each);
  const offers = new Map<string, Offer>();
  const codes = new Map<string, string>();
  const tickets = new Map<string, 'open' | 'moved'>();

  function wipe(code: string | undefined): Offer | null {
    const offer = code === undefined ? undefined : offers.get(code);
    if (code === undefined || offer === undefined) return null;
    offer.expire();
    offers.delete(code);
    out.giveBack(code);
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
      if (offers.size >= most || !out.take(code, network)) return null;
      const ticket = randomBytes(16).toString('base64url');
      offers.set(code, { personId, identity, ticket, expire: clock.after(VALID, () => wipe(code)) });
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
        clock.after(REMEMBERED, () => tickets.delete(ticket));
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
