import { render } from 'preact';
import { App } from './app.tsx';
import { speakAtFirst } from './words/index.ts';
import './styles/index.css';

await speakAtFirst(navigator.languages);
render(<App />, document.getElementById('app') ?? document.body);
