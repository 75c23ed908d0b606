import { type Client, Room, type RoomException, type RoomOptions, ServerError, TimedEventException } from '@colyseus/core';
import { type IntentName, intents } from '@hundredfold/shared/protocol/intents.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { AppContext } from '../app/context.ts';
import type { VerifiedJoin } from '../cluster/requests.ts';
import { perSecond, type RateLimit, rateLimiter } from '../limits/rate-limit.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import { StorageFailed } from '../storage/game-storage.ts';
import type { IntentMessage, Reply } from '../table/intents/handle-intent.ts';
import { SmallBufferSerializer } from './serializer.ts';

const EMPTY_ROOM_TIMEOUT_MS = 30_000;

/** The reports that one address may send at one table. It is a part of what the table accepts, so that others can still report. */
const REPORTS_PER_ADDRESS: RateLimit = { times: 10, within: 3_600_000 };

/** The factor by which a client may exceed its limit before it is cut off. Up to then its requests are refused. */
export const OVERRUN_FACTOR = 3;

/** Returns the identity of a client once it is connected; throws the reason if it may not join. */
export function authorize<Known extends { readonly personId: string }>(
  { admission }: Pick<AppContext, 'admission'>,
  known: Known | null,
): Known {
  if (known === null) throw new ServerError(CLOSE_CODES.outdated, 'outdated');
  if (admission.isBlocked(known.personId)) throw new ServerError(CLOSE_CODES.blocked, 'blocked');
  return known;
}

/** Catches bugs in a room: without `onUncaughtException` a bug would end the process. */
export abstract class BaseRoom<T extends RoomOptions = RoomOptions> extends Room<T> {
  abstract readonly context: AppContext;

  readonly #reports = rateLimiter<string>(REPORTS_PER_ADDRESS, () => this.context.clock.now());

  #cancelClosing: () => void = () => undefined;

  /** Rooms send a patch after each change; the timer only lets Colyseus' clock count messages. */
  override patchRate = 1000;

  override onUncaughtException(error: RoomException, method: string): void {
    const { cause } = error;
    if (cause instanceof ServerError) return; // The error is no bug: a client was rejected.
    const about = { err: cause, table: logPseudonym(this.roomId), method };
    if (cause instanceof StorageFailed) {
      this.context.count('not kept');
      this.context.log.warn(about, 'the storage was out of reach'); // The work is retried, here or in another process.
    } else {
      this.context.count('bug');
      this.context.log.error(about, 'a bug in a room');
      this.onBug(cause);
    }
    // Colyseus sends the message to the client that joins, and it could contain a card.
    if (cause instanceof Error) cause.message = 'bug';
  }

  /** Wraps a task that Colyseus does not call, such as a timer, with the same error handling. The log names the method. */
  protected guarded<Given extends readonly unknown[]>(task: (...given: Given) => unknown, method = 'setTimeout') {
    return async (...given: Given): Promise<unknown> => {
      try {
        return await task(...given);
      } catch (error) {
        return this.onUncaughtException(new TimedEventException(error as Error, String(error)), method);
      }
    };
  }

  /**
   * Hears the intents of clients, up to a limit for each connection. Colyseus 0.18 would keep a list and three
   * functions for each intent in each room, so the handler of a message is made when it comes.
   */
  protected hearIntents(hear: (client: T['client'] & Client, message: IntentMessage, reply: Reply) => unknown): void {
    const { messagesPerSecond } = this.context;
    const requests = perSecond<string>(messagesPerSecond);
    const handlerOf = (name: IntentName) => (client: T['client'] & Client, payload: unknown, reply: Reply) =>
      hear(client, { name, payload, isWithinLimit: () => requests.take(client.sessionId) }, reply);
    const get = (others: object, name: string) =>
      Object.hasOwn(intents, name) ? [this.guarded(handlerOf(name as IntentName), 'onMessage')] : Reflect.get(others, name);
    Object.assign(Reflect.get(this, 'onMessageEvents'), { events: new Proxy({ __proto__: null }, { get }) });
    this.maxMessagesPerSecond = OVERRUN_FACTOR * messagesPerSecond;
  }

  protected async mayReport({ network }: VerifiedJoin): Promise<boolean> {
    return (await this.context.mayReport(network)) && this.#reports.take(network);
  }

  /** Colyseus creates a serializer for each state that a room is given. */
  override setSerializer(): void {
    super.setSerializer(new SmallBufferSerializer());
  }

  protected closeSoon(): void {
    this.cancelClosing();
    this.#cancelClosing = this.context.clock.after(EMPTY_ROOM_TIMEOUT_MS, () =>
      this.isNeeded() ? this.closeSoon() : void this.disconnect(),
    );
  }

  protected cancelClosing(): void {
    this.#cancelClosing();
  }

  /** Returns whether other rooms depend on this one although nobody is in it. */
  protected isNeeded(): boolean {
    return false;
  }

  protected onBug(_error: unknown): void {}
}

export type RoomClass<T extends RoomOptions = RoomOptions> = new () => Room<T>;
