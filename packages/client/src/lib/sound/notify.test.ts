import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearing } from './hearing.ts';
import { canNotify, notify } from './notify.ts';

class Notice extends EventTarget {
  static permission = 'granted';
  static readonly made: Notice[] = [];
  isOpen = true;
  readonly title: string;
  constructor(title: string) {
    super();
    this.title = title;
    Notice.made.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
}

const page = Object.assign(new EventTarget(), { hidden: true });
const focus = vi.fn();

beforeEach(() => {
  Notice.permission = 'granted';
  Notice.made.length = 0;
  focus.mockClear();
  page.hidden = true;
  hearing.notices.turn.value = 'on';
  hearing.push.value = 'off';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', page);
  vi.stubGlobal('focus', focus);
});

function openOnes(): readonly string[] {
  return Notice.made.filter(({ isOpen }) => isOpen).map(({ title }) => title);
}

describe('a notification', () => {
  it.each([
    ['when its reason is over', (goes: () => void) => goes()],
    ['when the user comes back on their own', () => page.dispatchEvent(new Event('visibilitychange'))],
    ['when it is clicked, and focuses the page', () => Notice.made[0]?.dispatchEvent(new Event('click'))],
  ])('appears for a user who wants it while the page is hidden, and closes %s', (how, close) => {
    const goes = notify('turn', 'Your turn', 'turn');
    expect(openOnes()).toEqual(['Your turn']);
    close(goes);
    expect(openOnes()).toEqual([]);
    expect(focus).toHaveBeenCalledTimes(how.includes('focuses') ? 1 : 0);
  });

  it.each([
    ['who does not want it', () => (hearing.notices.turn.value = 'off')],
    ['who gets it from the server', () => (hearing.push.value = 'on')],
    ['who is looking at the page', () => (page.hidden = false)],
    ['whose browser denies it', () => (Notice.permission = 'denied')],
    ['whose browser has no notifications', () => vi.stubGlobal('Notification', undefined)],
  ])('does not appear for a user %s', (_, change) => {
    change();
    notify('turn', 'Your turn', 'turn')();
    expect(Notice.made).toEqual([]);
  });
});

it('is not offered where only a worker may create one', () => {
  const onlyInWorker = class {
    static permission = 'default';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  };
  vi.stubGlobal('Notification', onlyInWorker);
  expect(canNotify()).toBe(false);
});
