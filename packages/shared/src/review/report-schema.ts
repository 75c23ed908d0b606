import * as v from 'valibot';
import { actionSchema } from '../records/read-record.ts';
import type { ReviewReport } from './report-review.ts';

const estimateSchema = v.object({ mean: v.number(), error: v.number() });

const decisionSchema = v.object({
  turn: v.number(),
  played: actionSchema,
  better: v.nullable(actionSchema),
  cost: estimateSchema,
  mark: v.picklist(['fine', 'slip', 'mistake']),
  isCloseCall: v.boolean(),
});

const ledgerSchema = v.object({
  evaluator: v.number(),
  start: estimateSchema,
  cards: estimateSchema,
  play: estimateSchema,
  others: estimateSchema,
  hidden: estimateSchema,
  result: v.number(),
});

/** One line of the answer to `GET /api/records/:id/review`. The last line has the review. */
export const reviewReportSchema: v.GenericSchema<unknown, ReviewReport> = v.variant('told', [
  v.object({ told: v.literal('progress'), share: v.number(), found: v.array(decisionSchema) }),
  v.object({
    told: v.literal('review'),
    review: v.object({ decisions: v.array(decisionSchema), turningPoints: v.array(decisionSchema), ledger: ledgerSchema }),
  }),
]);
