import './verify.css';
import { en, type VerifyMessages } from '../messages/en.ts';
import { element, showResult } from './show-result.ts';

/** The texts of each language by its code, under which its file exports them. */
const LANGUAGES = Object.values(import.meta.glob<Record<string, VerifyMessages>>('../messages/*.ts', { eager: true })).flatMap(
  (file) => Object.entries(file),
);

const main = document.querySelector('main') as HTMLElement;
/** The result of the check. It stays in the page, so that screen readers announce what changes in it. */
const output = element('output', '');
let language = navigator.language.slice(0, 2);
let texts = en;
let file: string | null = null;

function show(): void {
  [language, texts] = LANGUAGES.find(([each]) => each === language) ?? ['en', en];
  document.documentElement.lang = language;
  document.title = texts.title;
  const input = element('input', '') as HTMLInputElement;
  input.type = 'file';
  input.onchange = () => open(input.files);
  main.replaceChildren(
    ...LANGUAGES.map(([each, { language: name }]) => {
      const button = element('button', '', name);
      button.lang = each;
      button.ariaPressed = String(each === language);
      button.onclick = () => {
        language = each;
        show();
        main.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
      };
      return button;
    }),
    element('h1', '', texts.title),
    element('p', '', texts.about),
    element('label', '', input, element('b', '', texts.open), texts.drop),
    output,
    element('p', '', texts.limits),
  );
  showFile();
}

function showFile(): void {
  output.replaceChildren(...(file === null ? [] : showResult(texts, file)));
}

/** Opens the first of some files. There is none while a file is only dragged. */
function open(files: FileList | null | undefined): void {
  void files?.[0]?.text().then((text) => {
    file = text;
    showFile();
  });
}

document.ondragover = document.ondrop = (event: DragEvent) => {
  event.preventDefault();
  open(event.dataTransfer?.files);
};
show();
