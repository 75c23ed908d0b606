import { computed, type ReadonlySignal } from '@preact/signals';
import type { Messages } from './en/index.ts';
import { language, loaded } from './first.ts';
import type { GameMessages } from './game-messages.ts';
import { lister } from './language-grammar.ts';
import type { AllTexts } from './load-catalog.ts';

export type { Messages } from './en/index.ts';
export { aboutGame, chooseLanguage, language, loadAllTexts, loadFirstLanguage } from './first.ts';
export { type Language, languageName } from './language.ts';
export { LANGUAGES } from './load-catalog.ts';

/** All texts of the app in the current language. A component that reads `t.value` follows a change of language. */
export const t: ReadonlySignal<Messages> = computed(() => all().app);

/** The texts of a game in the current language. Their type is that of the game's English messages. */
export function gameMessages<Texts extends GameMessages>(game: string): ReadonlySignal<Texts> {
  return computed(() => messagesOf(game) as Texts);
}

/** The sections of a game's texts that every game has, in the current language. */
export function messagesOf(game: string): GameMessages {
  const texts = all().games[game];
  if (texts === undefined) throw new Error(`${game} has no messages in ${language.value}`);
  return texts;
}

function all(): AllTexts {
  const texts = loaded().all;
  if (texts === null) throw new Error('a text was read before all texts were loaded');
  return texts;
}

const list = computed(() => lister(language.value));

/** Joins several texts in one sentence: `Ann, Ben and Cleo`. */
export function listed(texts: readonly string[]): string {
  return list.value(texts);
}

/** Returns the name of someone on a seat as the reader sees it: bots have names in the reader's letters. */
export function shownName({ status, name }: { readonly status: string; readonly name: string }): string {
  return (status === 'bot' ? t.value.botLevels.shownNames[name] : undefined) ?? name;
}

/** Returns a time in words, as the user's browser writes times. `at` is in milliseconds since 1970. */
export function spokenTime(at: number): string {
  return new Intl.DateTimeFormat(browserLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const;

/** Returns a duration in words, in the largest unit of which it is a whole number: `36 hours`. */
export function spokenDuration(ms: number): string {
  const unit = (['day', 'hour'] as const).find((each) => ms % UNITS[each] === 0) ?? 'minute';
  return new Intl.NumberFormat(browserLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(ms / UNITS[unit]);
}

/** Returns a day in words. `at` is in milliseconds since 1970. */
export function spokenDay(at: number): string {
  return new Intl.DateTimeFormat(browserLocale(), { dateStyle: 'long' }).format(at);
}

/** Returns a time ahead in words, with the day of the week. `at` is in milliseconds since 1970. */
export function spokenAppointment(at: number): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(browserLocale(), parts).format(at);
}

/** Returns the current language as the user's browser writes it, such as British English. */
function browserLocale(): string {
  return navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value;
}
