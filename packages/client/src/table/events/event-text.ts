import type { Phrase, Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { aboutGame } from '../../i18n/catalog.ts';
import { t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/sentence.ts';

import type { TableEvent } from './table-event.ts';

export function eventText(event: TableEvent, me: number): Sentence {
  const texts = t.value.events;
  switch (event.kind) {
    case 'began':
      return texts.began(aboutGame(event.game).name);
    case 'other-game':
      return t.value.table.nowPlays(aboutGame(event.game).name);
    case 'paused':
    case 'resumed':
    case 'readmitted':
      return texts[event.kind];
    case 'long':
      return texts.long(event.moves);
    case 'bot-moved':
      return botMoved(event, me);
    case 'bot-said':
      return texts.botSaid(event.name, phraseText(event.phrase));
    case 'renamed':
      return event.person === me ? texts.youRenamed(event.to) : texts.renamed(event.name, event.to);
    case 'hand-shown':
      if (event.to.person === me) return t.value.spectators.shownTo(event.name);
      return event.person === me ? texts.handShownByYou(event.to.name) : texts.handShown(event.name, event.to.name);
    case 'left':
    case 'stood':
    case 'sat':
    case 'moved':
    case 'came':
    case 'went':
    case 'held':
    case 'back':
    case 'host':
    case 'choosing':
    case 'arranged':
    case 'took-back':
    case 'claimed':
      return event.person === me ? texts.yours[event.kind] : texts.theirs[event.kind](event.name);
  }
}

export function phraseText(phrase: Phrase | Reaction): string {
  const { phrases, reactions } = t.value.chat;
  return phrase in reactions ? reactions[phrase as Reaction] : phrases[phrase as Phrase];
}

function botMoved({ person, name, card }: Extract<TableEvent, { kind: 'bot-moved' }>, me: number): Sentence {
  const { botPlayed, botMoved, botPlayedForYou, botMovedForYou } = t.value.events;
  if (card === null) return person === me ? botMovedForYou : botMoved(name);
  return person === me ? botPlayedForYou(card) : botPlayed(name, card);
}

/**
 * Returns whether an event is worth a notice to the reader: not their own actions, not changes visible all over the page, and not
 * spectators who come and go.
 */
export function isNoticed(event: TableEvent, me: number): boolean {
  switch (event.kind) {
    case 'came':
    case 'went':
    case 'bot-said':
    case 'began':
    case 'paused':
    case 'resumed':
      return false;
    case 'other-game':
    case 'bot-moved':
    case 'host':
    case 'long':
    case 'readmitted':
      return true;
    case 'left':
    case 'stood':
    case 'sat':
    case 'moved':
    case 'renamed':
    case 'held':
    case 'back':
    case 'hand-shown':
    case 'choosing':
    case 'arranged':
    case 'took-back':
    case 'claimed':
      return event.person !== me;
  }
}
