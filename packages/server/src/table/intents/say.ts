import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type ChatMessage, isPhrase } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswers, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChatReader, messageFor, withMessage } from '../../chat/chat.ts';
import { viewerAlias } from '../../chat/viewer-alias.ts';
import { shownName } from '../state/names.ts';
import { personAt, seatFor } from '../state/seating.ts';
import { seatSharedWith } from '../state/shared-hands.ts';
import { soundValue, type Table, type TableValue } from '../state/table.ts';

/** Whether people at a table write as they like: what the host says, or else where strangers do not come in by themselves. */
export function mayWrite({ freely, open }: TableValue): boolean {
  return freely ?? !open;
}

/** Why something is said by nobody here, whoever they are. */
export function unsayable({ game, value }: Table, said: Intent<'say'>): TableRefusal | null {
  if ('text' in said) return mayWrite(value) ? null : 'phrases-only';
  return isPhrase(said.phrase, game.phrases ?? []) ? null : 'malformed';
}

/** Somebody says something, and all who may and would hear it are told. While a game goes on those who watch talk among themselves. */
export function say(table: Table, number: number, said: Intent<'say'>): Result<null, TableRefusal> {
  const { code, context, value } = table;
  const person = personAt(value.seating, number);
  if (person === undefined) return refused('nobody-there');
  const wrong = unsayable(table, said);
  if (wrong !== null) return refused(wrong);
  if ('text' in said && seatSharedWith(value, number) !== null) return refused('sees-a-hand');
  const seated = seatFor(value.seating, number) !== null;
  const speaker = {
    number,
    personId: person.personId,
    name: shownName(value.seating, number),
    seated,
    aside: !seated && isPlayed(value),
  };
  const talk = withMessage(context.chats.at(code), speaker, said, context.clock.now());
  if (!talk.ok) return talk;
  context.chats.keep(code, talk.value);
  tellLast(table);
  return accepted(null);
}

function tellLast(table: Table): void {
  const line = table.context.chats.at(table.code).lines.at(-1);
  for (const [number, ear] of table.chatFilters) {
    const reader = readerAt(table, number);
    const heard = line === undefined || reader === null ? null : messageFor(line, reader, ear);
    if (heard !== null) table.sendChat(number, heard);
  }
}

/** Somebody would hear what is said from now on, and is told what was said before; whoever has not asked hears nothing. */
export function listen(
  table: Table,
  number: number,
  { hears, except }: Intent<'listen'>,
): Result<readonly ChatMessage[], TableRefusal> {
  const reader = readerAt(table, number);
  if (reader === null) return refused('nobody-there');
  const ear = { hears, except: new Set(except) };
  table.chatFilters.set(number, ear);
  return accepted(table.context.chats.at(table.code).lines.flatMap((line) => messageFor(line, reader, ear) ?? []));
}

/** By what signs somebody knows the others at the table. */
export function viewerAliasesFor({ value: { seating } }: Table, number: number): Result<IntentAnswers['signs'], TableRefusal> {
  const reader = personAt(seating, number);
  if (reader === undefined) return refused('nobody-there');
  const others = seating.people.filter((each) => each !== reader);
  return accepted(others.map((other) => ({ person: other.number, sign: viewerAlias(reader.personId, other.personId) })));
}

/** Who somebody is as one who listens: those who play hear nothing of what is said aside until the game is over. */
export function readerAt({ value }: Table, number: number): ChatReader | null {
  const person = personAt(value.seating, number);
  if (person === undefined) return null;
  return { personId: person.personId, hearsAsides: !isPlayed(value) || seatFor(value.seating, number) === null };
}

function isPlayed(value: TableValue): boolean {
  return soundValue(value).phase === 'playing';
}
