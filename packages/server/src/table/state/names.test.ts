// Threats (docs/security.md): X1b.
import { nameSchema } from '@hundredfold/shared/protocol/name.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { shownName } from './names.ts';
import { arrive } from './presence.ts';
import type { Seating } from './seating.ts';
import { botName, fill } from './seats.ts';
import { emptySeating } from './testing/empty-seating.ts';

/** Returns a seating with people of these names, in the order in which they came: their member ids are 1, 2, …. */
function seatingOf(...names: readonly string[]): Seating {
  return names.reduce(
    (seating, name, index) => arrive(seating, { memberId: index + 1, personId: `id ${index}`, name, seal: 0 }),
    emptySeating(4),
  );
}

const shownAt = (seating: Seating) => seating.people.map(({ memberId }) => shownName(seating, memberId));
const shown = (...names: readonly string[]) => shownAt(seatingOf(...names));

describe('two names that look alike', () => {
  test.each([
    ['Ann', 'Ann'],
    ['Ann', 'ann'],
    ['Ann', 'ANN'],
    ['Anna', 'Аnnа'],
    ['Anna', 'Àńña'],
    ['Anna', 'A n n a.'],
    ['Anna', 'Αnnα'],
    ['Марк', 'Mapk'],
    ['Марк', 'МАРК'],
    ['Оля', 'Oля'],
    ['Bob', 'B0b'],
    ['Bob', 'Воb'],
    ['Lily', 'IiIy'],
    ['Lily', '1i1y'],
    ['Sven', '5ven'],
    ['Tom', 'Torn'],
    ['Wim', 'VVim'],
    ['Νίκος', 'Nikos'],
    ['νίκος', 'ΝΙΚΟΣ'],
    ['Sven', 'Sνen'],
    ['Anna', '𝒜𝓃𝓃𝒶'],
    ['Jana', 'Ꭻana'],
    ['Max', 'ᴍᴀх'],
    ['Đorđe', 'Dorde'],
    ['Ann', 'Aꞑn'],
    ['Ann', 'Anᥒ'],
    ['Ann', 'Anռ'],
    ['Ann', 'Aꞑᥒ'],
    ['Anna', 'ᗩᑎᑎᗩ'],
    ['Bob', 'Ƀob'],
    ['Tom', 'Ƭom'],
    ['Lena', 'ⱠƎᴎȺ'],
    ['Max', 'ᙏax'],
    ['Max', 'Ɱax'],
    ['Ivan', 'Ιvan'],
    ['Ivan', 'ΙVAN'],
    ['Anna', '𖽀nna'],
    ['Aedan', 'Ædan'],
    ['Lola', 'Юla'],
    ['Koo', 'Kꝏ'],
    ['Zoe', 'Ɀoe'],
    ['🃏', '🃏'],
    ['Bob', 'B○b'],
    ['Sven', '$ven'],
    ['Max', 'Ma✕'],
    ['Otto', 'O++o'],
    ['Anna', '▲nn▲'],
    ['Lena', '£ena'],
    ['★Ann★', '★Аnn★'],
  ])('%s and %s: the later one has their number', (first, later) => {
    expect(shown(first, later)).toEqual([first, `${later} ②`]);
  });

  test('are told apart by number however many they are, and the first keeps the plain name on return', () => {
    const seating = seatingOf('Ann', ...Array<string>(11).fill('ANN'));
    const again = arrive(seating, { memberId: 1, personId: 'id 0', name: 'Ann', seal: 0 });
    expect(shownName(again, 1)).toBe('Ann');
    expect(shownName(again, 12)).toBe('ANN ①②');
  });

  test('are marked also for a person who comes after a bot', () => {
    const filled = fill(seatingOf('Wim'), 0, 'Ada');
    const seating = filled.ok ? arrive(filled.value, { memberId: 2, personId: 'x', name: 'АDА', seal: 0 }) : seatingOf();
    expect(shownAt(seating)).toEqual(['Wim', 'АDА ②']);
    const russian = arrive(seating, { memberId: 3, personId: 'y', name: 'АДА', seal: 0 });
    expect(shownName(russian, 3)).toBe('АДА ③');
    expect(shown('Ada')).toEqual(['Ada']);
  });

  test('a bot never gets the name of a person at the table, or a similar one', () => {
    expect(botName(seatingOf('Wim'))).toBe('Ada');
    expect(botName(seatingOf('аdа'))).toBe('Blaise');
    expect(botName(seatingOf('Ада', 'блез'))).toBe('Carl');
  });
});

test.each(['Host', 'HОST', 'Bot', 'Bot 7', 'Вot', 'Gastgeber', 'Хозяин', 'you', 'Вы'])('%s is nobody’s name alone', (name) => {
  expect(shown(name)).toEqual([`${name} ①`]);
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Ben'],
  ['Player 1', 'Player 2'],
  ['Player 6', 'Player 8'],
  ['Оля', 'Юля'],
  ['ゆり', 'ゆーり'],
  ['राम', 'रमा'],
  ['🃏', '🂡'],
  ['...', '!!!'],
  ['Ann', '★Ann★'],
  ['Ann ♥', 'Ann ♦'],
])('%s and %s do not look alike', (one, other) => expect(shown(one, other)).toEqual([one, other]));

test('a person cannot put the mark into their own name', () => {
  for (const name of ['Ann ②', 'Ann ➁', 'Ann ❷', 'Ann ⓶', 'Ann 2\u20dd', 'Ann ②'.normalize('NFD')]) {
    const read = v.safeParse(nameSchema, name);
    expect(read.success ? read.output : 'none').toMatch(/^(?:none|Ann 2)$/);
  }
});
