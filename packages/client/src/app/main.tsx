import { effect } from '@preact/signals';
import { render } from 'preact';
import { followTransferLinks, resumeTransfer, signedOutAs } from '../features/account/transfer-link.ts';
import { loadFirstLanguage } from '../i18n/first.ts';
import { followInputModality, isPressing } from '../lib/input-modality.ts';
import { readStored } from '../lib/stored.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { keepGuest } from '../net/account/profile.ts';
import { followLessons } from '../ui/lesson-open.ts';
import { guardMisclicks } from '../ui/misclick-guard.ts';
import { followHistory, route } from '../ui/route.ts';
import { speed } from '../ui/speed.ts';
import { keepTranslatedTexts } from '../ui/translated.ts';
import { App } from './app.tsx';
import './index.css';

followTransferLinks();
followHistory();
followLessons();
followInputModality();
guardMisclicks();
keepTranslatedTexts();
effect(() => {
  document.documentElement.dataset.motion = speed.value === 'none' ? 'reduced' : 'full';
});
// In a browser that is too old, browser-check.js has shown a message, and the rest would not work.
if (document.documentElement.dataset.browser !== 'old') void open();

/** The module does not await this function: the messages of a language are a chunk of their own that imports this one. */
async function open(): Promise<void> {
  await Promise.all([loadFirstLanguage(navigator.languages), resumeTransfer()]);
  // A user who moved to another device while this page was closed learns of it now, before a table opens.
  const identity = readStored('ticket') === '' ? null : await import('../net/account/identity.ts').catch(() => null);
  if ((await identity?.transferState()) === 'moved') signedOutAs.value = route.peek();
  const page = document.getElementById('app') ?? document.body;
  keepGuest();
  page.replaceChildren();
  page.removeAttribute('aria-busy');
  page.removeAttribute('inert');
  render(<App />, page);
  // Nothing waits for the web fonts; until they load, the page shows a system font.
  tryWhenIdle(() => loadWebFonts(page.textContent));
  tryWhenIdle(async () => (await import('../lib/sound/play-sound.ts')).listenForPresses());
  tryWhenIdle(async () => (await import('../ui/follow-tips.ts')).followTips());
  if (import.meta.env.PROD) whenLoaded(() => tryWhenIdle(keep));
  if (readStored('push') === 'on')
    tryWhenIdle(async () => void (await import('../features/push/subscription.ts')).renewSubscription());
}

function tryWhenIdle(work: () => Promise<void>): void {
  whenIdle(() => void work().catch(() => undefined));
}

const FONT_FAMILIES = ['Figtree Variable', 'Fraunces Variable', 'Onest Variable', 'Vollkorn Variable'];

/** Shows the web fonts once those for these letters have loaded, and no control is being pressed that might move. */
async function loadWebFonts(letters: string): Promise<void> {
  await import('../ui/styles/fonts.css');
  await Promise.all(FONT_FAMILIES.map((family) => document.fonts.load(`1em "${family}"`, letters)));
  effect(() => {
    if (!isPressing.value) document.documentElement.dataset.webFonts = '';
  });
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

async function keep(): Promise<void> {
  const { canInstallOffline, registerServiceWorker } = await import('../features/offline/service-worker.ts');
  if (canInstallOffline()) await registerServiceWorker();
}
