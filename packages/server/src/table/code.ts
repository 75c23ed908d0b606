import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';

/** A table's code that nobody can guess. */
export function newCode(): string {
  return codeFrom(randomBytes(CODE_LENGTH));
}

/** Under which a match is kept and its record handed out. */
export function newMatchId(): string {
  return randomBytes(16).toString('base64url');
}
