const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['C', 'D', 'H', 'S'];
const CARDS = 4;
const BYTES = 8;

/** Returns the four different cards that stand for a hash, so that people can read them to each other. */
export function fourCards(digest: Uint8Array): readonly string[] {
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  let left = Buffer.from(digest.subarray(0, BYTES)).readBigUInt64BE();
  return Array.from({ length: CARDS }, () => {
    const size = BigInt(deck.length);
    const [card = ''] = deck.splice(Number(left % size), 1);
    left /= size;
    return card;
  });
}
