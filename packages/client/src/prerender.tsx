import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { renderToString } from 'preact-render-to-string';
import { StartPage } from './lobby/start-page.tsx';
import { aboutGame } from './words/abouts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { type Language, language, words } from './words/index.ts';
import { ru } from './words/ru.ts';

const dictionaries = { en, de, ru };

/** The start page as whoever comes for the first time sees it, for the build to put into the HTML; nothing of it can be pressed yet. */
export function startPageIn(wanted: Language): string {
  words.value = dictionaries[wanted];
  language.value = wanted;
  return renderToString(<StartPage />);
}

/** Every game by its id, with the name under which a link to one of its tables is shown elsewhere. */
export function gameNames(): readonly (readonly [id: string, name: string])[] {
  return TERMS.map(({ id }) => [id, aboutGame(id).words.en.name]);
}
