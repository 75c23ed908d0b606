import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { ClusterEvent, ClusterRequest, MessageBus } from './message-bus.ts';

/** The time between two heartbeats. */
const HEARTBEAT_INTERVAL_MS = 2000;

/** A process without a sign of life for this long counts as gone. */
const HEARTBEAT_TIMEOUT_MS = 7000;

const REQUEST_TIMEOUT_MS = 5000;

/** Carries texts between processes. A text that is published while the connection is lost does not arrive. */
export interface Transport {
  /** Publishes a text for one process, by its name, or for all (`null`). */
  publish(text: string, to: string | null): void;
  /** Receives the texts for one process and for all. `restored` is called when the connection is back after it was cut. */
  listen(as: string, heard: (text: string) => void, restored: () => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * A message between processes. `since` changes with each connection of the sender. `isFirst` says that the sender did not know the
 * receiver, or had given it up: it needs everything from the receiver, even if the receiver knows the sender already.
 */
type Packet = { readonly from: string; readonly since: string } & (
  | { readonly is: 'alive'; readonly isFirst?: boolean }
  | { readonly is: 'gone' }
  | { readonly is: 'news'; readonly name: string; readonly body: unknown }
  | { readonly is: 'question'; readonly name: string; readonly id: number; readonly body: unknown }
  | { readonly is: 'answer'; readonly id: number; readonly body: unknown; readonly failed?: string }
);

/** A pending request. It settles with `null` if there will be no answer. */
interface Waiting {
  readonly asked: string;
  readonly settle: (answer: Extract<Packet, { is: 'answer' }> | null) => void;
}

type OutgoingPacket = Packet extends infer Each ? (Each extends Packet ? Omit<Each, 'from' | 'since'> : never) : never;

/** Opens a bus on a transport. `onBug` is called with errors of subscribers. */
export async function busOver(
  transport: Transport,
  name: string,
  clock: Clock,
  onBug: (error: unknown) => void,
): Promise<MessageBus> {
  const known = new Map<string, { readonly since: string; readonly last: number }>();
  const subscribers = new Map<string, ((body: never, from: string) => void)[]>();
  const handlers = new Map<string, (body: never) => Promise<unknown>>();
  const waiting = new Map<number, Waiting>();
  const joinListeners: ((process: string) => void)[] = [];
  const leaveListeners: ((process: string) => void)[] = [];
  let since = newSince();
  let requests = 0;
  let stop = (): void => undefined;

  const send = (packet: OutgoingPacket, to: string | null = null): void =>
    transport.publish(JSON.stringify({ from: name, since, ...packet }), to);

  function heard(text: string): void {
    const packet = JSON.parse(text) as Packet;
    const { from } = packet;
    if (from === name) return;
    const isNew = packet.is !== 'gone' && recordSender(packet);
    switch (packet.is) {
      case 'gone':
        removeProcess(from);
        break;
      case 'alive':
        if (packet.isFirst === true && !isNew) notifyJoined(from);
        break;
      case 'news':
        for (const subscriber of subscribers.get(packet.name) ?? []) runGuarded(() => subscriber(packet.body as never, from));
        break;
      case 'question':
        void reply(packet);
        break;
      case 'answer':
        waiting.get(packet.id)?.settle(packet);
        break;
    }
  }

  /** Records that a process is alive. Returns whether it is new. */
  function recordSender(packet: Packet): boolean {
    const { from, since: theirs } = packet;
    const isNew = known.get(from)?.since !== theirs;
    known.set(from, { since: theirs, last: clock.now() });
    if (!isNew) return false;
    // The other process must know of this one before it gets anything else. The answer to a first `alive` is not a first one again.
    const isAnswer = packet.is === 'alive' && packet.isFirst === true;
    send({ is: 'alive', ...(!isAnswer && { isFirst: true }) }, from);
    notifyJoined(from);
    return true;
  }

  function notifyJoined(process: string): void {
    for (const notify of joinListeners) runGuarded(() => notify(process));
  }

  function removeProcess(process: string): void {
    for (const { asked, settle } of waiting.values()) if (asked === process) settle(null);
    if (known.delete(process)) for (const notify of leaveListeners) runGuarded(() => notify(process));
  }

  async function reply({ from, id, name: about, body }: Extract<Packet, { is: 'question' }>): Promise<void> {
    try {
      const answer = await handlers.get(about)?.(body as never);
      if (!handlers.has(about)) throw new Error(`nothing handles ${about}`);
      send({ is: 'answer', id, body: answer ?? null }, from);
    } catch (error) {
      send({ is: 'answer', id, body: null, failed: error instanceof Error ? error.message : String(error) }, from);
    }
  }

  function runGuarded(hear: () => void): void {
    try {
      hear();
    } catch (error) {
      onBug(error);
    }
  }

  function sendHeartbeat(): void {
    send({ is: 'alive' });
    for (const [process, { last }] of known) if (clock.now() - last > HEARTBEAT_TIMEOUT_MS) removeProcess(process);
    stop = clock.after(HEARTBEAT_INTERVAL_MS, sendHeartbeat);
  }

  await transport.listen(name, heard, () => {
    since = newSince();
    // Events were lost in the meantime, so every process joins again. One that has ended meanwhile does not, and times out.
    for (const process of known.keys()) known.set(process, { since: '', last: clock.now() });
    send({ is: 'alive' });
  });
  sendHeartbeat();

  return {
    name,
    isAlone: false,
    others: () => [...known.keys()].sort(),
    publish: ({ name }: ClusterEvent<unknown>, body, to) => send({ is: 'news', name: name, body }, to ?? null),
    subscribe: ({ name }, subscriber) => void subscribers.set(name, [...(subscribers.get(name) ?? []), subscriber]),
    request: <Body, Answer>(process: string, { name }: ClusterRequest<Body, Answer>, body: Body) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++requests;
        const giveUp = clock.after(REQUEST_TIMEOUT_MS, () => waiting.get(id)?.settle(null));
        const settle: Waiting['settle'] = (answer) => {
          giveUp();
          waiting.delete(id);
          if (answer === null) reject(new Error(`${process} does not answer`));
          else if (answer.failed !== undefined) reject(new Error(`${process}: ${answer.failed}`));
          else resolve(answer.body as Answer);
        };
        waiting.set(id, { asked: process, settle });
        send({ is: 'question', name: name, id, body }, process);
      }),
    handle: ({ name }, answer) => void handlers.set(name, answer),
    onProcessJoined: (notify) => void joinListeners.push(notify),
    onProcessLeft: (notify) => void leaveListeners.push(notify),
    async close() {
      stop();
      send({ is: 'gone' });
      await transport.close();
    },
  };
}

function newSince(): string {
  return randomBytes(6).toString('base64url');
}
