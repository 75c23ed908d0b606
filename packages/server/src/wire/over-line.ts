import { randomBytes } from 'node:crypto';
import type { Clock } from '../table/clock.ts';
import type { News, Question, Wire } from './wire.ts';

/** Milliseconds between two signs of life. */
const ALIVE = 2000;

/** Who has given none for so long is not there. */
const SILENT = 7000;

/** Milliseconds in which somebody answers. */
const PATIENCE = 5000;

/** Where all who listen hear what anybody publishes. What is published while it is cut is lost. */
export interface Line {
  /** For one process, by its name; `null`: for all. */
  publish(text: string, to: string | null): void;
  /** Called with everything that is meant for that process or for all, and whenever the line has just been there again. */
  listen(as: string, heard: (text: string) => void, restored: () => void): Promise<void>;
  close(): Promise<void>;
}

/** `since`: of whoever sends it, new with every line. */
type Packet = { readonly from: string; readonly since: string } & (
  | { readonly is: 'alive' | 'gone' }
  | { readonly is: 'news'; readonly name: string; readonly body: unknown }
  | { readonly is: 'question'; readonly name: string; readonly id: number; readonly body: unknown }
  | { readonly is: 'answer'; readonly id: number; readonly body: unknown; readonly failed?: string }
);

/** Somebody who has asked another process something; settled with `null` where there will be no answer. */
interface Waiting {
  readonly asked: string;
  readonly settle: (answer: Extract<Packet, { is: 'answer' }> | null) => void;
}

type Said = Packet extends infer Each ? (Each extends Packet ? Omit<Each, 'from' | 'since'> : never) : never;

/** Strings a wire over a line. `onBug`: told of what goes wrong in those who hear. */
export async function wireOver(line: Line, name: string, clock: Clock, onBug: (error: unknown) => void): Promise<Wire> {
  const known = new Map<string, { readonly since: string; readonly last: number }>();
  const ears = new Map<string, ((body: never, from: string) => void)[]>();
  const work = new Map<string, (body: never) => Promise<unknown>>();
  const waiting = new Map<number, Waiting>();
  const arrivals: ((process: string) => void)[] = [];
  const departures: ((process: string) => void)[] = [];
  let since = newSince();
  let questions = 0;
  let stop = (): void => undefined;

  const say = (said: Said, to: string | null = null): void => line.publish(JSON.stringify({ from: name, since, ...said }), to);

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
    say({ is: 'alive' }, from); // So that it knows of us before anything else is said to it.
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
    for (const [process, { last }] of known) if (clock.now() - last > SILENT) leave(process);
    stop = clock.after(ALIVE, beat);
  }

  await line.listen(name, heard, () => {
    since = newSince();
    known.clear(); // Whatever they have told meanwhile was not heard.
    say({ is: 'alive' });
  });
  beat();

  return {
    name,
    isAlone: false,
    others: () => [...known.keys()].sort(),
    tell: ({ news }: News<unknown>, body, to) => say({ is: 'news', name: news, body }, to ?? null),
    hear: ({ news }, ear) => void ears.set(news, [...(ears.get(news) ?? []), ear]),
    ask: <Body, Answer>(process: string, { question }: Question<Body, Answer>, body: Body) =>
      new Promise<Answer>((resolve, reject) => {
        const id = ++questions;
        const giveUp = clock.after(PATIENCE, () => waiting.get(id)?.settle(null));
        const settle: Waiting['settle'] = (answer) => {
          giveUp();
          waiting.delete(id);
          if (answer === null) reject(new Error(`${process} does not answer`));
          else if (answer.failed !== undefined) reject(new Error(`${process}: ${answer.failed}`));
          else resolve(answer.body as Answer);
        };
        waiting.set(id, { asked: process, settle });
        say({ is: 'question', name: question, id, body }, process);
      }),
    answer: ({ question }, answer) => void work.set(question, answer),
    onArrival: (told) => void arrivals.push(told),
    onDeparture: (told) => void departures.push(told),
    async close() {
      stop();
      say({ is: 'gone' });
      await line.close();
    },
  };
}

function newSince(): string {
  return randomBytes(6).toString('base64url');
}
