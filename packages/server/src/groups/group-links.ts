import { hash, randomBytes } from 'node:crypto';
import { GROUP_SECRET_LENGTH, groupSecretFrom } from '@hundredfold/shared/protocol/group-secret.ts';
import { personIdOf } from '../identity/person-id.ts';
import { type Sealed, sealFor, sealKeyOf } from '../identity/sealed.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { LinkBoxes, LoadedGroup, StoredMember } from '../storage/stored-group.ts';

// The server stores the hash of a link's secret, and the secret itself sealed for each member: the secret of their browser, which comes
// with their requests alone, opens it. So every member can copy the link, and a reader of the storage cannot.

export function newGroupSecret(): string {
  return groupSecretFrom(randomBytes(GROUP_SECRET_LENGTH));
}

export function linkHashOf(secret: string): string {
  return hash('sha256', `hundredfold group ${secret}`, 'buffer').subarray(0, 16).toString('base64url');
}

/** Returns the link for all of these people whose public key is known. */
export function sealLink(members: readonly StoredMember[], secret: string): LinkBoxes {
  return members.flatMap(({ personId, publicKey }) =>
    publicKey === undefined ? [] : [{ personId, box: JSON.stringify(sealFor(publicKey, secret)) }],
  );
}

/**
 * Returns the secret of a group's current link for a member, who may have sent one; `null` if the server cannot tell it now. It is also
 * sealed for the members who have none yet, because they became members at a table, or while the link was changed.
 */
export async function linkFor(
  storage: Pick<GameStorage, 'saveMember' | 'addLinkBoxes'>,
  { id, linkHash, members }: LoadedGroup,
  { key, sent }: { readonly key: string; readonly sent: string | null },
): Promise<string | null> {
  const member = members.find(({ personId }) => personId === personIdOf(key));
  if (member === undefined) return null;
  const { publicKey, open } = sealKeyOf(key);
  const known = { ...member, publicKey };
  if (member.publicKey === undefined) await storage.saveMember(id, known);
  const isCurrent = sent !== null && linkHashOf(sent) === linkHash;
  const secret = member.box === null ? (isCurrent ? sent : null) : (open(JSON.parse(member.box) as Sealed) as string);
  if (secret === null) return null;
  const others = members.filter((each) => each !== member);
  const boxes = sealLink(
    [known, ...others].filter(({ box }) => box === null),
    secret,
  );
  if (boxes.length > 0) await storage.addLinkBoxes(id, linkHash, boxes);
  return secret;
}
