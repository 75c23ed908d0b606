import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { SummaryMessages } from '../i18n/game-messages.ts';
import { loadGameMessages } from '../i18n/index.ts';
import type { NameOf } from '../table/presentation.ts';
import type { GameHelp } from './help.ts';
import type { HintReason } from './hints.ts';

/** A lesson that answers presses for which its step does not ask. */
export interface GuidedLesson<GameView extends View = View, Action extends AnyAction = AnyAction> extends Lesson {
  /** Says what the press would lead to, and what a wanted action leads to, with the numbers of the position. */
  objection(view: GameView, pressed: Action, wanted: Action, name: NameOf): string;
}

/** Everything that a game contributes besides its presentation, its messages and its moment, by the name of the file. */
export interface GameParts {
  readonly help: GameHelp;
  readonly hint: HintReason;
  readonly lesson: GuidedLesson;
  /** The drawing for each sentence of a summary, as in a rulebook: without words, or with numbers alone. */
  readonly summary: SummaryMessages;
}

type PartLoaders = { readonly [Name in keyof GameParts]: Readonly<Record<string, () => Promise<GameParts[Name]>>> };

const LOADERS: PartLoaders = {
  help: import.meta.glob<GameHelp>('./*/help.ts', { import: 'help' }),
  hint: import.meta.glob<HintReason>('./*/hint.ts', { import: 'reason' }),
  lesson: import.meta.glob<GuidedLesson>('./*/lesson.ts', { import: 'lesson' }),
  summary: import.meta.glob<SummaryMessages>('./*/summary.ts', { import: 'drawn' }),
};

export function hasPart(game: string, name: keyof GameParts): boolean {
  return `./${game}/${name}.ts` in LOADERS[name];
}

/** Loads a part of a game when it is first needed, with the texts of the games; `null` for a game without it. */
export async function loadPart<Name extends keyof GameParts>(game: string, name: Name): Promise<GameParts[Name] | null> {
  const [part] = await Promise.all([LOADERS[name][`./${game}/${name}.ts`]?.(), loadGameMessages()]);
  return part ?? null;
}
