import { shuffleChain } from '@hundredfold/shared/shuffle-proof/chain.ts';
import { encoded, SHUFFLE_PROTOCOL } from '@hundredfold/shared/shuffle-proof/encoding.ts';
import { nodeHashes } from '../../src/platform/shuffle-hashes.ts';

/** The secrets of the shuffles in two worlds. */
export const SECRETS = { one: '07'.repeat(32), other: '0b'.repeat(32) };

/**
 * Makes the chains of both secrets lead to the same seal, for this process. Nobody can find such chains, but without the secret
 * nobody can exclude them either: the seal says nothing about the links behind it. So whatever else differs between two worlds
 * that have the same seal comes from a link.
 */
export function sealAlike(): void {
  const [one, other] = [SECRETS.one, SECRETS.other].map((secret) =>
    encoded([SHUFFLE_PROTOCOL, 'chain', shuffleChain(secret).link(1)]),
  );
  const { sha256 } = nodeHashes;
  Object.assign(nodeHashes, { sha256: (bytes: Uint8Array) => sha256(isSame(bytes, other!) ? one! : bytes) });
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && Buffer.compare(one, other) === 0;
}
