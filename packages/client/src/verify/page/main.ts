import './verify.css';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { ru } from '../messages/ru.ts';
import { element } from './element.ts';
import { showResult } from './show-result.ts';

const LANGUAGES = Object.entries({ en, de, ru });

const main = document.querySelector('main') ?? document.body;
let language = navigator.language.slice(0, 2);
/** The text of the file that was opened last. */
let file: string | null = null;

function show(): void {
  const [code, texts] = LANGUAGES.find(([each]) => each === language) ?? ['en', en];
  document.documentElement.lang = code;
  document.title = texts.title;
  const input = element('input', '') as HTMLInputElement;
  input.type = 'file';
  input.onchange = () => open(input.files);
  main.replaceChildren(
    ...LANGUAGES.map(([each, { language: name }]) => {
      const button = element('button', '', name);
      button.lang = each;
      button.ariaPressed = String(each === code);
      button.onclick = () => {
        language = each;
        show();
        document.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
      };
      return button;
    }),
    element('h1', '', texts.title),
    element('p', '', texts.about),
    element('label', '', input, element('b', '', texts.open), texts.drop),
    element('output', '', ...(file === null ? [] : showResult(texts, file))),
    element('p', '', texts.limits),
  );
}

/** Opens the first of some files. There is none while a file is only dragged. */
function open(files: FileList | null | undefined): void {
  void files?.[0]?.text().then((text) => {
    file = text;
    show();
  });
}

for (const type of ['dragover', 'drop'] as const)
  document.addEventListener(type, (event) => {
    event.preventDefault();
    open(event.dataTransfer?.files);
  });
show();
