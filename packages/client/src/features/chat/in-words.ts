import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { type ChatContent, PHRASES, REACTIONS, type Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { aboutGame } from '../../i18n/catalog.ts';

import { t } from '../../i18n/index.ts';

/** A message in the reader's language. A table may have played several games, so the phrase is looked up in all of them. */
export function inWords(said: ChatContent): string {
  if ('text' in said) return said.text;
  const reaction = reactionIn(said);
  if (reaction !== null) return t.value.chat.reactions[reaction];
  const phrase = PHRASES.find((each) => each === said.phrase);
  if (phrase !== undefined) return t.value.chat.phrases[phrase];
  return TERMS.map(({ id }) => aboutGame(id).phrases?.[said.phrase]).find((each) => each !== undefined) ?? '…';
}

export function reactionIn(said: ChatContent): Reaction | null {
  return REACTIONS.find((each) => 'phrase' in said && each === said.phrase) ?? null;
}

/** All phrases for a game, its own first. */
export function phrasesFor({ phrases = [] }: { readonly phrases?: readonly string[] }): readonly string[] {
  return [...phrases, ...PHRASES];
}
