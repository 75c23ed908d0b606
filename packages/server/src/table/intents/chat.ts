import { createHash } from 'node:crypto';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import {
  allowsFreeText,
  type ChatContent,
  type ChatMessage,
  type ChatRecipient,
  isPhrase,
} from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChatReader, canRead, messageFor, type Speaker, withMessage, withReport } from '../../chat/chat.ts';
import { viewerAlias } from '../../chat/viewer-alias.ts';
import { logPseudonym } from '../../ops/log-pseudonym.ts';
import { shownName } from '../state/names.ts';
import { type Seating, seatFor } from '../state/seating.ts';
import { seatSharedWith } from '../state/shared-hands.ts';
import { lastUnhaltedValue, type Table } from '../state/table.ts';
import type { ChangeResult } from '../turn/commit.ts';
import { tryStorage } from '../turn/persist.ts';

/** A place with a chat of its own: a table, or one of its spectator rooms. */
export interface ChatPlace extends Pick<Table, 'code' | 'context' | 'chatFilters' | 'sendChat'> {
  readonly table: Table;
  readonly people: () => readonly PersonInChat[];
  /** Returns the name of a person as everyone here sees it. */
  readonly nameOf: (person: PersonInChat) => string;
  readonly roleOf: (memberId: number) => Pick<Speaker, 'seated' | 'aside'> & Pick<ChatReader, 'hearsAsides'>;
}

export type PersonInChat = Pick<Speaker, 'memberId' | 'personId' | 'name'>;

/** Returns the chat of a table. During a match, spectators chat among themselves: players get their messages after the match. */
export function tableChat(table: Table): ChatPlace {
  const { value } = table;
  const { seating } = value;
  const isPlayed = lastUnhaltedValue(value).phase === 'playing';
  return {
    ...table,
    table,
    people: () => seating.people,
    nameOf: ({ memberId }) => shownName(seating, memberId),
    roleOf(memberId) {
      const seated = seatFor(seating, memberId) !== null;
      return { seated, aside: isPlayed && !seated, hearsAsides: !isPlayed || !seated };
    },
  };
}

type ChatIntentName = 'say' | 'listen' | 'signs' | 'report';

type ChatHandler<Name extends ChatIntentName> = (
  place: ChatPlace,
  person: PersonInChat,
  intent: Intent<Name>,
) => Promise<Result<IntentAnswer<Name>, TableRefusal>>;

/** The requests that are answered alike in every chat. */
const chatHandlers: { readonly [Name in ChatIntentName]: ChatHandler<Name> } = { say, listen, signs, report };

export function isChatIntent(name: IntentName): name is ChatIntentName {
  return Object.hasOwn(chatHandlers, name);
}

export async function answerInChat<Name extends ChatIntentName>(
  place: ChatPlace,
  memberId: number,
  name: Name,
  intent: Intent<Name>,
): Promise<Result<IntentAnswer<Name>, TableRefusal>> {
  const person = personIn(place, memberId);
  return person === undefined ? refused('nobody-there') : chatHandlers[name](place, person, intent);
}

/** Sends a chat message to everyone who may and wants to read it. */
async function say(place: ChatPlace, person: PersonInChat, said: Intent<'say'>): ChangeResult {
  const { code, context, chatFilters, sendChat } = place;
  const { memberId, personId } = person;
  const wrong = whyNotSayable(place.table, memberId, said);
  if (wrong !== null) return refused(wrong);
  const { seated, aside } = place.roleOf(memberId);
  const speaker = { memberId, personId, name: place.nameOf(person), seated, aside };
  const content = contentOf(place, memberId, said);
  if (!content.ok) return content;
  const talk = withMessage(context.chats.at(code), speaker, content.value, context.clock.now());
  if (!talk.ok) return talk;
  context.chats.keep(code, talk.value);
  const line = talk.value.lines.at(-1);
  for (const other of place.people()) {
    const filter = chatFilters.get(other.memberId);
    const message = line && filter && messageFor(line, readerIn(place, other), filter);
    if (message) sendChat(other.memberId, message);
  }
  return accepted(null);
}

type ContentResult = Result<ChatContent, TableRefusal>;

/** Adds the recipient of a reaction. Only players point at others: their reactions fly from plate to plate. */
function contentOf({ table, roleOf }: ChatPlace, memberId: number, said: Intent<'say'>): ContentResult {
  if (!('to' in said)) return accepted(said);
  const { seating } = table.value;
  if (!roleOf(memberId).seated) return refused('not-seated');
  const to = seatFor(seating, memberId) === said.to ? null : recipientAt(seating, said.to);
  return to === null ? refused('no-such-seat') : accepted({ ...said, to });
}

function recipientAt(seating: Seating, seat: Seat): ChatRecipient | null {
  const occupant = seating.seats[seat];
  if (occupant === undefined || occupant.holder === 'empty') return null;
  if (occupant.holder === 'bot') return { seat, person: 0, name: occupant.name };
  return { seat, person: occupant.memberId, name: shownName(seating, occupant.memberId) };
}

function whyNotSayable({ game, value }: Table, memberId: number, said: Intent<'say'>): TableRefusal | null {
  if ('phrase' in said) return isPhrase(said.phrase, game.phrases ?? []) ? null : 'malformed';
  if (!allowsFreeText(value)) return 'phrases-only';
  return seatSharedWith(value, memberId) === null ? null : 'sees-a-hand';
}

/** Sets the chat filter of a person and returns the earlier messages. A person without a filter gets no messages. */
async function listen(
  place: ChatPlace,
  person: PersonInChat,
  { hears, except }: Intent<'listen'>,
): Promise<Result<readonly ChatMessage[], TableRefusal>> {
  const { code, context, chatFilters } = place;
  const filter = { hears, except: new Set(except) };
  chatFilters.set(person.memberId, filter);
  const reader = readerIn(place, person);
  return accepted(context.chats.at(code).lines.flatMap((line) => messageFor(line, reader, filter) ?? []));
}

async function signs(place: ChatPlace, reader: PersonInChat): Promise<Result<IntentAnswer<'signs'>, TableRefusal>> {
  const others = place.people().filter(({ memberId }) => memberId !== reader.memberId);
  const signOf = ({ personId }: PersonInChat) => viewerAlias(reader.personId, personId);
  return accepted(others.map((each) => ({ person: each.memberId, sign: signOf(each) })));
}

/**
 * Reports a person or a chat message. The report contains what that person wrote here, as far as the reporter could read it. The log
 * gets no content of the chat.
 */
async function report(place: ChatPlace, person: PersonInChat, about: Intent<'report'>): ChangeResult {
  const { code, context } = place;
  const reader = readerIn(place, person);
  const known = context.chats.at(code).lines.filter((line) => canRead(line, reader));
  const meant = 'line' in about ? known.find(({ id }) => id === about.line) : personIn(place, about.person);
  if (meant === undefined) return refused('line' in about ? 'nothing-said' : 'nobody-there');
  const [by, of] = [reader.personId, meant.personId];
  const after = withReport(context.chats.at(code), by, context.clock.now());
  if (!after.ok) return after;
  context.chats.keep(code, after.value);
  // There is one report for each reporter and reported person at a table. A later one replaces it.
  const id = createHash('sha256').update(`${code} ${by} ${of}`).digest('base64url').slice(0, 16);
  const lines = known.filter(({ personId }) => personId === of).map(({ id, name, said }) => ({ id, name, said }));
  const line = 'line' in about ? about.line : null;
  const at = new Date().toISOString();
  const kept = await tryStorage(place, () =>
    context.storage.report({ id, table: code, at, by, of, name: meant.name, line, lines }),
  );
  if (!kept.ok) return kept;
  context.count('reported');
  context.log.warn({ report: id, table: logPseudonym(code) }, 'a player was reported');
  return accepted(null);
}

function personIn({ people }: ChatPlace, memberId: number): PersonInChat | undefined {
  return people().find((each) => each.memberId === memberId);
}

function readerIn({ roleOf }: ChatPlace, { memberId, personId }: PersonInChat): ChatReader {
  return { personId, hearsAsides: roleOf(memberId).hearsAsides };
}
