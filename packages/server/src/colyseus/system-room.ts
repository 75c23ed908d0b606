import { type Client, type RoomOptions, ServerError } from '@colyseus/core';
import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import * as v from 'valibot';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { addressShares } from '../limits/address-shares.ts';
import { perSecond } from '../limits/rate-limit.ts';
import type { Reply } from '../table/intents/handle-intent.ts';
import { BaseRoom, OVERRUN_FACTOR } from './base-room.ts';

const MAX_PEOPLE = 10_000;
const MAX_PEOPLE_PER_ADDRESS = 1000;

/** A room without a table, of which the process has one: the lobby, or the matchmaking room. */
export abstract class SystemRoom<T extends RoomOptions & { client: Client<{ auth: VerifiedJoin }> }> extends BaseRoom<T> {
  override autoDispose = false;
  readonly #shares = addressShares<Client>(MAX_PEOPLE_PER_ADDRESS);

  protected async openAs(id: string): Promise<void> {
    this.roomId = id;
    await this.setMatchmaking({ unlisted: true, private: true });
  }

  /** Hears requests by the names of their schemas, up to a limit for each connection. Everything else counts as garbage. */
  protected hearRequests<Name extends string, Schema extends v.GenericSchema>(
    schemas: Readonly<Record<Name, Schema>>,
    timesPerSecond: number,
    answer: (client: T['client'], name: Name, request: v.InferOutput<Schema>) => Promise<Result<unknown, string>>,
  ): void {
    const requests = perSecond<string>(timesPerSecond);
    for (const name of Object.keys(schemas) as Name[]) {
      this.onMessage(name, async (client: T['client'] & Client, payload: unknown, reply: Reply) => {
        if (reply.id === undefined) return this.context.count('garbage'); // A message is not a request.
        const answered = await answerOnce(client, name, payload);
        if (answered.ok) return answered.value;
        this.context.count(`refused ${answered.refusal}`);
        return reply.reject({ refusal: answered.refusal });
      });
    }
    this.onMessage('*', () => this.context.count('garbage'));
    this.maxMessagesPerSecond = OVERRUN_FACTOR * timesPerSecond;

    async function answerOnce(client: T['client'] & Client, name: Name, payload: unknown): Promise<Result<unknown, string>> {
      if (!requests.take(client.sessionId)) return refused('too-fast');
      const request = v.safeParse(schemas[name], payload);
      return request.success ? answer(client, name, request.output) : refused('malformed');
    }
  }

  override onJoin(client: T['client'] & Client): void {
    const { network } = client.auth as VerifiedJoin;
    const isFull = this.clients.length > MAX_PEOPLE || !this.#shares.take(client, network);
    if (isFull) throw new ServerError(503, 'full');
  }

  override onLeave(client: T['client'] & Client, _code?: number): void {
    this.#shares.giveBack(client);
  }
}
