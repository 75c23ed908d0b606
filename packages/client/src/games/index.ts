import type { Presentation } from '../table/presentation.ts';

/** The presentation of each game, by its file. They load with the table. */
const PRESENTATIONS: Readonly<Record<string, Presentation>> = import.meta.glob<Presentation>('./*/presentation.tsx', {
  eager: true,
  import: 'presentation',
});

export function presentationOf(game: string): Presentation {
  const presentation = PRESENTATIONS[`./${game}/presentation.tsx`];
  if (presentation === undefined) throw new Error(`there is no presentation of ${game}`);
  return presentation;
}
