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
  page.hidden = true;
  hearing.notices.value = 'on';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', page);
  vi.stubGlobal('focus', focus);
});

function openOnes(): readonly string[] {
  return Notice.made.filter(({ isOpen }) => isOpen).map(({ title }) => title);
}

describe('a notice outside of the page', () => {
  it('comes to whoever wants it and looks elsewhere, and goes when it is over', () => {
    const goes = notify('Your turn', 'turn');
    expect(openOnes()).toEqual(['Your turn']);
    goes();
    expect(openOnes()).toEqual([]);
  });

  it('goes when they come back by themselves', () => {
    notify('Your turn', 'turn');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(openOnes()).toEqual([]);
  });

  it('leads here when it is pressed', () => {
    notify('Your turn', 'turn');
    Notice.made[0]?.dispatchEvent(new Event('click'));
    expect(focus).toHaveBeenCalledOnce();
    expect(openOnes()).toEqual([]);
  });

  it.each([
    ['who does not want it', () => (hearing.notices.value = 'off')],
    ['who looks at the page', () => (page.hidden = false)],
    ['whose browser does not allow it', () => (Notice.permission = 'denied')],
    ['whose browser has none', () => vi.stubGlobal('Notification', undefined)],
  ])('does not come to anybody %s', (_, change) => {
    change();
    notify('Your turn', 'turn')();
    expect(Notice.made).toEqual([]);
  });
});

describe('it is offered', () => {
  it('where a page may make one', () => {
    expect(canNotify()).toBe(true);
  });

  it('not over an open line', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(canNotify()).toBe(false);
  });

  it('not where only a worker may make one', () => {
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'default';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    expect(canNotify()).toBe(false);
  });
});
