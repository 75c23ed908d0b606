import * as v from 'valibot';
import { CODE_LENGTH, codeFrom, decodeLink, MAX_CODE_TEXT_LENGTH } from './code.ts';

/** The number of letters of a group's secret, which are those of table codes: 80 bits. */
export const GROUP_SECRET_LENGTH = 2 * CODE_LENGTH;

/** The secret in the link to a group, `/g/#<secret>`. It makes people members, so that no address of a request contains it. */
export const groupSecretSchema = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/));

/** The id of a group, which says nothing to anyone but its members: 128 random bits in base64url. */
export const groupIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Returns the secret of a group made from 16 random bytes. */
export function groupSecretFrom(bytes: Uint8Array): string {
  return codeFrom(bytes) + codeFrom(bytes.subarray(CODE_LENGTH));
}

/** Returns the secret in the fragment of a pasted link; `null` if there is none. Case does not matter, nor what stands around it. */
export function readGroupSecret(fragment: string): string | null {
  if (fragment.length > MAX_CODE_TEXT_LENGTH) return null;
  const letters = decodeLink(fragment).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const secret = letters.replaceAll(/[^\dA-Z]/g, '').slice(0, GROUP_SECRET_LENGTH);
  return v.is(groupSecretSchema, secret) ? secret : null;
}
