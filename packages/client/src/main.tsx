import { render } from 'preact';
import { App } from './app.tsx';
import { followHistory } from './ui/route.ts';
import { speakAtFirst } from './words/index.ts';
import './styles/index.css';

followHistory();
await speakAtFirst(navigator.languages);
render(<App />, document.getElementById('app') ?? document.body);
