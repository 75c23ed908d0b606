import type { Webhook } from '@hundredfold/shared/protocol/groups.ts';
import { aboutTable, gameName, type NoticeReader } from '../push/notices.ts';
import { timeFor } from '../push/reader-time.ts';

/** The facts that a webhook tells about a group. */
export type WebhookNews =
  | { readonly kind: 'table'; readonly game: string; readonly code: string; readonly by: string | null }
  | { readonly kind: 'game'; readonly game: string; readonly players: readonly RankedPlayer[] }
  /** An evening is fixed, or begins in an hour. */
  | { readonly kind: 'fixed' | 'evening'; readonly at: number };

/** A player of a finished game; without a place in a solitaire. */
interface RankedPlayer {
  readonly name: string;
  readonly place?: number | undefined;
}

/** Returns the line about a group. Names in it are plain text in every chat. */
export function webhookLine(news: WebhookNews, group: string, reader: NoticeReader): string {
  const { texts, address } = reader;
  const title = (text: string) => text.replace('{group}', () => plain(group));
  switch (news.kind) {
    case 'table': {
      const about = aboutTable({ game: news.game, by: news.by && plain(news.by) }, texts);
      return `${title(texts.table)}: ${about} ${address}/t/${news.code}`;
    }
    case 'game': {
      const names = news.players.map(({ name, place }) => `${place === undefined ? '' : `${place}. `}${plain(name)}`);
      return `${title(texts.over).replace('{game}', () => gameName(news.game, texts))}: ${names.join(', ')}`;
    }
    case 'fixed':
    case 'evening':
      return `${title(texts[news.kind])}: ${timeFor(reader, news.at)}`;
  }
}

/** Puts a space without width behind each sign that could begin a mention, a link or markup in a chat. */
function plain(name: string): string {
  return name.replace(/[!-/:-@[-`{-~]/g, '$&\u200b');
}

/**
 * Returns a line as webhooks read it. Discord has it from `content`; Matrix (hookshot), Slack and Mattermost from `text`; each ignores
 * the fields of the others. ntfy shows any body as it is, so it gets plain text: its topics alone stand directly behind the host.
 */
export function webhookBody({ address }: Pick<Webhook, 'address'>, line: string) {
  if (!new URL(address).pathname.includes('/', 1)) return { headers: { 'Content-Type': 'text/plain' }, body: Buffer.from(line) };
  const message = { content: line, text: line, allowed_mentions: { parse: [] } };
  return { headers: { 'Content-Type': 'application/json' }, body: Buffer.from(JSON.stringify(message)) };
}
