import { type pushKeySchema, replaceSubscriptionSchema, subscribeSchema } from '@hundredfold/shared/protocol/push.ts';
import { Router } from 'express';
import type { InferOutput } from 'valibot';
import { personIdOf } from '../identity/person-id.ts';
import type { RequestLimit } from '../limits/request-limit.ts';
import type { NoticeService } from '../push/notices.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import { withBody } from './body.ts';
import { requireWithinLimit } from './caller.ts';

const MAX_SUBSCRIPTION_BYTES = 4096;

/**
 * Serves `GET /`, the key for which browsers subscribe; `POST /`, which says what notices a browser wants for a person; and `POST
 * /replace`, by which a browser without a page replaces its subscription.
 */
export function pushRouter(notices: NoticeService, storage: GameStorage, limit: RequestLimit): Router {
  const router = Router();
  router.get('/', requireWithinLimit(limit), async (_, response) => {
    response.json({ publicKey: await notices.publicKey() } satisfies InferOutput<typeof pushKeySchema>);
  });
  router.post(
    '/',
    withBody({ schema: subscribeSchema, limit, maxBytes: MAX_SUBSCRIPTION_BYTES }, async (body, _, response) => {
      const { key, subscription, ...wish } = body;
      const personId = personIdOf(key);
      if (wish.kinds.length > 0) await storage.saveSubscription({ personId, ...subscription, ...wish });
      else await storage.removeSubscriptions(personId, subscription.endpoint);
      response.status(204).end();
    }),
  );
  router.post(
    '/replace',
    withBody({ schema: replaceSubscriptionSchema, limit, maxBytes: MAX_SUBSCRIPTION_BYTES }, async (body, _, response) => {
      await storage.replaceSubscription(body.replaced, body.subscription);
      response.status(204).end();
    }),
  );
  return router;
}
