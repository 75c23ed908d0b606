import { expect, test } from 'vitest';
import { CHAIN_LENGTH, shuffleChain } from './chain.ts';
import { fromHex, hashedTimes, toHex } from './encoding.ts';

const last = toHex(Uint8Array.from({ length: 32 }, (_, index) => index));
const chain = shuffleChain(last);

test('the seal is the last link, hashed 1,024 times', () => {
  expect(chain.seal).toBe('16840c0055bf606c64a40aed4120c80e1881930044eea537519f03fa0e7f6a49');
  expect(toHex(chain.link(5))).toBe('37a387327dc9c840b6174a180f7a59f176430296255c29a07ed8885dd79ea231');
  expect(toHex(chain.link(0))).toBe(chain.seal);
  expect(toHex(chain.link(CHAIN_LENGTH))).toBe(last);
});

test('each link is the hash of the next', () => {
  let link = fromHex(last);
  for (let index = CHAIN_LENGTH; index >= 0; index--) {
    expect(toHex(chain.link(index))).toBe(toHex(link));
    link = hashedTimes('chain', link, 1);
  }
});

test('there are no more links', () => {
  expect(() => chain.link(-1)).toThrow('no link -1');
  expect(() => chain.link(CHAIN_LENGTH + 1)).toThrow('no link 1025');
});
