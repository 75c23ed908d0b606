import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { ClusterEvent, ClusterRequest, MessageBus } from './message-bus.ts';

/** Milliseconds between two signs of life. */
const HEARTBEAT_INTERVAL_MS = 2000;

/** A process without a sign of life for this long counts as gone. */
const HEARTBEAT_TIMEOUT_MS = 7000;

const REQUEST_TIMEOUT_MS = 5000;

/** Carries texts between processes. A text that is published while the connection is cut is lost. */
export interface Transport {
  /** Publishes a text for one process, by its name, or for all (`null`). */
  publish(text: string, to: string | null): void;
  /** Receives the texts for one process and for all. `restored` is called when the connection is back after it was cut. */
  listen(as: string, heard: (text: string) => void, restored: () => void): Promise<void>;
  close(): Promise<void>;
}

/** `since` changes with each connection of the sender. */
type Packet = { readonly from: string; readonly since: string } & (
  | { readonly is: 'alive' | 'gone' }
  | { readonly is: 'news'; readonly name: string; readonly body: unknown }
  | { readonly is: 'question'; readonly name: string; readonly id: number; readonly body: unknown }
  | { readonly is: 'answer'; readonly id: number; readonly body: unknown; readonly failed?: string }
);

/** A request under way; it settles with `null` if there will be no answer. */
interface Waiting {
  readonly asked: string;
  readonly settle: (answer: Extract<Packet, { is: 'answer' }> | null) => void;
}

type Said = Packet extends infer Each ? (Each extends Packet ? Omit<Each, 'from' | 'since'> : never) : never;

/** Opens a bus on a transport. `onBug` is called with errors of subscribers. */
export async function busOver(
  transport: Transport,
  name: string,
  clock: Clock,
  onBug: (error: unknown) => void,
): Promise<MessageBus> {
  const known = new Map<string, { readonly since: string; readonly last: number }>();
  const ears = new Map<string, ((body: never, from: string) => void)[]>();
  const work = new Map<string, (body: never) => Promise<unknown>>();
  const waiting = new Map<number, Waiting>();
  const arrivals: ((process: string) => void)[] = [];
  const departures: ((process: string) => void)[] = [];
  let since = newSince();
  let questions = 0;
  let stop = (): void => undefined;

  const say = (said: Said, to: string | null = null): void =>
    transport.publish(JSON.stringify({ from: name, since, ...said }), to);

  function heard(text: string): void {
    const packet = JSON.parse(text) as Packet;
    const { from } = packet;
    if (from === name) return;
    if (packet.is !== 'gone') noted(packet);
    switch (packet.is) {
      case 'gone':
        leave(from);
        break;
      case 'alive':
        break;
      case 'news':
        for (const ear of ears.get(packet.name) ?? []) guarded(() => ear(packet.body as never, from));
        break;
      case 'question':
        void reply(packet);
        break;
      case 'answer':
        waiting.get(packet.id)?.settle(packet);
        break;
    }
  }

  function noted({ from, since: theirs }: Packet): void {
    const isNew = known.get(from)?.since !== theirs;
    known.set(from, { since: theirs, last: clock.now() });
    if (!isNew) return;
    say({ is: 'alive' }, from); // The other process must know of this one before it gets anything else.
    for (const told of arrivals) guarded(() => told(from));
  }

  function leave(process: string): void {
    for (const { asked, settle } of waiting.values()) if (asked === process) settle(null);
    if (known.delete(process)) for (const told of departures) guarded(() => told(process));
  }

  async function reply({ from, id, name: about, body }: Extract<Packet, { is: 'question' }>): Promise<void> {
    try {
      const answer = await work.get(about)?.(body as never);
      if (!work.has(about)) throw new Error(`nobody answers ${about}`);
      say({ is: 'answer', id, body: answer ?? null }, from);
    } catch (error) {
      say({ is: 'answer', id, body: null, failed: error instanceof Error ? error.message : String(error) }, from);
    }
  }

  function guarded(hear: () => void): void {
    try {
      hear();
    } catch (error) {
      onBug(error);
    }
  }

  function beat(): void {
    say({ is: 'alive' });
    for (const [process, { last }] of known) if (clock.now() - last > HEARTBEAT_TIMEOUT_MS) leave(process);
    stop = clock.after(HEARTBEAT_INTERVAL_MS, beat);
  }

  await transport.listen(name, heard, () => {
    since = newSince();
    known.clear(); // Events were lost meanwhile, so everybody joins again.
    say({ is: 'alive' });
  });
  beat();

  return {
    name,
    isAlone: false,
    others: () => [...known.keys()].sort(),
    publish: ({ name }: ClusterEvent<unknown>, body, to) => say({ is: 'news', name: name, body }, to ?? null),
    subscribe: ({ name }, ear) => void ears.set(name, [...(ears.get(name) ?? []), ear]),
    request: <Body, Answer>(process: string, { name }: ClusterRequest<Body, Answer>, body: Body) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++questions;
        const giveUp = clock.after(REQUEST_TIMEOUT_MS, () => waiting.get(id)?.settle(null));
        const settle: Waiting['settle'] = (answer) => {
          giveUp();
          waiting.delete(id);
          if (answer === null) reject(new Error(`${process} does not answer`));
          else if (answer.failed !== undefined) reject(new Error(`${process}: ${answer.failed}`));
          else resolve(answer.body as Answer);
        };
        waiting.set(id, { asked: process, settle });
        say({ is: 'question', name: name, id, body }, process);
      }),
    handle: ({ name }, answer) => void work.set(name, answer),
    onProcessJoined: (told) => void arrivals.push(told),
    onProcessLeft: (told) => void departures.push(told),
    async close() {
      stop();
      say({ is: 'gone' });
      await transport.close();
    },
  };
}

function newSince(): string {
  return randomBytes(6).toString('base64url');
}
