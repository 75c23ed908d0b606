import { FOUND } from '@hundredfold/shared/games/found.js';
import type { RulesManifest } from '@hundredfold/shared/games/manifest.ts';
import type { GameMessages, SummaryMessages } from '../i18n/game-messages.ts';
import type { Language } from '../i18n/language.ts';
import type { Presentation } from '../table/presentation.ts';
import type { GameHelp } from './help.ts';
import type { HintReason } from './hints.ts';
import type { GuidedLesson } from './lesson.ts';
import type { Moment } from './moment.ts';

type ByLanguage<Loaded> = Readonly<Record<Language, () => Promise<Loaded>>>;

/**
 * The whole of a game: `game.ts` in its folder exports one as `game`. Every part but the terms is a loader of one form,
 * `() => import('./table/help.ts').then(({ help }) => help)`: the build of the client reads the file and the name in it.
 */
export interface GameManifest extends RulesManifest {
  /** The rulebook in each language; English is the master. */
  readonly rulebooks: ByLanguage<string>;
  /** All texts of the game in each language. */
  readonly messages: ByLanguage<GameMessages>;
  presentation(): Promise<Presentation>;
  help?(): Promise<GameHelp>;
  hint?(): Promise<HintReason<never, never>>;
  /** A game without a lesson has no button for it. */
  lesson?(): Promise<GuidedLesson>;
  /** The drawing for each sentence of a summary, as in a rulebook: without words, or with numbers alone. */
  summary?(): Promise<SummaryMessages>;
  /** The position that the start page shows as the game's picture. */
  moment?(): Promise<Moment>;
  /** The file of the picture that sites show with a link to a table, as `preview.jpg`. */
  readonly preview?: string;
}

/** The manifests as their games wrote them. Shared code types only those parts that a server reads. */
export const MANIFESTS = FOUND as readonly RulesManifest[] as readonly GameManifest[];

export function manifestOf(game: string): GameManifest | undefined {
  return MANIFESTS.find(({ terms }) => terms.id === game);
}
