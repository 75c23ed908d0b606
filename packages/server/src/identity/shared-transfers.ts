import { hash } from 'node:crypto';
import type { Identity, Redemption, TransferState } from '@hundredfold/shared/protocol/http.ts';
import { clusterMessage, type MessageBus, requestAll } from '../cluster/message-bus.ts';
import { newSealKey, type Sealed, sealFor } from './sealed.ts';
import type { Redeemed, Transfers } from './transfers.ts';

/** A redemption for another process; `publicKey` is the key for which it seals the identity, which contains the secret. */
interface RedeemRequest {
  readonly redemption: Redemption;
  readonly publicKey: string;
}

const REDEEM = clusterMessage<RedeemRequest, (Omit<Redeemed, 'identity'> & { readonly identity: Sealed }) | null>('redeem');
const STATE = clusterMessage<string, TransferState>('transfer');
const WITHDRAW = clusterMessage<string>('withdraw');

/** Does the same as `Transfers` across all processes. Until a code is used, only the process that issued it has the secret. */
export type SharedTransfers = ReturnType<typeof sharedTransfers>;

export function sharedTransfers(own: Transfers, bus: MessageBus) {
  bus.handle(REDEEM, async ({ redemption, publicKey }) => {
    const found = own.redeem(redemption);
    return found === null ? null : { ...found, identity: sealFor(publicKey, found.identity) };
  });
  bus.handle(STATE, async (ticket) => own.state(ticket));
  bus.subscribe(WITHDRAW, (personId) => own.withdraw(personId));

  async function redeemElsewhere(redemption: Redemption): Promise<Redeemed | null> {
    const { publicKey, open } = newSealKey();
    const found = (await requestAll(bus, REDEEM, { redemption, publicKey })).find((answer) => answer !== null);
    return found === undefined ? null : { ...found, identity: open(found.identity) as Identity };
  }

  return {
    offer(personId: string, identity: Identity, network: string) {
      bus.publish(WITHDRAW, personId);
      return own.offer(personId, identity, network);
    },
    withdraw(personId: string): void {
      bus.publish(WITHDRAW, personId);
      own.withdraw(personId);
    },
    async redeem(sent: Redemption): Promise<Redeemed | null> {
      const redemption = withHashedId(sent);
      return own.redeem(redemption) ?? redeemElsewhere(redemption);
    },
    async state(ticket: string): Promise<TransferState> {
      const here = own.state(ticket);
      return here === 'over' ? ((await requestAll(bus, STATE, ticket)).find((state) => state !== 'over') ?? 'over') : here;
    },
  };
}

/**
 * Returns a redemption with the hash of its id. Every process knows the hash alone, so that a reader of Redis, who sees a code while it
 * is used, cannot repeat the redemption.
 */
function withHashedId({ code, redemptionId }: Redemption): Redemption {
  return redemptionId === undefined ? { code } : { code, redemptionId: hash('sha256', redemptionId, 'base64url') };
}
