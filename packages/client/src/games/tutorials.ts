import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import type { Language } from '../i18n/language.ts';

/** The texts of a lesson: a sentence or two for each step (what the player sees and does now), and one at the end. */
export interface LessonWords<Key extends string = string> {
  readonly steps: Readonly<Record<Key, string>>;
  readonly done: string;
}

/** `games/<game>/lesson.ts` exports one of these as `tutorial`, if the game has a lesson. */
export interface TutorialTexts<Key extends string = string> {
  readonly lesson: Lesson;
  readonly words: Readonly<Record<Language, LessonWords<Key>>>;
}

const found = import.meta.glob<TutorialTexts>('./*/lesson.ts', { import: 'tutorial' });

/** Returns whether a game has a lesson; the lesson itself is loaded when a player starts it. */
export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in found;
}

export async function loadLesson(game: string): Promise<TutorialTexts> {
  const load = found[`./${game}/lesson.ts`];
  if (load === undefined) throw new Error(`${game} has no lesson`);
  return load();
}
