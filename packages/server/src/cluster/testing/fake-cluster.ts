import { setImmediate } from 'node:timers/promises';
import { type HandClock, handClock } from '../../../test/hand-clock.ts';
import { busOver } from '../bus-over-transport.ts';
import type { MessageBus } from '../message-bus.ts';

/** Processes without a network. The others hear what each one publishes a moment later, unless it is cut off. */
export interface FakeCluster {
  readonly clock: HandClock;
  readonly bugs: readonly unknown[];
  join(name: string): Promise<MessageBus>;
  cut(name: string): void;
  mend(name: string): void;
  /** Waits until everything that was sent has been received and answered. */
  settled(): Promise<void>;
}

export function fakeCluster(): FakeCluster {
  const clock = handClock();
  const bugs: unknown[] = [];
  const listeners = new Map<string, { readonly heard: (text: string) => void; readonly restored: () => void }>();
  const cut = new Set<string>();
  const join = (name: string): Promise<MessageBus> => {
    const line = {
      publish(text: string, to: string | null) {
        if (cut.has(name)) return;
        for (const [each, { heard }] of listeners) {
          if (cut.has(each) || (to !== null && to !== each)) continue;
          queueMicrotask(() => heard(text));
        }
      },
      async listen(as: string, heard: (text: string) => void, restored: () => void) {
        listeners.set(as, { heard, restored });
      },
      async close() {
        listeners.delete(name);
      },
    };
    return busOver(line, name, clock, (error) => bugs.push(error));
  };
  return {
    clock,
    bugs,
    join,
    cut: (name) => void cut.add(name),
    mend(name) {
      cut.delete(name);
      listeners.get(name)?.restored();
    },
    async settled() {
      for (let turn = 0; turn < 10; turn++) await setImmediate();
    },
  };
}
