import * as v from 'valibot';
import { lazy } from '../core/lazy.ts';
import { isLegible, oneLine } from './plain-text.ts';

/** What can be said at every table with one press: codes, which each reads in their own language. A game has some of its own. */
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

/** What can be shown at every table with one press. */
export const REACTIONS = ['bravo', 'laugh', 'wow', 'wink', 'sigh', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Graphemes in a line of talk. */
export const MAX_CHAT_GRAPHEMES = 200;

/** Milliseconds between two lines of the same person. */
export const CHAT_INTERVAL_MS = 2000;

/** Lines that a table remembers. */
export const MAX_CHAT_MESSAGES = 60;

/** People from whom a browser hears nothing; as many as fit into one request. */
export const MAX_MUTED = 200;

// What a line may hold, an emoji before its parts; whatever is drawn as nothing, or turns the text around, is left out.
const PIECE = lazy(() => /\p{RGI_Emoji}|[[\p{L}\p{M}\p{N}\p{P}\p{S} ]--\p{Default_Ignorable_Code_Point}]/gv);

/** A line as it is shown: whatever is not text is gone from it. It is text wherever it goes, never markup. */
export const chatTextSchema = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.transform((text) => oneLine((oneLine(text).match(PIECE()) ?? []).join(''))),
  v.maxLength(1000),
  v.check((text) => isLegible(text, MAX_CHAT_GRAPHEMES), 'not a line'),
);

/** A phrase or a reaction by its code, or a text. */
export const chatContentSchema = v.union([
  v.strictObject({ phrase: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,23}$/)) }),
  v.strictObject({ text: chatTextSchema }),
]);
export type ChatContent = v.InferOutput<typeof chatContentSchema>;

/** Whether this can be said with one press at a table of a game. */
export function isPhrase(phrase: string, ofGame: readonly string[]): boolean {
  return [...PHRASES, ...REACTIONS, ...ofGame].includes(phrase);
}

/** By which one person knows another again, at every table; it means nothing to anybody else. 96 bits, base64url. */
export const viewerAliasSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/));

/** How much of what is said somebody would hear. */
export const CHAT_AUDIBILITIES = ['all', 'phrases', 'nothing'] as const;
export type ChatAudibility = (typeof CHAT_AUDIBILITIES)[number];

/** What somebody at the table has said, as it is told to one reader. */
export interface ChatMessage {
  /** Counts up at each table. */
  readonly id: number;
  /** The speaker, by number at that time and by their sign for this reader. */
  readonly person: number;
  readonly sign: string;
  readonly name: string;
  /** From a seat; the others watch. */
  readonly seated: boolean;
  readonly said: ChatContent;
}

/** What a table tells of its own accord besides its state, and only those who have asked to listen. */
export interface TableMessages {
  readonly line: ChatMessage;
}
