import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a newer version is compared with the version of the page', () => {
  test('when it is found while the page is open', async () => {
    await registerServiceWorker();
    const worker = registration.finds();
    registration.installs(worker);
    expect(worker.asked).toEqual([QUESTION]);
  });

  test('when it was already being installed as the page registered its worker', async () => {
    const worker = registration.finds();
    await registerServiceWorker();
    registration.installs(worker);
    expect(worker.asked).toEqual([QUESTION]);
  });

  test('when it was already waiting', async () => {
    const worker = registration.finds();
    registration.installs(worker);
    await registerServiceWorker();
    expect(worker.asked).toEqual([QUESTION]);
  });
});
