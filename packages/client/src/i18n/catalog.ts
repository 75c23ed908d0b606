import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Messages } from './en/index.ts';
import type { AboutMessages, GameMessages } from './game-messages.ts';
import type { Language } from './language.ts';

/** Everything that is said in one language: the texts of the app, and those of the games by their ids. */
export interface Catalog {
  readonly language: Language;
  readonly app: Messages;
  readonly about: Readonly<Record<string, AboutMessages>>;
  /** `null` until a page needs the texts of a table. */
  readonly games: Readonly<Record<string, GameMessages>> | null;
}

const current = signal<Catalog | null>(null);

/** The texts of the app in the current language. A component that reads `t.value` follows a change of language. */
export const t: ReadonlySignal<Messages> = computed(() => loaded().app);

export const language: ReadonlySignal<Language> = computed(() => loaded().language);

/** The texts of a game in the current language. Their type is that of the game's English messages. */
export function gameMessages<Texts extends GameMessages>(game: string): ReadonlySignal<Texts> {
  return computed(() => messagesOf(game) as Texts);
}

/** The sections of a game's texts that every game has, in the current language. */
export function messagesOf(game: string): GameMessages {
  const { games, language } = loaded();
  if (games === null) throw new Error(`a text of ${game} was read before the texts of the games were loaded`);
  const texts = games[game];
  if (texts === undefined) throw new Error(`${game} has no messages in ${language}`);
  return texts;
}

export function aboutGame(game: string): AboutMessages {
  const about = loaded().about[game];
  if (about === undefined) throw new Error(`nothing is said about ${game} in ${loaded().language}`);
  return about;
}

export function showCatalog(catalog: Catalog): void {
  current.value = catalog;
}

export function loaded(): Catalog {
  if (current.value === null) throw new Error('a text was read before a language was loaded');
  return current.value;
}
