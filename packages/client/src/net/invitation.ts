import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { type Invitation, invitationSchema } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { readStored } from '../lib/stored.ts';
import { fetchFromServer } from './connectivity.ts';

/** The reason why a code could not be resolved. */
export type InvitationError = 'no-table' | 'too-many' | 'failed';

/** Loads what a code leads to, without joining it. */
export async function loadInvitation(code: string): Promise<Result<Invitation, InvitationError>> {
  const key = readStored('key');
  const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
  try {
    const answer = await fetchFromServer(`/api/tables/${code}/invitation`, { headers });
    if (answer.status === 404) return refused('no-table');
    if (answer.status === 429) return refused('too-many');
    return answer.ok ? accepted(v.parse(invitationSchema, await answer.json())) : refused('failed');
  } catch {
    return refused('failed');
  }
}
