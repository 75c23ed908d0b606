import { randomBytes } from 'node:crypto';
import { type Clock, repeat } from '../platform/clock.ts';
import type { ClusterMessage, MessageBus } from './message-bus.ts';

const HEARTBEAT_INTERVAL_MS = 2000;

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

type Question = Extract<Packet, { is: 'question' }>;
type ReplyPacket = Extract<Packet, { is: 'answer' }>;
type OutgoingPacket = Packet extends infer Each ? (Each extends Packet ? Omit<Each, 'from' | 'since'> : never) : never;

/** Runs a subscriber, whose errors are bugs that disturb no other one. */
type Guard = (hear: () => void) => void;

export async function busOver(
  transport: Transport,
  name: string,
  clock: Clock,
  onBug: (error: unknown) => void,
): Promise<MessageBus> {
  const subscribers = new Map<string, ((body: never, from: string) => void)[]>();
  const handlers = new Map<string, (body: never) => Promise<unknown>>();
  let since = newSince();
  const send = (packet: OutgoingPacket, to: string | null = null): void =>
    transport.publish(JSON.stringify({ from: name, since, ...packet }), to);
  const guard: Guard = (hear) => {
    try {
      hear();
    } catch (error) {
      onBug(error);
    }
  };
  const requests = pendingRequests(clock);
  const processes = knownProcesses(clock, guard);
  processes.onLeft((process) => requests.giveUp(process));

  function heard(text: string): void {
    const packet = JSON.parse(text) as Packet;
    const { from } = packet;
    if (from === name) return;
    const isNew = packet.is !== 'gone' && processes.record(from, packet.since);
    // The other process must know of this one before it gets anything else. The answer to a first `alive` is not a first one again.
    const isFirst = packet.is === 'alive' && packet.isFirst === true;
    if (isNew) send({ is: 'alive', ...(!isFirst && { isFirst: true }) }, from);
    if (isNew || isFirst) processes.announce(from);
    if (packet.is === 'gone') {
      requests.giveUp(from);
      processes.remove(from);
    }
    if (packet.is === 'question') void answerTo(packet, handlers).then((answer) => send(answer, from));
    if (packet.is === 'answer') requests.settle(packet);
    if (packet.is !== 'news') return;
    for (const subscriber of subscribers.get(packet.name) ?? []) guard(() => subscriber(packet.body as never, from));
  }

  await transport.listen(name, heard, () => {
    since = newSince();
    processes.expectAll();
    send({ is: 'alive' });
  });
  const beat = async (): Promise<void> => {
    send({ is: 'alive' });
    processes.removeSilent();
  };
  await beat();
  const stopHeartbeat = repeat(clock, HEARTBEAT_INTERVAL_MS, beat);

  return {
    name,
    others: processes.names,
    publish: (event, body, to) => send({ is: 'news', name: event.name, body }, to ?? null),
    subscribe: (event, subscriber) => void subscribers.set(event.name, [...(subscribers.get(event.name) ?? []), subscriber]),
    request: <Body, Answer>(process: string, request: ClusterMessage<Body, Answer>, body: Body) =>
      requests.open<Answer>(process, (id) => send({ is: 'question', name: request.name, id, body }, process)),
    handle: (request, work) => void handlers.set(request.name, work),
    onProcessJoined: processes.onJoined,
    onProcessLeft: processes.onLeft,
    async close() {
      stopHeartbeat();
      send({ is: 'gone' });
      await transport.close();
    },
  };
}

function newSince(): string {
  return randomBytes(6).toString('base64url');
}

async function answerTo(
  { name, id, body }: Question,
  handlers: ReadonlyMap<string, (body: never) => Promise<unknown>>,
): Promise<OutgoingPacket> {
  try {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`nothing handles ${name}`);
    return { is: 'answer', id, body: (await handler(body as never)) ?? null };
  } catch (error) {
    return { is: 'answer', id, body: null, failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Knows which other processes are alive, and tells listeners when one joins or leaves. */
function knownProcesses(clock: Clock, guard: Guard) {
  const known = new Map<string, { readonly since: string; readonly last: number }>();
  const joinListeners: ((process: string) => void)[] = [];
  const leaveListeners: ((process: string) => void)[] = [];
  const remove = (process: string): void => {
    if (known.delete(process)) for (const notify of leaveListeners) guard(() => notify(process));
  };
  return {
    names: () => [...known.keys()].sort(),
    /** Records that a process is alive. Returns whether it is new, or has a new connection. */
    record(process: string, since: string): boolean {
      const isNew = known.get(process)?.since !== since;
      known.set(process, { since, last: clock.now() });
      return isNew;
    },
    announce(process: string): void {
      for (const notify of joinListeners) guard(() => notify(process));
    },
    remove,
    removeSilent(): void {
      for (const [process, { last }] of known) if (clock.now() - last > HEARTBEAT_TIMEOUT_MS) remove(process);
    },
    /** Lets every process join again, because events were lost meanwhile. One that has ended does not, and times out. */
    expectAll(): void {
      for (const process of known.keys()) known.set(process, { since: '', last: clock.now() });
    },
    onJoined: (notify: (process: string) => void) => void joinListeners.push(notify),
    onLeft: (notify: (process: string) => void) => void leaveListeners.push(notify),
  };
}

function pendingRequests(clock: Clock) {
  const waiting = new Map<number, { readonly process: string; readonly settle: (answer: ReplyPacket | null) => void }>();
  let last = 0;
  return {
    open: <Answer>(process: string, ask: (id: number) => void) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++last;
        const settle = (answer: ReplyPacket | null): void => {
          cancel();
          waiting.delete(id);
          if (answer === null) reject(new Error(`${process} does not answer`));
          else if (answer.failed !== undefined) reject(new Error(`${process}: ${answer.failed}`));
          else resolve(answer.body as Answer);
        };
        const cancel = clock.after(REQUEST_TIMEOUT_MS, () => settle(null));
        waiting.set(id, { process, settle });
        ask(id);
      }),
    settle: (answer: ReplyPacket) => waiting.get(answer.id)?.settle(answer),
    /** Rejects the requests to a process that will not answer. */
    giveUp(process: string): void {
      for (const each of waiting.values()) if (each.process === process) each.settle(null);
    },
  };
}
