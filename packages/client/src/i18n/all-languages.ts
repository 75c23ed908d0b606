import { showCatalog } from './catalog.ts';
import type { Messages } from './en/index.ts';
import type { Language } from './language.ts';

const CATALOGS = import.meta.glob<Messages>('./*/index.ts', { eager: true, import: 'messages' });

/** Switches to a language at once. Every language is loaded in tests. */
export function speak(language: Language): void {
  showCatalog({ language, app: messagesIn(language) });
}

/** The app's texts in a language. */
export function messagesIn(language: Language): Messages {
  const app = CATALOGS[`./${language}/index.ts`];
  if (app === undefined) throw new Error(`there are no messages in ${language}`);
  return app;
}
