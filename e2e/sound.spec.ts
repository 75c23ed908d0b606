import type { Page } from '@playwright/test';
import { TURN_TIMEOUT_MS, whoseTurnTo } from './kit/game.ts';
import { fourSquare } from './kit/games/four-square.ts';
import type { Person } from './kit/person.ts';
import { expect, test } from './kit/test.ts';

test.use({ playsSounds: true });

interface Noted {
  readonly heard: string[];
  started: number;
  lines: number;
  asked: number;
  readonly notices: { readonly title: string; open: boolean; press(): void }[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page. Notes each sound where it reaches the audio output, and each notification. This browser itself shows none. */
function takeNotes(): void {
  const noted: Noted = { heard: [], started: 0, lines: 0, asked: 0, notices: [] };
  window.noted = noted;
  document.addEventListener('heard', (event) => noted.heard.push((event as CustomEvent<{ sound: string }>).detail.sound));
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    noted.started++;
    start.apply(this, when);
  };
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      noted.lines++;
    }
  };
  class Notice extends EventTarget {
    static permission = 'default';
    static requestPermission(): Promise<string> {
      noted.asked++;
      Notice.permission = 'granted';
      return Promise.resolve(Notice.permission);
    }
    readonly #noted;
    constructor(title: string) {
      super();
      this.#noted = { title, open: true, press: () => this.dispatchEvent(new Event('click')) };
      if (title !== '') noted.notices.push(this.#noted);
    }
    close(): void {
      this.#noted.open = false;
    }
  }
  Object.assign(window, { Notification: Notice });
}

function notedAt({
  page,
}: Person): Promise<Omit<Noted, 'notices'> & { readonly notices: readonly { title: string; open: boolean }[] }> {
  return page.evaluate(() => ({
    ...window.noted,
    notices: window.noted.notices.map(({ title, open }) => ({ title, open })),
  }));
}

function looksAway({ page }: Person, away: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);
}

function soundOf({ page }: Person) {
  return page.getByRole('button', { name: 'Sound', exact: true, includeHidden: true });
}

test('the table plays sounds from the first press on; one press mutes them; a player who looks away is notified', async ({
  visitors,
}) => {
  const [ann, ben] = await visitors('Ann', 'Ben');
  const both = [ann, ben];
  for (const { page } of both) await page.addInitScript(takeNotes);
  await ben.opensLink(await ann.makesTable(fourSquare, { Players: 2 })); // Without bots, every other turn is Ben's.
  await ann.presses('Start the game');
  const bensTurn = () => whoseTurnTo(async (person) => person === ben, both, fourSquare);

  await test.step('there is no sound before the first press', async () => {
    await bensTurn();
    await ben.page.reload();
    await bensTurn();
    expect(await notedAt(ben)).toMatchObject({ heard: [], started: 0, lines: 0 });
  });

  await test.step('after it there are sounds for cards and for the player’s own turn', async () => {
    const heardBoth = async () => {
      const { heard } = await notedAt(ben);
      return heard.includes('play') && heard.includes('turn');
    };
    await whoseTurnTo(heardBoth, both, fourSquare);
    const { heard, started, lines } = await notedAt(ben);
    expect([started, lines]).toEqual([heard.length, 1]);
  });

  await test.step('every sound stays within its limits of loudness and length', async () => {
    expect(await soundFaults(ben.page)).toEqual([]);
  });

  await test.step('one press mutes the sounds, and a key turns them on again', async () => {
    await ben.page.locator('.bar-menu-button').hover(); // The menu opens by itself.
    await soundOf(ben).click();
    await expect(soundOf(ben)).toHaveAttribute('aria-pressed', 'false');
    await bensTurn();
    const { heard } = await notedAt(ben);
    await fourSquare.turn(ben);
    await fourSquare.turn(await bensTurn());
    expect((await notedAt(ben)).heard).toEqual(heard);
    await ben.page.keyboard.press('m');
    await expect(soundOf(ben)).toHaveAttribute('aria-pressed', 'true');
    await expect(ben.page.getByText('Sound on')).toBeVisible();
  });

  await test.step('a player who looks away is notified of their turn and of nothing else', async () => {
    expect(await notedAt(ben)).toMatchObject({ asked: 0, notices: [] });
    await ben.presses('Settings');
    await ben.page.getByRole('switch', { name: 'Notify me when it’s my turn' }).click();
    await expect(ben.page.getByRole('switch', { name: 'Notify me when it’s my turn' })).toBeChecked();
    await ben.presses('Done');
    await whoseTurnTo(async (person) => person === ann, both, fourSquare);
    await looksAway(ben, true);
    const { heard } = await notedAt(ben);
    const turnByTurn = async (): Promise<string> => {
      if (await ann.canAct()) await fourSquare.turn(ann);
      return ben.page.title();
    };
    await expect.poll(turnByTurn, { timeout: TURN_TIMEOUT_MS }).toBe('● Your turn – 100 Points Four Square');
    await expect
      .poll(() => notedAt(ben))
      .toMatchObject({ asked: 1, notices: [{ title: 'Your turn at 100 Points Four Square', open: true }] });
    await expect.poll(async () => (await notedAt(ben)).heard.slice(heard.length)).toEqual(['turn']);
  });

  await test.step('chat only counts in the title until the player comes back; then the notification closes and chat has a sound', async () => {
    await ann.presses(/^Chat/);
    await ann.presses('Ten short!');
    await expect.poll(() => ben.page.title()).toBe('(1) ● Your turn – 100 Points Four Square');
    const { heard } = await notedAt(ben);
    expect(heard).not.toContain('said');
    await looksAway(ben, false);
    await expect.poll(() => ben.page.title()).toBe('● Your turn – 100 Points Four Square');
    await expect(async () => {
      await ann.presses('What a stack!');
      await expect.poll(async () => (await notedAt(ben)).heard, { timeout: 500 }).toContain('said');
    }).toPass(); // The table accepts one message every two seconds from each person.
    expect((await notedAt(ben)).notices.map(({ open }) => open)).not.toContain(true);
    expect(await notedAt(ann)).toMatchObject({ asked: 0, notices: [] });
  });
});

/**
 * Renders each sound offline with the code that the page has loaded. Returns those that are too loud, too quiet or cut off at the end.
 */
function soundFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const { createMixer } = await import(loaded.find((name) => /\/mixer-[^/]+\.js$/.test(name)) ?? 'no mixer');
    const faults: string[] = [];
    for (const sound of ['deal', 'draw', 'play', 'gather', 'shuffle', 'scored', 'won', 'lost', 'turn', 'knock', 'said', 'no']) {
      const context = new OfflineAudioContext(2, 2.5 * 48_000, 48_000);
      createMixer(context).play({ sound, at: 0.2, after: 0 });
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = (from: number, to: number) =>
        samples.slice(from * 48_000, to * 48_000).reduce((a, b) => Math.max(a, Math.abs(b)), 0);
      const [whole, end] = [peak(0, 2.5), peak(2.4, 2.5)];
      if (!(whole > 0.01 && whole < 0.5 && end < 0.001)) faults.push(`${sound}: ${whole}, in the end ${end}`);
    }
    return faults;
  });
}
