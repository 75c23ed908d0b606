import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { transferState } from './net/identity.ts';
import { noteUse } from './ui/in-use.ts';
import { say } from './ui/notices.tsx';
import { followHistory } from './ui/route.ts';
import { settings } from './ui/settings.ts';
import { speakAtFirst, words } from './words/index.ts';
import { followArrivals } from './you/arriving.ts';
import './styles/index.css';

followArrivals();
followHistory();
noteUse();
effect(() => {
  document.documentElement.dataset.motion = settings.motion.value;
});
await speakAtFirst(navigator.languages);
const page = document.getElementById('app') ?? document.body;
page.replaceChildren();
render(<App />, page);
// Whoever has moved to another device while this page was closed hears of it now.
if ((await transferState()) === 'moved') say({ text: words.value.you.moved });
