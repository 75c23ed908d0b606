import type { Lesson } from '@hundredfold/shared/core/lesson.ts';

const found = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });

/** Returns whether a game has a lesson; the lesson itself is loaded when a player starts it. */
export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in found;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const load = found[`./${game}/lesson.ts`];
  if (load === undefined) throw new Error(`${game} has no lesson`);
  return load();
}
