import { effect } from '@preact/signals';
import { render } from 'preact';
import { followArrivals } from './account/arriving.ts';
import { signedOutAs } from './account/parted-page.tsx';
import { App } from './app.tsx';
import { followInputModality } from './browser/input-modality.ts';
import { whenIdle } from './browser/when-idle.ts';
import { speakAtFirst } from './i18n/index.ts';
import { searchAgain } from './matchmaking/search.ts';
import { transferState } from './net/identity.ts';
import { listenForPresses } from './sound/sound-filter.ts';
import { showFaces } from './ui/faces.ts';
import { guardMisclicks } from './ui/misclick-guard.ts';
import { followHistory, route } from './ui/route.ts';
import { settings } from './ui/settings.ts';
import { keepTranslatedTexts } from './ui/translated.ts';
import './styles/index.css';

followArrivals();
followHistory();
followInputModality();
guardMisclicks();
keepTranslatedTexts();
listenForPresses();
effect(() => {
  document.documentElement.dataset.motion = settings.speed.value === 'none' ? 'reduced' : 'full';
});
// In a browser that is too old, browser-check.js has said so, and the rest would not work.
if (document.documentElement.dataset.browser !== 'old') void open();

/** Not awaited by this module itself: the words of a language come in a piece of their own, which builds on this one. */
async function open(): Promise<void> {
  await speakAtFirst(navigator.languages);
  // Whoever has moved to another device while this page was closed hears of it now, before they come to a table.
  if ((await transferState()) === 'moved') signedOutAs.value = route.peek();
  const page = document.getElementById('app') ?? document.body;
  searchAgain();
  page.replaceChildren();
  page.removeAttribute('aria-busy');
  page.removeAttribute('inert');
  render(<App />, page);
  // Nobody waits for beauty; without it the page is read in a face of the machine's own.
  whenIdle(() => void showFaces().catch(() => undefined));
  whenIdle(() => void followTips().catch(() => undefined));
  if (import.meta.env.PROD) whenLoaded(() => whenIdle(() => void keep().catch(() => undefined)));
}

/** Icons say what they are called; a page without tooltips works as well. */
async function followTips(): Promise<void> {
  const tips = await import('./ui/follow-tips.ts');
  tips.followTips();
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
}

/** The house is kept in this browser, to be opened without a line. */
async function keep(): Promise<void> {
  const { canInstallOffline, registerServiceWorker } = await import('./offline/service-worker.ts');
  if (canInstallOffline()) await registerServiceWorker();
}
