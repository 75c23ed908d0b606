import type { TransferState } from '@hundredfold/shared/protocol/http.ts';
import { askAll, news, question, type Wire } from '../wire/wire.ts';
import type { Redeemed, Transfers } from './transfers.ts';

const REDEEM = question<string, Redeemed | null>('redeem');
const STATE = question<string, TransferState>('transfer');
const WITHDRAW = news<string>('withdraw');

/** As `Transfers`, whichever process somebody's code was given out by; their secret is there alone until the code is used. */
export interface SharedTransfers extends Pick<Transfers, 'offer' | 'withdraw'> {
  redeem(code: string): Promise<Redeemed | null>;
  state(ticket: string): Promise<TransferState>;
}

export function sharedTransfers(own: Transfers, wire: Wire): SharedTransfers {
  wire.answer(REDEEM, async (code) => own.redeem(code));
  wire.answer(STATE, async (ticket) => own.state(ticket));
  wire.hear(WITHDRAW, (personId) => own.withdraw(personId));
  return {
    offer(personId, identity, network) {
      wire.tell(WITHDRAW, personId);
      return own.offer(personId, identity, network);
    },
    withdraw(personId) {
      wire.tell(WITHDRAW, personId);
      own.withdraw(personId);
    },
    async redeem(code) {
      const here = own.redeem(code);
      return here ?? (await askAll(wire, REDEEM, code)).find((found) => found !== null) ?? null;
    },
    async state(ticket) {
      const here = own.state(ticket);
      return here === 'over' ? ((await askAll(wire, STATE, ticket)).find((state) => state !== 'over') ?? 'over') : here;
    },
  };
}
