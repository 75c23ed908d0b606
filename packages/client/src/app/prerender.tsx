import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { renderToString } from 'preact-render-to-string';
import { catalogIn, speak } from '../i18n/all-languages.ts';
import type { Language } from '../i18n/index.ts';
import { StartPage } from './start-page/start-page.tsx';

export { LANGUAGES } from '../i18n/index.ts';

/** Renders the start page as a first-time visitor sees it, for the build to put into the HTML. Its controls are inactive. */
export function startPageIn(wanted: Language): string {
  speak(wanted);
  return renderToString(<StartPage />);
}

export function gameNames(): readonly (readonly [id: string, name: string])[] {
  return TERMS.map(({ id }) => [id, catalogIn('en').all.games[id]?.about.name ?? id]);
}
