import { lookAlikesOf } from './confusables.ts';

/** What the house calls people and bots, in the languages that it speaks; nobody else is. */
const OFFICES = ['you', 'host', 'bot', 'du', 'Gastgeber', 'вы', 'ты', 'хозяин', 'хозяин стола', 'бот', 'Hundredfold'];
const HELD: ReadonlySet<string> = new Set(OFFICES.flatMap(lookAlikesOf));

/** Of a table's seating, what names there are. */
interface Named {
  readonly people: readonly { readonly number: number; readonly name: string }[];
  readonly seats: readonly ({ readonly holder: 'bot'; readonly name: string } | { readonly holder: 'person' | 'empty' })[];
}

const known = new WeakMap<Named, ReadonlyMap<number, string>>();

/**
 * What somebody is called at the table, wherever their name stands: after it comes their number if it looks like that of a bot there,
 * of somebody who came before, or of an office.
 */
export function shownName(seating: Named, number: number): string {
  const names = known.get(seating) ?? called(seating);
  known.set(seating, names);
  return names.get(number) ?? '';
}

function called({ people, seats }: Named): ReadonlyMap<number, string> {
  const taken = new Set(seats.flatMap((seat) => (seat.holder === 'bot' ? lookAlikesOf(seat.name) : [])));
  const names = new Map<number, string>();
  for (const { number, name } of people.toSorted((one, other) => one.number - other.number)) {
    const looks = name === '' ? [] : lookAlikesOf(name);
    const isMarked = isOffice(name) || looks.some((look) => taken.has(look));
    names.set(number, isMarked ? `${name} ${ringed(number)}` : name);
    for (const look of looks) taken.add(look);
  }
  return names;
}

/** `Bot 2` is one, too. */
function isOffice(name: string): boolean {
  return lookAlikesOf(name.replace(/\p{Nd}/gu, '')).some((look) => HELD.has(look));
}

/** A number as nobody can write it in their name: NFKC, which names go through, takes the rings off. */
function ringed(number: number): string {
  return Array.from(String(number), (digit) => '⓪①②③④⑤⑥⑦⑧⑨'.charAt(Number(digit))).join('');
}
