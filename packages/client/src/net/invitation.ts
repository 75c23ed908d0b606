import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { readStored } from '../lib/stored.ts';
import { api } from './api.ts';

/** The reason why a code could not be resolved. */
export type InvitationError = 'no-table' | 'too-many' | 'failed';

/** Loads what a code leads to, without joining it. */
export function loadInvitation(code: string): Promise<Result<Invitation, InvitationError>> {
  return api.invitation(code, readStored('key'));
}
