import { isDeepStrictEqual } from 'node:util';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  CHAT_INTERVAL_MS,
  type ChatAudibility,
  type ChatContent,
  type ChatMessage,
  MAX_CHAT_MESSAGES,
  REPEAT_INTERVAL_MS,
} from '@hundredfold/shared/protocol/chat.ts';
import { type LimitedUses, type RateLimit, withUse } from '../limits/rate-limit.ts';
import { viewerAlias } from './viewer-alias.ts';

export interface Speaker {
  readonly memberId: number;
  readonly personId: string;
  readonly name: string;
  readonly seated: boolean;
  /** `true` if only spectators can read the message: no player may learn anything from someone who sees more than they do. */
  readonly aside: boolean;
}

export interface StoredChatMessage extends Speaker {
  readonly id: number;
  readonly said: ChatContent;
  /** The time of the message by the server's clock. */
  readonly at: number;
}

/** The latest chat messages of a table, the oldest first. */
export interface ChatHistory {
  readonly lines: readonly StoredChatMessage[];
  readonly count: number;
  /** The reports of each person, by person id. */
  readonly reports: ReadonlyMap<string, LimitedUses>;
  readonly allReports: LimitedUses | undefined;
}

export const EMPTY_CHAT: ChatHistory = { lines: [], count: 0, reports: new Map(), allReports: undefined };

const REPORT_LIMIT: RateLimit = { times: 1, within: 10_000 };

/** The limit for the reports from one table, so that a person under ever new names cannot fill the disk. */
const TABLE_REPORT_LIMIT: RateLimit = { times: 30, within: 3_600_000 };

/** The chat settings of one person: the kinds of messages they read, and the aliases of the people they have muted. */
export interface ChatFilter {
  readonly hears: ChatAudibility;
  readonly except: ReadonlySet<string>;
}

/** Adds a message: a person must wait between messages, and longer before the same one. */
export function withMessage(
  history: ChatHistory,
  speaker: Speaker,
  said: ChatContent,
  at: number,
): Result<ChatHistory, 'one-at-a-time' | 'said-already'> {
  const { lines } = history;
  const last = lines.findLast(({ personId }) => personId === speaker.personId);
  const since = last === undefined ? Number.POSITIVE_INFINITY : at - last.at;
  if (since < CHAT_INTERVAL_MS) return refused('one-at-a-time');
  if (since < REPEAT_INTERVAL_MS && isDeepStrictEqual(last?.said, said)) return refused('said-already');
  const id = history.count + 1;
  return accepted({ ...history, lines: [...lines, { ...speaker, id, said, at }].slice(-MAX_CHAT_MESSAGES), count: id });
}

/** Counts a report. Reports are limited, because each one is stored with the chat messages. */
export function withReport(history: ChatHistory, personId: string, at: number): Result<ChatHistory, 'too-fast'> {
  const own = withUse(history.reports.get(personId), REPORT_LIMIT, at);
  const allReports = withUse(history.allReports, TABLE_REPORT_LIMIT, at);
  if (own === null || allReports === null) return refused('too-fast');
  const recent = [...history.reports].filter(([, { until }]) => at < until);
  return accepted({ ...history, reports: new Map([...recent, [personId, own]]), allReports });
}

export function chatWithout(history: ChatHistory, personId: string): ChatHistory {
  const lines = history.lines.filter((line) => line.personId !== personId);
  return { ...history, lines, reports: new Map([...history.reports].filter(([known]) => known !== personId)) };
}

export interface ChatReader {
  readonly personId: string;
  readonly hearsAsides: boolean;
}

/** Returns whether a reader may read a message where they are now, whatever their settings. */
export function canRead({ aside }: StoredChatMessage, { hearsAsides }: ChatReader): boolean {
  return hearsAsides || !aside;
}

export function messageFor(line: StoredChatMessage, reader: ChatReader, { hears, except }: ChatFilter): ChatMessage | null {
  const { id, memberId: person, name, seated, said } = line;
  if (!canRead(line, reader) || hears === 'nothing' || (hears === 'phrases' && 'text' in said)) return null;
  const sign = viewerAlias(reader.personId, line.personId);
  return except.has(sign) ? null : { id, person, sign, name, seated, said };
}
