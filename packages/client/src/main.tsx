import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { lookOn } from './find/looking.ts';
import { transferState } from './net/identity.ts';
import { listenForPresses } from './sound/ear.ts';
import { showFaces } from './ui/faces.ts';
import { noteUse } from './ui/in-use.ts';
import { guardMisclicks } from './ui/misclick-guard.ts';
import { followHistory, route } from './ui/route.ts';
import { settings } from './ui/settings.ts';
import { keepTranslatedTexts } from './ui/translated.ts';
import { whenIdle } from './ui/when-idle.ts';
import { speakAtFirst } from './words/index.ts';
import { followArrivals } from './you/arriving.ts';
import { parted } from './you/parted-page.tsx';
import './styles/index.css';

followArrivals();
followHistory();
noteUse();
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
  if ((await transferState()) === 'moved') parted.value = route.peek();
  const page = document.getElementById('app') ?? document.body;
  lookOn();
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
  const { canKeep, keepHouse } = await import('./offline/keep-house.ts');
  if (canKeep()) await keepHouse();
}
