import * as v from 'valibot';
import { memo } from '../core/lazy.ts';
import { type DecodedValue, isNext, type TextReader, textCodec, type WireCodec, type WireValue } from './wire-codec.ts';

/** The separator of parts that have a fixed length each. */
export const JOINED = '';

const FIRST_CHARACTER = 0x30;

/** One of several distinct words, such as the faces of a deck, as one character. */
export function symbol<const Words extends readonly string[]>(words: Words): WireCodec<Words[number], string> {
  const characters = new Map<string, string>();
  const ofCharacter = new Map<string, Words[number]>();
  words.forEach((word, index) => {
    const character = String.fromCharCode(FIRST_CHARACTER + index);
    characters.set(word, character);
    ofCharacter.set(character, word);
  });
  return textCodec<Words[number]>({
    schema: v.picklist(words),
    write(word) {
      const character = characters.get(word);
      if (character === undefined) throw new Error(`no code for ${word}`);
      return character;
    },
    read(reader) {
      const word = ofCharacter.get(reader.text.charAt(reader.at));
      if (word !== undefined) reader.at += 1;
      return word;
    },
  });
}

/** A whole number from `min` to `max` as one character. */
export function small(min: number, max: number): WireCodec<number, string> {
  const isInRange = (value: number): boolean => value >= min && value <= max; // `false` for NaN, behind the end of a text.
  return textCodec({
    schema: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
    write(value) {
      if (!isInRange(value)) throw new Error(`${value} is not from ${min} to ${max}`);
      return String.fromCharCode(FIRST_CHARACTER + value - min);
    },
    read(reader) {
      const value = reader.text.charCodeAt(reader.at) - FIRST_CHARACTER + min;
      if (!isInRange(value)) return undefined;
      reader.at += 1;
      return value;
    },
  });
}

/**
 * A value, or `null`, which is written as a mark that no value begins with. The mark may be empty if no value is. A missing value is
 * written like `null`.
 */
export function nullable<Value>(codec: WireCodec<Value>, mark = ''): WireCodec<Value | null, string> {
  return textCodec({
    schema: v.nullable(codec.schema),
    write: (value) => ((value ?? null) === null ? mark : codec.write(value as Value)),
    read(reader) {
      const value = readOrStay(codec, reader);
      return value === undefined && isNext(reader, mark) ? null : value;
    },
  });
}

/** A text that fits a pattern as a whole. The pattern has to take as much as it can. */
export function matching(pattern: RegExp): WireCodec<string, string> {
  const next = new RegExp(pattern, 'y');
  return textCodec({
    schema: v.pipe(v.string(), v.regex(new RegExp(`^(?:${pattern.source})$`))),
    write: (value) => value,
    read(reader) {
      next.lastIndex = reader.at;
      const found = next.exec(reader.text)?.[0];
      if (found !== undefined) reader.at += found.length;
      return found;
    },
  });
}

/** A value that is written often: the text of each is kept as long as the value itself. */
export function cached<Value extends object>(codec: WireCodec<Value, string>): WireCodec<Value, string> {
  return { ...codec, encode: memo(codec.encode) };
}

/** A list of at most `max` values, such as `7,2`. The values themselves contain no separator. */
export function list<Value>(codec: WireCodec<Value>, max: number, separator = ','): WireCodec<readonly Value[], string> {
  const readNext = { read: (reader: TextReader) => (isNext(reader, separator) ? codec.read(reader) : undefined) };
  return textCodec({
    schema: v.pipe(v.array(codec.schema), v.maxLength(max), v.readonly()),
    write: (values) => values.map(codec.write).join(separator),
    read(reader) {
      const values: Value[] = [];
      while (values.length < max) {
        const value = readOrStay(values.length === 0 ? codec : readNext, reader);
        if (value === undefined) break;
        values.push(value);
      }
      return values;
    },
  });
}

export function times<Value>(codec: WireCodec<Value>, count: number, separator = ','): WireCodec<readonly Value[], string> {
  return converted(list(codec, count, separator), {
    schema: v.pipe(v.array(codec.schema), v.length(count), v.readonly()),
    to: (values) => values,
    from: (values) => (values.length === count ? values : undefined),
  });
}

type FieldCodecs = Readonly<Record<string, WireCodec<unknown>>>;
type FieldValues<Codecs extends FieldCodecs> = { readonly [Name in keyof Codecs]: DecodedValue<Codecs[Name]> };

/** A value of several fields, such as `7/2/5`. The fields themselves contain no separator. */
export function fields<Codecs extends FieldCodecs>(codecs: Codecs, separator = '/'): WireCodec<FieldValues<Codecs>, string> {
  const entries = Object.entries(codecs);
  const schemas = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  return textCodec({
    schema: v.strictObject(schemas) as unknown as v.GenericSchema<FieldValues<Codecs>>,
    write: (value) => entries.map(([name, codec]) => codec.write(value[name])).join(separator),
    read(reader) {
      const values: Record<string, unknown> = {};
      for (const [index, [name, codec]] of entries.entries()) {
        if (index > 0 && !isNext(reader, separator)) return undefined;
        values[name] = codec.read(reader);
        if (values[name] === undefined) return undefined;
      }
      return values as FieldValues<Codecs>;
    },
  });
}

/** Two functions that are inverse to each other. */
interface Conversion<Value, Inner> {
  readonly schema: v.GenericSchema<Value>;
  to(value: Value): Inner;
  from(inner: Inner): Value | undefined;
}

export function converted<Value, Inner, Encoded extends WireValue>(
  codec: WireCodec<Inner, Encoded>,
  { schema, to, from }: Conversion<Value, Inner>,
): WireCodec<Value, Encoded> {
  const decode = (encoded: WireValue): Value => {
    const value = from(codec.decode(encoded));
    if (value === undefined) throw new Error(`unknown code on the wire: ${JSON.stringify(encoded)}`);
    return value;
  };
  return {
    schema,
    wire: codec.wire,
    encode: (value) => codec.encode(to(value)),
    decode,
    write: (value) => codec.write(to(value)),
    read(reader) {
      const inner = codec.read(reader);
      return inner === undefined ? undefined : from(inner);
    },
  };
}

function readOrStay<Value>({ read }: Pick<WireCodec<Value>, 'read'>, reader: TextReader): Value | undefined {
  const { at } = reader;
  const value = read(reader);
  if (value === undefined) reader.at = at;
  return value;
}
