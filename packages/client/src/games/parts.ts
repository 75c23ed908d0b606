import { loadAllTexts } from '../i18n/first.ts';
import type { SummaryMessages } from '../i18n/game-messages.ts';
import type { GameHelp } from './help.ts';
import type { HintReason } from './hints.ts';
import type { GuidedLesson } from './lesson.ts';
import { manifestOf } from './manifest.ts';

/** The parts of a game that load when they are first needed. */
export interface GameParts {
  readonly help: GameHelp;
  readonly hint: HintReason;
  readonly lesson: GuidedLesson;
  readonly summary: SummaryMessages;
}

export function hasPart(game: string, name: keyof GameParts): boolean {
  return manifestOf(game)?.[name] !== undefined;
}

/** Loads a part of a game when it is first needed, with all texts; `null` for a game without it. */
export async function loadPart<Name extends keyof GameParts>(game: string, name: Name): Promise<GameParts[Name] | null> {
  const [part] = await Promise.all([manifestOf(game)?.[name]?.(), loadAllTexts()]);
  return (part as GameParts[Name] | undefined) ?? null;
}
