import { beforeEach, expect, test, vi } from 'vitest';

let entries: object[];
let at: number;
let events: EventTarget;
let lessons: typeof import('./lesson-open.ts');

function goBy(steps: number): void {
  at += steps;
  events.dispatchEvent(new Event('popstate'));
}

async function load(): Promise<void> {
  vi.resetModules();
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  lessons = await import('./lesson-open.ts');
  lessons.followLessons();
}

beforeEach(async () => {
  [entries, at] = [[{}], 0];
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null });
  vi.stubGlobal('location', { href: '/' });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    pushState: (state: object) => (at = entries.splice(at + 1, entries.length, state) && at + 1),
    back: () => goBy(-1),
  });
  await load();
});

test('a lesson is open again after a reload, and one step back leaves it', async () => {
  lessons.openLesson('mod-four');
  await load();
  expect(lessons.lessonGame.value).toBe('mod-four');
  lessons.closeLesson();
  expect([lessons.lessonGame.value, at]).toEqual([null, 0]);
});

test('one step back from the game that was started in a lesson leads to the lesson, and the next one out of it', () => {
  lessons.openLesson('mod-four');
  history.pushState({}, '', '/t/ABCD2345');
  lessons.abandonLesson();
  expect(lessons.lessonGame.value).toBeNull();
  goBy(-1);
  expect(lessons.lessonGame.value).toBe('mod-four');
  goBy(-1);
  expect([lessons.lessonGame.value, at]).toEqual([null, 0]);
});

test('the forward button leads into a lesson again', () => {
  lessons.openLesson('mod-four');
  goBy(-1);
  expect(lessons.lessonGame.value).toBeNull();
  goBy(1);
  expect(lessons.lessonGame.value).toBe('mod-four');
});
