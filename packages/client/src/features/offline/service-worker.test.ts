import { beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './service-worker.ts';

class Worker extends EventTarget {
  readonly asked: unknown[] = [];

  postMessage(message: unknown): void {
    this.asked.push(message);
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;

  finds(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  installs(worker: Worker): void {
    [this.waiting, this.installing] = [worker, null];
    worker.dispatchEvent(new Event('statechange'));
  }
}

const QUESTION = { runs: '/assets/index.js' };

let registration: Registration;
beforeEach(() => {
  registration = new Registration();
  const serviceWorker = Object.assign(new EventTarget(), { register: async () => registration, controller: null });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { querySelector: () => ({ src: 'https://house.example/assets/index.js' }) }),
  );
});

type Steps = readonly (() => unknown)[];

test.each<readonly [when: string, steps: (finds: () => void, installs: () => void) => Steps]>([
  ['found while the page is open', (finds, installs) => [registerServiceWorker, finds, installs]],
  ['being installed as the page registers its worker', (finds, installs) => [finds, registerServiceWorker, installs]],
  ['waiting already', (finds, installs) => [finds, installs, registerServiceWorker]],
])('a newer version that is %s is compared with the version of the page', async (_, steps) => {
  let worker: Worker | undefined;
  const finds = () => (worker = registration.finds());
  const installs = () => worker && registration.installs(worker);
  for (const step of steps(finds, installs)) await step();
  expect(worker?.asked).toEqual([QUESTION]);
});
