import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { allowsFreeText, type ChatMessage, isPhrase } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswer } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChatReader, messageFor, type Speaker, withMessage } from '../../chat/chat.ts';
import { viewerAlias } from '../../chat/viewer-alias.ts';
import { shownName } from '../state/names.ts';
import { personAt, seatFor } from '../state/seating.ts';
import { seatSharedWith } from '../state/shared-hands.ts';
import { lastUnhaltedValue, type Table, type TableValue } from '../state/table.ts';

export function whyNotSayable({ game, value }: Table, said: Intent<'say'>): TableRefusal | null {
  if ('text' in said) return allowsFreeText(value) ? null : 'phrases-only';
  return isPhrase(said.phrase, game.phrases ?? []) ? null : 'malformed';
}

/** Sends a chat message to everyone who may and wants to read it. During a match, spectators chat among themselves. */
export function say(table: Table, memberId: number, said: Intent<'say'>): Result<null, TableRefusal> {
  const { value } = table;
  const person = personAt(value.seating, memberId);
  if (person === undefined) return refused('nobody-there');
  const wrong = whyNotSayable(table, said);
  if (wrong !== null) return refused(wrong);
  if ('text' in said && seatSharedWith(value, memberId) !== null) return refused('sees-a-hand');
  const seated = seatFor(value.seating, memberId) !== null;
  const speaker = {
    memberId,
    personId: person.personId,
    name: shownName(value.seating, memberId),
    seated,
    aside: !seated && isPlayed(value),
  };
  return postMessage(table, speaker, said, (each) => readerAt(table, each));
}

/** A place with a chat of its own: a table, or one of its spectator rooms. */
type ChatPlace = Pick<Table, 'code' | 'context' | 'chatFilters' | 'sendChat'>;

export function postMessage(
  { code, context, chatFilters, sendChat }: ChatPlace,
  speaker: Speaker,
  said: Intent<'say'>,
  readerOf: (memberId: number) => ChatReader | null,
): Result<null, TableRefusal> {
  const talk = withMessage(context.chats.at(code), speaker, said, context.clock.now());
  if (!talk.ok) return talk;
  context.chats.keep(code, talk.value);
  const line = talk.value.lines.at(-1);
  for (const [memberId, filter] of chatFilters) {
    const reader = readerOf(memberId);
    const message = line === undefined || reader === null ? null : messageFor(line, reader, filter);
    if (message !== null) sendChat(memberId, message);
  }
  return accepted(null);
}

/** Sets the chat filter of a person and returns the earlier messages. A person without a filter gets no messages. */
export function setChatFilter(
  { code, context, chatFilters }: ChatPlace,
  memberId: number,
  { hears, except }: Intent<'listen'>,
  reader: ChatReader | null,
): Result<readonly ChatMessage[], TableRefusal> {
  if (reader === null) return refused('nobody-there');
  const filter = { hears, except: new Set(except) };
  chatFilters.set(memberId, filter);
  return accepted(context.chats.at(code).lines.flatMap((line) => messageFor(line, reader, filter) ?? []));
}

export function viewerAliasesFor({ value: { seating } }: Table, memberId: number): Result<IntentAnswer<'signs'>, TableRefusal> {
  const reader = personAt(seating, memberId);
  if (reader === undefined) return refused('nobody-there');
  return accepted(aliasesFor(reader, seating.people));
}

export function aliasesFor(reader: PersonInChat, people: readonly PersonInChat[]): IntentAnswer<'signs'> {
  const others = people.filter(({ memberId }) => memberId !== reader.memberId);
  return others.map(({ memberId, personId }) => ({ person: memberId, sign: viewerAlias(reader.personId, personId) }));
}

type PersonInChat = Pick<Speaker, 'memberId' | 'personId'>;

/** Returns a person as a chat reader. Players do not get the messages of spectators until the match is over. */
export function readerAt({ value }: Table, memberId: number): ChatReader | null {
  const person = personAt(value.seating, memberId);
  if (person === undefined) return null;
  return { personId: person.personId, hearsAsides: !isPlayed(value) || seatFor(value.seating, memberId) === null };
}

function isPlayed(value: TableValue): boolean {
  return lastUnhaltedValue(value).phase === 'playing';
}
