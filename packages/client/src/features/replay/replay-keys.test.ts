import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplayCommand } from '../../net/replay/replay-state.ts';
import type { ReplaySession } from '../../table/replay/replay-session.ts';
import { followReplayKeys } from './replay-keys.ts';

class FakeElement {
  readonly within: string;
  constructor(within: string) {
    this.within = within;
  }
  closest(selectors: string): FakeElement | null {
    return selectors.split(', ').includes(this.within) ? this : null;
  }
  matches(): boolean {
    return false;
  }
}

const document = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', document);
});

function pressedIn(within: string, key: string, more: Partial<KeyboardEvent> = {}): ReplayCommand | null {
  const run = vi.fn<(command: ReplayCommand) => void>();
  const link = { run, whatIf: { peek: () => null } };
  const goBy = (by: 1 | -1): ReplayCommand => ({ do: 'look', turn: 5 + by, view: 2 });
  const stop = followReplayKeys({ link, goBy } as unknown as ReplaySession);
  const press = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  Object.defineProperty(press, 'target', { value: new FakeElement(within) });
  document.dispatchEvent(press);
  stop();
  return run.mock.lastCall?.[0] ?? null;
}

test.each(['.drawer', '.sheet-lines'])('the keys that scroll %s are left to it, and the others go through the turns', (area) => {
  for (const key of [' ', 'Home', 'End']) expect(pressedIn(area, key), key).toBeNull();
  expect(pressedIn(area, 'ArrowRight')).toEqual({ do: 'step', by: 1 });
});

test('at the table all keys are those of the replay', () => {
  expect(pressedIn('.table-place', ' ')).toEqual({ do: 'play' });
  expect(pressedIn('.table-place', 'Home')).toEqual({ do: 'go', turn: 0 });
});

test('the comma and the full stop go from mistake to mistake, on any layout, but not behind a dialog', () => {
  expect(pressedIn('.table-place', ',')).toEqual({ do: 'look', turn: 4, view: 2 });
  expect(pressedIn('.table-place', 'ю', { code: 'Period' })).toEqual({ do: 'look', turn: 6, view: 2 });
  expect(pressedIn('dialog', '.')).toBeNull();
});
