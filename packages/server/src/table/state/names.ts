import { memo } from '@hundredfold/shared/core/lazy.ts';
import { BOT_NAMES_IN_CYRILLIC, withNumber } from '@hundredfold/shared/protocol/name.ts';
import { lookAlikesOf } from './look-alikes.ts';

/** The names that the app uses for people and bots in its languages. No person can have them alone. */
const RESERVED_NAMES = ['you', 'host', 'bot', 'du', 'Gastgeber', 'вы', 'ты', 'хозяин', 'хозяин стола', 'бот', 'Hundredfold'];
const RESERVED_LOOKS: ReadonlySet<string> = new Set(RESERVED_NAMES.flatMap(lookAlikesOf));

interface Named {
  readonly people: readonly { readonly memberId: number; readonly name: string }[];
  readonly seats: readonly ({ readonly holder: 'bot'; readonly name: string } | { readonly holder: 'person' | 'empty' })[];
}

/**
 * Returns the name of a person as everyone sees it. The member id follows the name if it looks like the name of a bot at the
 * table, of a person who came earlier, or like a reserved name.
 */
export function shownName(seating: Named, memberId: number): string {
  return namesOf(seating).get(memberId) ?? '';
}

const namesOf = memo(({ people, seats }: Named): ReadonlyMap<number, string> => {
  const taken = new Set(seats.flatMap((seat) => (seat.holder === 'bot' ? looksOfBot(seat.name) : [])));
  const names = new Map<number, string>();
  for (const { memberId, name } of people.toSorted((one, other) => one.memberId - other.memberId)) {
    const looks = name === '' ? [] : lookAlikesOf(name);
    const isMarked = isReserved(name) || looks.some((look) => taken.has(look));
    names.set(memberId, isMarked ? withNumber(name, memberId) : name);
    for (const look of looks) taken.add(look);
  }
  return names;
});

/** Returns what the name of a bot looks like in each script in which players read it. */
export function looksOfBot(name: string): readonly string[] {
  return [name, BOT_NAMES_IN_CYRILLIC[name] ?? name].flatMap(lookAlikesOf);
}

export function isNamesake(one: { readonly name: string }, other: { readonly name: string }): boolean {
  const looks = new Set(lookAlikesOf(one.name));
  return lookAlikesOf(other.name).some((look) => looks.has(look));
}

/** Returns whether a name looks like a reserved one. `Bot 2` does too. */
function isReserved(name: string): boolean {
  return lookAlikesOf(name.replace(/\p{Nd}/gu, '')).some((look) => RESERVED_LOOKS.has(look));
}
