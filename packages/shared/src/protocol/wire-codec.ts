import * as v from 'valibot';

export type WireType = 'boolean' | 'int8' | 'uint8' | 'uint16' | 'uint32' | 'number' | 'string';

export type WireValue = boolean | number | string;

/**
 * Encodes values of one type: as a field of the synchronised state, or as a part of a text. Every codec is strict: of all texts, it
 * reads only those that it writes.
 */
export interface WireCodec<Value, Encoded extends WireValue = WireValue> {
  /** Accepts exactly the values that this codec can encode. */
  readonly schema: v.GenericSchema<Value>;
  readonly wire: WireType;
  encode(value: Value): Encoded;
  /** Decodes what `encode` returned. Throws if it is a text that `encode` never returns. */
  decode(encoded: WireValue): Value;
  write(value: Value): string;
  /** Reads what `write` returned, and moves the reader behind it. Returns `undefined` if no value is written like this. */
  read(reader: TextReader): Value | undefined;
}

export interface TextReader {
  readonly text: string;
  at: number;
}

export type DecodedValue<Codec> = Codec extends WireCodec<infer Value> ? Value : never;

/** Decodes a text that may come from a stranger. Returns `undefined` if the codec never writes it. */
export function parse<Value>({ read }: Pick<WireCodec<Value>, 'read'>, encoded: WireValue): Value | undefined {
  const reader = { text: String(encoded), at: 0 };
  const value = read(reader);
  return reader.at === reader.text.length ? value : undefined;
}

export function textCodec<Value>(codec: Pick<WireCodec<Value>, 'schema' | 'write' | 'read'>): WireCodec<Value, string> {
  const decode = (encoded: WireValue): Value => {
    const value = parse(codec, encoded);
    if (value === undefined) throw new Error(`unknown code on the wire: ${JSON.stringify(encoded)}`);
    return value;
  };
  return { ...codec, wire: 'string', encode: codec.write, decode };
}

export const boolean: WireCodec<boolean, boolean> = {
  schema: v.boolean(),
  wire: 'boolean',
  encode: (value) => value,
  decode: (encoded) => encoded === true,
  write: (value) => (value ? '1' : '0'),
  read: (reader) => (isNext(reader, '1') ? true : isNext(reader, '0') ? false : undefined),
};

/** A whole number from `min` to `max`: in the state in as few bytes as possible, in a text as digits. */
export function whole(min: number, max: number): WireCodec<number, number> {
  const digits = /-?\d+/y;
  return {
    schema: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
    wire: wholeType(min, max),
    encode: (value) => value,
    decode: Number,
    write: String,
    read(reader) {
      digits.lastIndex = reader.at;
      const found = digits.exec(reader.text)?.[0] ?? '';
      const value = Number(found);
      if (String(value) !== found || value < min || value > max) return undefined;
      reader.at += found.length;
      return value;
    },
  };
}

function wholeType(min: number, max: number): WireType {
  if (min >= -0x80 && min < 0 && max < 0x80) return 'int8';
  if (min < 0 || max > 0xffff_ffff) return 'number';
  if (max > 0xffff) return 'uint32';
  return max > 0xff ? 'uint16' : 'uint8';
}

/** Any text. Nothing can follow it. */
export const text: WireCodec<string, string> = textCodec({
  schema: v.string(),
  write: (value) => value,
  read(reader) {
    const rest = reader.text.slice(reader.at);
    reader.at = reader.text.length;
    return rest;
  },
});

export function oneOf<const Words extends readonly string[]>(words: Words): WireCodec<Words[number], Words[number]> {
  // A word may be the beginning of another one.
  const longestFirst: readonly Words[number][] = words.toSorted((one, other) => other.length - one.length);
  const codec = textCodec<Words[number]>({
    schema: v.picklist(words),
    write: (value) => value,
    read: (reader) => longestFirst.find((word) => isNext(reader, word)),
  });
  return { ...codec, encode: (value) => value };
}

/** Moves the reader behind a piece of text, if that comes next. */
export function isNext(reader: TextReader, piece: string): boolean {
  if (!reader.text.startsWith(piece, reader.at)) return false;
  reader.at += piece.length;
  return true;
}
