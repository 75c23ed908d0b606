import { joined, sha256 } from './sha256.ts';

/** A field of a hash: text as UTF-8, a whole number as four bytes, or bytes as they are. */
export type HashInput = string | number | Uint8Array;

/** Every browser and Node has it, though `shared` knows the types of neither. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export const NOTHING: Uint8Array = new Uint8Array(32);

export function bytesOf(field: HashInput): Uint8Array {
  if (typeof field === 'string') return new TextEncoder().encode(field);
  if (field instanceof Uint8Array) return field;
  if (field !== field >>> 0) throw new Error(); // A file may have anything here.
  return Uint8Array.of(field >>> 24, field >>> 16, field >>> 8, field);
}

/** Returns fields one after the other, each after its length. */
export function encoded(...fields: readonly HashInput[]): Uint8Array {
  return joined(fields.map(bytesOf).flatMap((bytes) => [bytesOf(bytes.length), bytes]));
}

export function hash(tag: string, ...fields: readonly HashInput[]): Uint8Array {
  return sha256(encoded('hundredfold-shuffle/2', tag, ...fields));
}

export function hashedTimes(tag: string, value: Uint8Array, times: number): Uint8Array {
  let hashed = value;
  for (let done = 0; done < times; done++) hashed = hash(tag, hashed);
  return hashed;
}

/** Returns the bytes that 64 hex digits stand for. Throws if there is anything else. */
export function fromHex(hex: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error();
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join('');
}

/** Returns JSON without spaces and with sorted names. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${fields
    .map(([name]) => name)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical((value as Readonly<Record<string, unknown>>)[name])}`)
    .join()}}`;
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
