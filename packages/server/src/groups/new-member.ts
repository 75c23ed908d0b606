import { randomBytes, randomInt } from 'node:crypto';
import { AVATAR_COUNT } from '@hundredfold/shared/protocol/avatar.ts';
import type { StoredMember } from '../storage/stored-group.ts';

interface Introduction extends Omit<StoredMember, 'memberId' | 'since' | 'seal'> {
  readonly seal?: number | undefined;
}

/** Returns a person as a new member of a group. Someone without an avatar gets a random one. */
export function newMember({ seal = randomInt(AVATAR_COUNT), ...introduction }: Introduction): StoredMember {
  return { ...introduction, seal, memberId: randomBytes(9).toString('base64url'), since: Date.now() };
}
