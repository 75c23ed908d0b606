import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { NoticeDependencies } from '../push/notices.ts';
import { GONE, postPublicly } from '../push/post-publicly.ts';
import { publicAgent } from '../push/public-agent.ts';
import { type GameStorage, POST_INTERVAL_MS } from '../storage/game-storage.ts';
import { type WebhookNews, webhookBody, webhookLine } from './webhook-line.ts';

interface WebhookDependencies extends Omit<NoticeDependencies, 'storage'> {
  readonly storage: Pick<GameStorage, 'takeWebhook' | 'saveWebhook'>;
}

/**
 * Opens the way to the webhooks of groups. Returns a function that sends news about a group, by its id, as soon as `POST_INTERVAL_MS`
 * allows; until then, later news replace them. It never throws.
 */
export function openWebhooks({ storage, log, count, clock, address, texts, agent = publicAgent() }: WebhookDependencies) {
  const waiting = new Map<string, WebhookNews>();

  async function send(group: string): Promise<void> {
    const now = Date.now();
    const taken = await storage.takeWebhook(group, now);
    if (typeof taken === 'number') {
      clock.after(taken + POST_INTERVAL_MS - now, () => void trySend(group));
      return;
    }
    const news = waiting.get(group);
    waiting.delete(group);
    if (taken === null || news === undefined) return;
    const { name, webhook } = taken;
    const line = webhookLine(news, name, { ...webhook, texts: texts(webhook.language), address });
    const status = await postPublicly({ agent, clock }, webhook.address, webhookBody(webhook, line));
    const isGone = GONE.includes(status);
    if (isGone) await storage.saveWebhook(group, null, webhook);
    count(`webhook ${isGone ? 'gone' : status < 300 ? 'sent' : 'refused'}`);
  }

  async function trySend(group: string): Promise<void> {
    try {
      await send(group);
    } catch (error) {
      waiting.delete(group);
      count('webhook failed');
      // The message of the error could name the address.
      log.debug({ group: logPseudonym(group), code: (error as NodeJS.ErrnoException).code }, 'a webhook could not be reached');
    }
  }

  return (group: string, news: WebhookNews): void => {
    const isFirst = !waiting.has(group);
    waiting.set(group, news);
    if (isFirst) void trySend(group);
  };
}
