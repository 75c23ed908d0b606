// SHA-256 and HMAC by FIPS 180-4 and RFC 2104. Browsers have no `crypto.subtle` on plain http, and a page from a file may load nothing.

/** The bytes of a block, and the rounds for each. */
const BLOCK = 64;
const PRIMES = firstPrimes(BLOCK);
/** The first 32 bits of the fractions of the cube roots of the first primes. */
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime > 0)) primes.push(n);
  return primes;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer((((message.length + 8) >> 6) + 1) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 128);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK) compress(state, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setInt32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

const schedule = new Int32Array(BLOCK);

/** Takes a block into the state. A long record has a million of them, so no list is made for a round. */
function compress(state: Int32Array, block: DataView, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < BLOCK; i++) {
    const word = i < 16 ? block.getInt32(at + i * 4) : expanded(i);
    schedule[i] = word;
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + word + (CONSTANTS[i] ?? 0)) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function expanded(i: number): number {
  const far = schedule[i - 16] ?? 0;
  const one = schedule[i - 15] ?? 0;
  const two = schedule[i - 2] ?? 0;
  const small = rotated(one, 7) ^ rotated(one, 18) ^ (one >>> 3);
  const large = rotated(two, 17) ^ rotated(two, 19) ^ (two >>> 10);
  return (far + small + (schedule[i - 7] ?? 0) + large) | 0;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Returns the HMAC of a text. The key is shorter than a block. */
export function hmac(key: Uint8Array, text: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = sha256(joined([padded.map((byte) => byte ^ 0x36), text]));
  return sha256(joined([padded.map((byte) => byte ^ 0x5c), inner]));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
