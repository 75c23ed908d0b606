import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import { loadGameMessages } from '../i18n/index.ts';
import type { HintReason } from './hints.ts';
import type { GameLegend } from './legend.ts';
import type { SummaryDrawings } from './summaries.ts';
import type { GameTips } from './tips.ts';

/** Everything that a game contributes besides its presentation, its messages and its faces, by the name of the file. */
export interface GameParts {
  readonly hint: HintReason;
  readonly legend: GameLegend;
  readonly lesson: Lesson;
  readonly summary: SummaryDrawings;
  readonly tips: GameTips;
}

type PartLoaders = { readonly [Name in keyof GameParts]: Readonly<Record<string, () => Promise<GameParts[Name]>>> };

const LOADERS: PartLoaders = {
  hint: import.meta.glob<HintReason>('./*/hint.ts', { import: 'reason' }),
  legend: import.meta.glob<GameLegend>('./*/legend.ts', { import: 'legend' }),
  lesson: import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' }),
  summary: import.meta.glob<SummaryDrawings>('./*/summary.ts', { import: 'drawn' }),
  tips: import.meta.glob<GameTips>('./*/tips.ts', { import: 'tips' }),
};

export function hasPart(game: string, name: keyof GameParts): boolean {
  return `./${game}/${name}.ts` in LOADERS[name];
}

/** Loads a part of a game when it is first needed, with the texts of the games; `null` for a game without it. */
export async function loadPart<Name extends keyof GameParts>(game: string, name: Name): Promise<GameParts[Name] | null> {
  const [part] = await Promise.all([LOADERS[name][`./${game}/${name}.ts`]?.(), loadGameMessages()]);
  return part ?? null;
}
