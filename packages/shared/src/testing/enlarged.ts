/** The length of what is far too long: more items than a function takes as arguments. */
const LENGTH = 130_000;

/**
 * Yields copies of a JSON value, each with one part that is far too long: a list of its own first item or of numbers, a text, an
 * object with very many more fields, or lists in lists. Of items that have the same fields, one is enlarged.
 */
export function* enlarged(value: unknown): Generator<readonly [name: string, value: unknown]> {
  for (const path of pathsIn(value, [])) {
    for (const [kind, large] of largeParts(partAt(value, path))) {
      yield [`${path.join('.')}: ${kind}`, withPart(value, path, large)];
    }
  }
}

type Path = readonly (string | number)[];

function* pathsIn(value: unknown, path: Path): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  const kinds = new Set<string>();
  for (const [name, each] of Object.entries(value)) {
    if (Array.isArray(value)) {
      const kind = typeof each === 'object' && each !== null ? Object.keys(each).join() : typeof each;
      if (kinds.has(kind)) continue;
      kinds.add(kind);
    }
    yield* pathsIn(each, [...path, name]);
  }
}

const NUMBERS = Array<number>(LENGTH).fill(0);
const LETTERS = '0'.repeat(LENGTH);
const FIELDS = Object.fromEntries(NUMBERS.map((_, index) => [`field${index}`, index]));
const LISTS_IN_LISTS = NUMBERS.reduce<unknown>((inner) => [inner], 0);

function largeParts(part: unknown): readonly (readonly [kind: string, value: unknown])[] {
  if (Array.isArray(part))
    return [
      ['items', Array(LENGTH).fill(part[0])],
      ['numbers', NUMBERS],
    ];
  if (typeof part === 'object' && part !== null) return [['fields', { ...part, ...FIELDS }]];
  return [
    ['letters', LETTERS],
    ['lists in lists', LISTS_IN_LISTS],
  ];
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => (part as Record<string | number, unknown>)[name], value);
}

function withPart(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  const inner = withPart((value as Record<string | number, unknown>)[name], rest, part);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...(value as object), [name]: inner };
}
