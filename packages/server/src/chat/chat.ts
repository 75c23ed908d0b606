import { isDeepStrictEqual } from 'node:util';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  CHAT_INTERVAL_MS,
  type ChatAudibility,
  type ChatContent,
  type ChatMessage,
  MAX_CHAT_MESSAGES,
} from '@hundredfold/shared/protocol/chat.ts';
import { viewerAlias } from './viewer-alias.ts';

/** Who says something, and where they are. */
export interface Speaker {
  readonly number: number;
  readonly personId: string;
  readonly name: string;
  readonly seated: boolean;
  /** Whether only those hear it who watch: nobody who plays is to be told anything by somebody who sees more than they do. */
  readonly aside: boolean;
}

/** Something that was said. */
export interface StoredChatMessage extends Speaker {
  readonly id: number;
  readonly said: ChatContent;
  /** When, by the clock of the house. */
  readonly at: number;
}

/** What was said at a table, as far as it is remembered, the oldest first. */
export interface ChatHistory {
  readonly lines: readonly StoredChatMessage[];
  /** How much was said in all. */
  readonly count: number;
  /** When somebody has last reported something, by their person id. */
  readonly reports: ReadonlyMap<string, number>;
  /** When the latest reports were made, whoever made them. */
  readonly reportedAt: readonly number[];
}

export const EMPTY_CHAT: ChatHistory = { lines: [], count: 0, reports: new Map(), reportedAt: [] };

/** Milliseconds between two reports of the same person. */
const CALM = 10_000;

/** Reports that are taken from one table in an hour: someone who comes under ever new names fills no disk. */
const HOURLY = 30;
const HOUR = 3_600_000;

/** One person's ear: how much it would hear, and by their signs the people from whom it hears nothing. */
export interface ChatFilter {
  readonly hears: ChatAudibility;
  readonly except: ReadonlySet<string>;
}

/** Somebody says something: a line at a time, and not the same twice. */
export function withMessage(
  talk: ChatHistory,
  speaker: Speaker,
  said: ChatContent,
  at: number,
): Result<ChatHistory, 'one-at-a-time' | 'said-already'> {
  const { lines } = talk;
  const last = lines.findLast(({ personId }) => personId === speaker.personId);
  if (last !== undefined && at - last.at < CHAT_INTERVAL_MS) return refused('one-at-a-time');
  if (isDeepStrictEqual(last?.said, said)) return refused('said-already');
  const id = talk.count + 1;
  return accepted({ ...talk, lines: [...lines, { ...speaker, id, said, at }].slice(-MAX_CHAT_MESSAGES), count: id });
}

/** Somebody reports something, but not all the time: each report is kept with what was said. */
export function withReport(talk: ChatHistory, personId: string, at: number): Result<ChatHistory, 'too-fast'> {
  const recent = [...talk.reports].filter(([, last]) => at - last < CALM);
  if (recent.some(([known]) => known === personId)) return refused('too-fast');
  const lately = talk.reportedAt.filter((each) => at - each < HOUR);
  if (lately.length >= HOURLY) return refused('too-fast');
  return accepted({ ...talk, reports: new Map([...recent, [personId, at]]), reportedAt: [...lately, at] });
}

/** The same as if somebody had never said or reported anything. */
export function chatWithout(talk: ChatHistory, personId: string): ChatHistory {
  const lines = talk.lines.filter((line) => line.personId !== personId);
  return { ...talk, lines, reports: new Map([...talk.reports].filter(([known]) => known !== personId)) };
}

/** Who listens, and whether things said aside are for them. */
export interface ChatReader {
  readonly personId: string;
  readonly hearsAsides: boolean;
}

/** Whether somebody where they are now may know of a line, whatever they would hear. */
export function canReadAsides({ aside }: StoredChatMessage, { hearsAsides }: ChatReader): boolean {
  return hearsAsides || !aside;
}

/** A line as it is told to one reader; `null` where it is not for them, or they would not hear it. */
export function messageFor(line: StoredChatMessage, reader: ChatReader, { hears, except }: ChatFilter): ChatMessage | null {
  const { id, number: person, name, seated, said } = line;
  if (!canReadAsides(line, reader) || hears === 'nothing' || (hears === 'phrases' && 'text' in said)) return null;
  const sign = viewerAlias(reader.personId, line.personId);
  return except.has(sign) ? null : { id, person, sign, name, seated, said };
}
