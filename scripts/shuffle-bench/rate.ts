import { portableHashes, type ShuffleHashes } from '../../packages/shared/src/core/hashes.ts';
import { drawFrom, numbersFrom, outcomeKey } from '../../packages/shared/src/shuffle-proof/draw.ts';

// Both Node and a browser run this file.

const ROUNDS = 9;
const ROUND_MS = 400;
const BATCH = 50;
/** The first rounds are left out: the code is still being compiled. */
const WARM_UP_ROUNDS = 2;

const CARDS = ['C', 'D', 'H', 'S'].flatMap((suit) => Array.from({ length: 13 }, (_, rank) => `${rank + 1}${suit}`));
const VALUE = new Uint8Array(32).fill(7);

/** Returns how many shuffles of 52 cards are drawn in a second: the best of some rounds, because other work does not count. */
export function shufflesPerSecond(hashes: ShuffleHashes = portableHashes): number {
  let moves = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    let done = 0;
    let now = start;
    while (now - start < ROUND_MS) {
      for (let each = 0; each < BATCH; each++) shuffleOnce(++moves, hashes);
      done += BATCH;
      now = performance.now();
    }
    return (1000 * done) / (now - start);
  });
  return Math.max(...rates.slice(WARM_UP_ROUNDS));
}

function shuffleOnce(moves: number, hashes: ShuffleHashes): void {
  const key = outcomeKey({ secret: VALUE, key: VALUE, moves, mover: 0, index: 0, bound: VALUE }, hashes);
  drawFrom({ chance: 'shuffle', pile: 'deck', cards: CARDS }, numbersFrom(key, hashes));
}
