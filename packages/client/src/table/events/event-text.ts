import type { Phrase, Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { aboutGame, t } from '../../i18n/index.ts';
import type { Sentence } from '../../i18n/sentence.ts';

import type { PersonEvent, TableEvent } from './table-event.ts';

export function eventText(event: TableEvent, me: number): Sentence {
  const texts = t.value.events;
  if (isPersonEvent(event)) return event.person === me ? texts.yours[event.kind] : texts.theirs[event.kind](event.name);
  switch (event.kind) {
    case 'began':
      return texts.began(aboutGame(event.game).name);
    case 'other-game':
      return t.value.table.nowPlays(aboutGame(event.game).name);
    case 'paused':
      return t.value.refusals.paused;
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
  }
}

function isPersonEvent(event: TableEvent): event is Extract<TableEvent, { kind: PersonEvent }> {
  return event.kind in t.value.events.yours;
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

/** Changes that are visible all over the page, and spectators who come and go. */
const UNNOTICED: readonly TableEvent['kind'][] = ['came', 'went', 'bot-said', 'began', 'paused', 'resumed'];
/** Events that are news to the person whom they are about. */
const NEWS_TO_SELF: readonly TableEvent['kind'][] = ['host', 'bot-moved'];

/** Returns whether an event is worth a notice to the reader: their own actions are not. */
export function isNoticed(event: TableEvent, me: number): boolean {
  if (UNNOTICED.includes(event.kind)) return false;
  return !('person' in event) || event.person !== me || NEWS_TO_SELF.includes(event.kind);
}
