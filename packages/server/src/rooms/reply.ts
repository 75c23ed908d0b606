import { type Intent, type IntentName, intents, type Refusal } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { ask } from '../table/ask.ts';
import type { Table } from '../table/table.ts';

/** How a request is turned down; a mere message has no id and cannot be answered. */
export interface Reply {
  readonly id: number | undefined;
  reject(reason: Refusal): unknown;
}

/** Somebody at the table, by their number. */
export interface Asker {
  readonly number: number;
  readonly allowance: Allowance;
}

/** A request as it came from a socket. */
export interface TableRequest {
  readonly table: Table;
  readonly asker: Asker;
  readonly name: IntentName;
  readonly payload: unknown;
}

/** Checks a request, has the table decide it and answers: with what was asked for, or a refusal. */
export async function answer(request: TableRequest, reply: Reply): Promise<unknown> {
  if (reply.id === undefined) return undefined; // A message is no request: it counts as garbage and does nothing.
  const { house } = request.table;
  const refuse = (refusal: string): unknown => {
    house.count(`refused ${refusal}`);
    return reply.reject({ refusal });
  };
  if (!request.asker.allowance.take(performance.now())) return refuse('too-fast');
  const intent = v.safeParse(intents[request.name], request.payload);
  if (!intent.success) return refuse('malformed');
  const result = await ask(request.table, request.asker.number, request.name, intent.output as Intent<IntentName>);
  return result.ok ? result.value : refuse(result.refusal);
}

/** How many messages somebody may still send: it fills up again by so many a second. */
export interface Allowance {
  /** Whether there is one left; takes it. */
  take(now: number): boolean;
}

export function allowance(perSecond: number, start: number): Allowance {
  let left = perSecond;
  let filled = start;
  return {
    take(now) {
      left = Math.min(perSecond, left + ((now - filled) / 1000) * perSecond);
      filled = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
