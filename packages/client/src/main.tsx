import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { noteUse } from './ui/in-use.ts';
import { followHistory } from './ui/route.ts';
import { settings } from './ui/settings.ts';
import { speakAtFirst } from './words/index.ts';
import './styles/index.css';

followHistory();
noteUse();
effect(() => {
  document.documentElement.dataset.motion = settings.motion.value;
});
await speakAtFirst(navigator.languages);
const page = document.getElementById('app') ?? document.body;
page.replaceChildren();
render(<App />, page);
