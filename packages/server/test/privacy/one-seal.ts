import { encoded, fromHex, protocolHash, SHUFFLE_PROTOCOL } from '@hundredfold/shared/core/encoding.ts';

export const SECRETS = { one: '07'.repeat(32), other: '0b'.repeat(32) };

/**
 * Makes both secrets of a match have the same seal, for this process. Nobody can find such secrets, but without the secret nobody can
 * exclude them either: the seal says nothing about it. So whatever else differs between two worlds that have the same seal comes from
 * the secret.
 */
export function sealAlike(): void {
  const { sha256 } = protocolHash;
  const start = Buffer.from(encoded([SHUFFLE_PROTOCOL, 'seal']));
  const [one, other] = [SECRETS.one, SECRETS.other].map((secret) => Buffer.from(encoded([fromHex(secret)])));
  const alike = (bytes: Buffer): Uint8Array =>
    bytes.indexOf(start) === 0 && bytes.subarray(-other!.length).equals(other!)
      ? Buffer.concat([bytes.subarray(0, -other!.length), one!])
      : bytes;
  Object.assign(protocolHash, { sha256: (bytes: Uint8Array) => sha256(alike(Buffer.from(bytes))) });
}
