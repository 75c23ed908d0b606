import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { renderToString } from 'preact-render-to-string';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { aboutGame } from '../i18n/game-texts.ts';
import { type Language, language, words } from '../i18n/index.ts';
import { ru } from '../i18n/ru.ts';
import { StartPage } from './start-page/start-page.tsx';

const dictionaries = { en, de, ru };

/** Renders the start page as a first-time visitor sees it, for the build to put into the HTML. Its controls are inactive. */
export function startPageIn(wanted: Language): string {
  words.value = dictionaries[wanted];
  language.value = wanted;
  return renderToString(<StartPage />);
}

/** Returns every game by its id, with the name that previews of links to its tables show. */
export function gameNames(): readonly (readonly [id: string, name: string])[] {
  return TERMS.map(({ id }) => [id, aboutGame(id).words.en.name]);
}
