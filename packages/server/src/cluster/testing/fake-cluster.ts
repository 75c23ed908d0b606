import { setImmediate } from 'node:timers/promises';
import { type HandClock, handClock } from '../../../test/hand-clock.ts';
import { busOver } from '../bus-over-transport.ts';
import type { MessageBus } from '../message-bus.ts';

/** Processes without a network. The others hear what each one publishes a moment later, unless it is cut off. */
export interface FakeCluster {
  readonly clock: HandClock;
  readonly bugs: readonly unknown[];
  readonly sent: readonly string[];
  join(name: string): Promise<MessageBus>;
  cut(name: string): void;
  mend(name: string): void;
  /** Stops a process: its clock stands still, and what is sent to it waits until it goes on. */
  stop(name: string): void;
  goOn(name: string): void;
  settled(): Promise<void>;
}

export function fakeCluster(): FakeCluster {
  const clocks = new Map<string, HandClock>();
  const common = handClock();
  const clock: HandClock = {
    ...common,
    pass(milliseconds) {
      common.pass(milliseconds);
      for (const [name, each] of clocks) if (!stopped.has(name)) each.pass(milliseconds);
    },
  };
  const bugs: unknown[] = [];
  const sent: string[] = [];
  const listeners = new Map<string, { readonly heard: (text: string) => void; readonly restored: () => void }>();
  const cut = new Set<string>();
  const stopped = new Map<string, (() => void)[]>();
  const join = (name: string): Promise<MessageBus> => {
    const line = {
      publish(text: string, to: string | null) {
        if (cut.has(name)) return;
        sent.push(text);
        for (const [each, { heard }] of listeners) {
          if (cut.has(each) || (to !== null && to !== each)) continue;
          const waiting = stopped.get(each);
          if (waiting === undefined) queueMicrotask(() => heard(text));
          else waiting.push(() => heard(text));
        }
      },
      async listen(as: string, heard: (text: string) => void, restored: () => void) {
        listeners.set(as, { heard, restored });
      },
      async close() {
        listeners.delete(name);
      },
    };
    const own = handClock();
    clocks.set(name, own);
    return busOver(line, name, own, (error) => bugs.push(error));
  };
  return {
    clock,
    bugs,
    sent,
    join,
    cut: (name) => void cut.add(name),
    mend(name) {
      cut.delete(name);
      listeners.get(name)?.restored();
    },
    stop: (name) => void stopped.set(name, []),
    goOn(name) {
      const waiting = stopped.get(name) ?? [];
      stopped.delete(name);
      for (const deliver of waiting) queueMicrotask(deliver);
    },
    async settled() {
      for (let turn = 0; turn < 10; turn++) await setImmediate();
    },
  };
}
