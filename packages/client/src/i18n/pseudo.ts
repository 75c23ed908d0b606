const PLAIN = 'ABCDEFGHIJKLMNOPRSTUWYZabcdefghijklmnoprstuwyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛŴÝŽåƀçðéƒĝĥîĵķļɱñöþŕšţûŵýž';

/** How much longer texts of other languages are than English ones, where they are long. */
const MORE = 0.35;
const FILLER = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ ';

/** Fewer letters than this are left alone, between values that a sentence is given. */
const SHORTEST = 6;

/**
 * Returns messages as in a longer language: texts have accents and brackets, and are longer. What a function is given stays as it is. Tests
 * see with it which texts are cut off.
 */
export function pseudo<Texts>(messages: Texts): Texts {
  return lengthened(messages, []) as Texts;
}

function lengthened(value: unknown, given: readonly unknown[]): unknown {
  if (typeof value === 'string') return pseudoText(value, given.flatMap(textsIn));
  if (typeof value === 'function') return (...args: readonly unknown[]) => resultOf(value(...args), args);
  if (Array.isArray(value)) return value.map((each) => lengthened(each, given));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, lengthened(each, given)]));
  return value;
}

/** A sentence of pieces keeps its cards and players. */
function resultOf(result: unknown, args: readonly unknown[]): unknown {
  if (!Array.isArray(result)) return lengthened(result, args);
  const own = result.filter((piece) => typeof piece === 'string').join('');
  return [...result.map((piece) => (typeof piece === 'string' ? withAccents(piece) : piece)), moreFor(own)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && 'name' in value ? textsIn(value.name) : [];
}

function pseudoText(text: string, given: readonly string[]): string {
  if (!/\p{L}{2}/u.test(text)) return text;
  const kept = given.map((each) => each.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  const parts = kept === '' ? [text] : text.split(new RegExp(`(${kept})`));
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  const accented = parts.map((part, index) => (index % 2 === 0 ? withAccents(part) : part)).join('');
  if (own.length < SHORTEST && given.length > 0) return accented;
  return /\p{L}{2}/u.test(own) ? `[${accented}${moreFor(own)}]` : accented;
}

function withAccents(text: string): string {
  return Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
}

function moreFor(text: string): string {
  const length = Math.ceil(text.length * MORE);
  const words = FILLER.repeat(Math.ceil(length / FILLER.length));
  return text.includes(' ') ? ` ${words.slice(0, length - 1).trim()}` : words.replaceAll(' ', '').slice(0, length);
}
