import type { Agent } from 'node:https';
import { CONFIRM_TIMEOUT_S } from '@hundredfold/shared/protocol/matchmaking.ts';
import { FREE_PACE_MOVE_S } from '@hundredfold/shared/protocol/pace.ts';
import type { NoticeKind, NoticeMessage, NoticeTexts } from '@hundredfold/shared/protocol/push.ts';
import type { Logger } from 'pino';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { Clock } from '../platform/clock.ts';
import { type GameStorage, NOTICE_INTERVAL_MS } from '../storage/game-storage.ts';
import type { NoticeReceiver } from '../storage/stored-subscription.ts';
import type { NoticeTextsIn } from './notice-texts.ts';
import { type PushSender, postMessage } from './post-message.ts';
import { GONE } from './post-publicly.ts';
import { publicAgent } from './public-agent.ts';
import { isQuietHour, timeFor } from './reader-time.ts';
import { newVapidKey, readVapidKey, type VapidKey } from './vapid.ts';

/** The facts that a notice tells one person. Their page would show them all of these. */
export type PushNotice =
  | { readonly kind: 'turn'; readonly game: string; readonly code: string; readonly others: readonly string[] }
  | { readonly kind: 'match'; readonly game: string }
  | OpenTable
  | Evening;

/** A table of a group; `by` is the name of the member who has opened it, if the group may know. */
export interface OpenTable {
  readonly kind: 'table';
  readonly group: string;
  readonly game: string;
  readonly code: string;
  readonly by: string | null;
}

/** An evening of a group, by its id and name, that begins soon. */
interface Evening {
  readonly kind: 'evening';
  readonly id: string;
  readonly group: string;
  readonly at: number;
}

/** The seconds for which a notice is true. A push service drops it if the browser was offline for longer. */
const VALID_SECONDS: Readonly<Record<NoticeKind, number>> = {
  turn: FREE_PACE_MOVE_S,
  match: CONFIRM_TIMEOUT_S,
  table: 1800,
  evening: 3600,
};

export interface NoticeDependencies {
  readonly storage: Pick<GameStorage, 'pushKey' | 'takeNotice' | 'removeSubscriptions'>;
  readonly log: Logger;
  readonly count: (what: string) => void;
  readonly clock: Pick<Clock, 'after'>;
  /** The address of the site, without a slash at its end. */
  readonly address: string;
  readonly texts: NoticeTextsIn;
  /** The agent for requests to push services; tests have a push service of their own. */
  readonly agent?: Agent;
}

/** Tells people who do not look at their page. */
export interface Notices {
  /**
   * Sends a notice to all browsers of a person that want its kind. Resolves once it is sure who gets it: to `null`, or to the
   * milliseconds after which to try again, because the person has just got another one. Never rejects.
   */
  send(personId: string, notice: PushNotice): Promise<number | null>;
}

export const NO_NOTICES: Notices = { send: async () => null };

export type NoticeService = ReturnType<typeof openNotices>;

export function openNotices({ storage, log, count, clock, address, texts, agent = publicAgent() }: NoticeDependencies) {
  let key: Promise<VapidKey> | undefined;
  /** The key is made when the first browser asks for it. */
  const readKey = (): Promise<VapidKey> => {
    key ??= storage.pushKey(newVapidKey()).then(readVapidKey);
    key.catch(() => (key = undefined));
    return key;
  };

  async function deliver(personId: string, receiver: NoticeReceiver, notice: PushNotice): Promise<void> {
    const { language, zone, ...subscription } = receiver;
    try {
      const sender: PushSender = { key: await readKey(), subject: address, agent, clock };
      const message = JSON.stringify(messageOf(notice, { ...receiver, texts: texts(language), address }));
      const status = await postMessage(sender, subscription, message, VALID_SECONDS[notice.kind]);
      const isGone = GONE.includes(status);
      if (isGone) await storage.removeSubscriptions(personId, subscription.endpoint);
      count(`notice ${isGone ? 'gone' : status < 300 ? 'sent' : 'refused'}`);
    } catch (error) {
      count('notice failed');
      // The message of the error could name the push service, and so the endpoint.
      log.debug({ person: logPseudonym(personId), code: (error as NodeJS.ErrnoException).code }, 'a notice could not be sent');
    }
  }

  return {
    publicKey: async (): Promise<string> => (await readKey()).publicKey,
    async send(personId: string, notice: PushNotice): Promise<number | null> {
      const now = Date.now();
      const taken = await storage.takeNotice(personId, notice.kind, now).catch((error: unknown) => {
        log.warn({ err: error }, 'the storage did not say who gets a notice');
        return [];
      });
      if (typeof taken === 'number') return taken + NOTICE_INTERVAL_MS - now;
      const receivers = taken.filter(({ zone }) => notice.kind !== 'evening' || !isQuietHour(now, zone));
      for (const receiver of receivers) void deliver(personId, receiver, notice);
      return null;
    },
  } satisfies Notices & { publicKey(): Promise<string> };
}

export interface NoticeReader {
  readonly language: string;
  readonly zone: string;
  readonly texts: NoticeTexts;
  /** The address of the site. */
  readonly address: string;
}

function messageOf(notice: PushNotice, reader: NoticeReader): NoticeMessage {
  return { web_push: 8030, notification: { lang: reader.language, ...notificationOf(notice, reader) } };
}

function notificationOf(notice: PushNotice, reader: NoticeReader): Omit<NoticeMessage['notification'], 'lang'> {
  const { texts, address } = reader;
  switch (notice.kind) {
    case 'turn':
      return {
        title: texts.turn.replace('{game}', () => gameName(notice.game, texts)),
        body: withPlayers(notice.others, texts),
        navigate: `${address}/t/${notice.code}`,
        tag: `turn ${notice.code}`,
      };
    case 'match':
      return { title: texts.match, body: gameName(notice.game, texts), navigate: `${address}/`, tag: 'match' };
    case 'table':
      return {
        title: texts.table.replace('{group}', () => notice.group),
        body: aboutTable(notice, texts),
        navigate: `${address}/t/${notice.code}`,
        tag: `table ${notice.code}`,
      };
    case 'evening':
      return {
        title: texts.evening.replace('{group}', () => notice.group),
        body: timeFor(reader, notice.at),
        navigate: `${address}/g/${notice.id}`,
        tag: `evening ${notice.id}`,
      };
  }
}

/** The game of a table, and who has opened it. */
export function aboutTable({ game, by }: Pick<OpenTable, 'game' | 'by'>, texts: NoticeTexts): string {
  const name = gameName(game, texts);
  return by === null ? name : `${name} · ${withPlayers([by], texts)}`;
}

export function gameName(game: string, texts: NoticeTexts): string {
  return texts.games[game] ?? game;
}

function withPlayers(names: readonly string[], texts: NoticeTexts): string {
  return texts.players.replace('{names}', () => names.join(', '));
}
