import { beforeEach, expect, test, vi } from 'vitest';

class FakeQuery extends EventTarget {
  matches = false;
  set(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

let system: FakeQuery;

beforeEach(() => {
  vi.resetModules();
  system = new FakeQuery();
  vi.stubGlobal('matchMedia', () => system);
});

test('until the user has chosen a speed, it follows the system, also while the page is open', async () => {
  const { settings } = await import('./settings.ts');
  expect(settings.speed.value).toBe('normal');
  system.set(true);
  expect(settings.speed.value).toBe('none');
  system.set(false);
  expect(settings.speed.value).toBe('normal');
});

test('a chosen speed stays', async () => {
  const { settings } = await import('./settings.ts');
  settings.speed.value = 'quick';
  system.set(true);
  expect(settings.speed.value).toBe('quick');
});
