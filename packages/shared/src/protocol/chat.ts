import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';
import { MAX_SEATS, type Seat } from '../core/seat.ts';
import { isLegible, lineSchema, oneLine } from './one-line.ts';
import { whole } from './wire-codec.ts';

/**
 * The codes of the preset chat phrases (quick chat) of every table. Each client shows them in its own language. A game may add phrases
 * of its own.
 */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-done',
  'thanks',
  'sorry',
  'so-close',
  'one-moment',
  'no-hurry',
  'good-game',
  'once-more',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['bravo', 'laugh', 'wow', 'wink', 'sigh', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const MAX_CHAT_GRAPHEMES = 200;

/** The least number of milliseconds between two chat messages of the same person. */
export const CHAT_INTERVAL_MS = 2000;

/** The milliseconds in which a person may not repeat their last message. */
export const REPEAT_INTERVAL_MS = 20_000;

export const MAX_CHAT_MESSAGES = 60;

/** The largest number of people that a browser can mute. As many fit into one request. */
export const MAX_MUTED = 200;

// Matches what a message may contain, an emoji before its parts. Invisible characters and those that change the text direction are
// left out.
const PIECE = lazy(() => /\p{RGI_Emoji}|[[\p{L}\p{M}\p{N}\p{P}\p{S} ]--\p{Default_Ignorable_Code_Point}]/gv);

/**
 * The schema of a chat text. It removes all characters that are not text. The result is always shown as text, never as markup.
 */
export const chatTextSchema = v.pipe(
  lineSchema(1000),
  v.transform((text) => oneLine((text.match(PIECE()) ?? []).join(''))),
  v.check((text) => isLegible(text, MAX_CHAT_GRAPHEMES), 'not a chat text'),
);

/** The schema of what a person says. A reaction alone may be `to` the player on a seat. */
export const chatContentSchema = v.union([
  v.strictObject({ phrase: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,23}$/)) }),
  v.strictObject({ phrase: v.picklist(REACTIONS), to: whole(0, MAX_SEATS - 1).schema }),
  v.strictObject({ text: chatTextSchema }),
]);

/** The player to whom a reaction was sent, as they were then. `person` is 0 for a bot. */
export interface ChatRecipient {
  readonly seat: Seat;
  readonly person: number;
  readonly name: string;
}

/** The content of a message. The server adds the recipient, because players change their seats. */
export type ChatContent = { readonly phrase: string; readonly to?: ChatRecipient } | { readonly text: string };

export function isPhrase(phrase: string, ofGame: readonly string[]): boolean {
  return [...PHRASES, ...REACTIONS, ...ofGame].includes(phrase);
}

export function reactionIn(said: ChatContent): Reaction | null {
  return REACTIONS.find((each) => 'phrase' in said && each === said.phrase) ?? null;
}

export function recipientIn(said: ChatContent): ChatRecipient | undefined {
  return 'to' in said ? said.to : undefined;
}

/**
 * The schema of a viewer alias: the id by which one person recognises another at every table. It tells others nothing. 96 bits,
 * base64url.
 */
export const viewerAliasSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/));

export const CHAT_AUDIBILITIES = ['all', 'phrases', 'nothing'] as const;
export type ChatAudibility = (typeof CHAT_AUDIBILITIES)[number];

export interface ChatMessage {
  readonly id: number;
  /** The sender: the member id at that time, and the alias for this viewer. */
  readonly person: number;
  readonly sign: string;
  readonly name: string;
  readonly seated: boolean;
  readonly said: ChatContent;
}

/** The messages that a table sends without a request, only to clients that asked to listen. */
export interface TableMessages {
  readonly line: ChatMessage;
}

/** Returns whether people at a table may write free texts. If the host has not decided, they may unless strangers find the table. */
export function allowsFreeText({ freely, open }: { readonly freely: boolean | null; readonly open: boolean }): boolean {
  return freely ?? !open;
}
