import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { NewTable } from '@hundredfold/shared/protocol/intents.ts';

/** Asks the house for a table; answered with its code. */
export async function makeTable(wish: NewTable): Promise<Result<string, 'too-many' | 'failed'>> {
  try {
    const reply = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (reply.status === 429) return refused('too-many');
    const answer: unknown = await reply.json();
    if (!reply.ok || !hasCode(answer)) return refused('failed');
    return accepted(answer.code);
  } catch {
    return refused('failed');
  }
}

function hasCode(answer: unknown): answer is { readonly code: string } {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string';
}
