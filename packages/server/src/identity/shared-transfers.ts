import type { Redemption, TransferState } from '@hundredfold/shared/protocol/http.ts';
import { clusterEvent, clusterRequest, type MessageBus, requestAll } from '../cluster/message-bus.ts';
import type { Redeemed, Transfers } from './transfers.ts';

const REDEEM = clusterRequest<Redemption, Redeemed | null>('redeem');
const STATE = clusterRequest<string, TransferState>('transfer');
const WITHDRAW = clusterEvent<string>('withdraw');

/** Does the same as `Transfers` across all processes. Until a code is used, only the process that issued it has the secret. */
export interface SharedTransfers extends Pick<Transfers, 'offer' | 'withdraw'> {
  redeem(redemption: Redemption): Promise<Redeemed | null>;
  state(ticket: string): Promise<TransferState>;
}

export function sharedTransfers(own: Transfers, bus: MessageBus): SharedTransfers {
  bus.handle(REDEEM, async (redemption) => own.redeem(redemption));
  bus.handle(STATE, async (ticket) => own.state(ticket));
  bus.subscribe(WITHDRAW, (personId) => own.withdraw(personId));
  return {
    offer(personId, identity, network) {
      bus.publish(WITHDRAW, personId);
      return own.offer(personId, identity, network);
    },
    withdraw(personId) {
      bus.publish(WITHDRAW, personId);
      own.withdraw(personId);
    },
    async redeem(redemption) {
      const here = own.redeem(redemption);
      return here ?? (await requestAll(bus, REDEEM, redemption)).find((found) => found !== null) ?? null;
    },
    async state(ticket) {
      const here = own.state(ticket);
      return here === 'over' ? ((await requestAll(bus, STATE, ticket)).find((state) => state !== 'over') ?? 'over') : here;
    },
  };
}
