import * as v from 'valibot';

/** The types of the fields of the synchronised state. */
export type WireType = 'boolean' | 'uint8' | 'uint16' | 'uint32' | 'number' | 'string';

export type WireValue = boolean | number | string;

/** Encodes values of one type as a field of the synchronised state, and checks them. */
export interface WireCodec<Value, Encoded extends WireValue = WireValue> {
  readonly wire: WireType;
  /** Accepts exactly the values that this codec can encode. */
  readonly schema: v.GenericSchema<Value>;
  encode(value: Value): Encoded;
  /** Decodes what `encode` returned. Anything else gives an unspecified value. */
  decode(encoded: WireValue): Value;
}

export type DecodedValue<Codec> = Codec extends WireCodec<infer Value> ? Value : never;

export const boolean: WireCodec<boolean, boolean> = {
  wire: 'boolean',
  schema: v.boolean(),
  encode: (value) => value,
  decode: (encoded) => encoded === true || encoded === '1',
};

/** A whole number from `min` to `max`, in as few bytes as possible. */
export function whole(min: number, max: number): WireCodec<number, number> {
  return {
    wire: wholeType(min, max),
    schema: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
    encode: (value) => value,
    decode: Number,
  };
}

function wholeType(min: number, max: number): WireType {
  if (min < 0 || max > 0xffff_ffff) return 'number';
  if (max > 0xffff) return 'uint32';
  return max > 0xff ? 'uint16' : 'uint8';
}

export const text: WireCodec<string, string> = {
  wire: 'string',
  schema: v.string(),
  encode: (value) => value,
  decode: String,
};

/** One of several words. */
export function oneOf<const Words extends readonly string[]>(words: Words): WireCodec<Words[number], Words[number]> {
  return {
    wire: 'string',
    schema: v.picklist(words),
    encode: (value) => value,
    decode: (encoded) => words.find((word) => word === encoded) ?? wrong(encoded),
  };
}

/** A value, or `null`, which is an empty text. The value itself must never be encoded as an empty text. */
export function nullable<Value>(codec: WireCodec<Value>): WireCodec<Value | null, string> {
  return {
    wire: 'string',
    schema: v.nullable(codec.schema),
    encode: (value) => (value === null ? '' : toText(codec, value)),
    decode: (encoded) => (encoded === '' ? null : codec.decode(encoded)),
  };
}

const LIST_SEPARATOR = ',';
const FIELD_SEPARATOR = '/';

/** A list of at most `max` values, as a text such as `7,2`. The values are no lists themselves. */
export function list<Value>(codec: WireCodec<Value>, max: number): WireCodec<readonly Value[], string> {
  return {
    wire: 'string',
    schema: v.pipe(v.array(codec.schema), v.maxLength(max), v.readonly()),
    encode: (values) => values.map((value) => toText(codec, value)).join(LIST_SEPARATOR),
    decode: (encoded) => (encoded === '' ? [] : String(encoded).split(LIST_SEPARATOR).map(codec.decode)),
  };
}

type FieldCodecs = Readonly<Record<string, WireCodec<unknown>>>;
type FieldValues<Codecs extends FieldCodecs> = { readonly [Name in keyof Codecs]: DecodedValue<Codecs[Name]> };

/** A value of several fields, as a text such as `7/2/5`. The fields are no such values themselves. */
export function fields<Codecs extends FieldCodecs>(codecs: Codecs): WireCodec<FieldValues<Codecs>, string> {
  const entries = Object.entries(codecs);
  const schemas = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  return {
    wire: 'string',
    schema: v.strictObject(schemas) as unknown as v.GenericSchema<FieldValues<Codecs>>,
    encode: (value) => entries.map(([name, codec]) => toText(codec, value[name])).join(FIELD_SEPARATOR),
    decode(encoded) {
      const texts = String(encoded).split(FIELD_SEPARATOR);
      const values = entries.map(([name, codec], index) => [name, codec.decode(texts[index] ?? '')]);
      return Object.fromEntries(values) as FieldValues<Codecs>;
    },
  };
}

function toText<Value>({ encode }: WireCodec<Value>, value: Value): string {
  const encoded = encode(value);
  return typeof encoded === 'boolean' ? (encoded ? '1' : '0') : String(encoded);
}

function wrong(encoded: WireValue): never {
  throw new Error(`unknown word on the wire: ${encoded}`);
}
