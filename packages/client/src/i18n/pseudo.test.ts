import type { Face } from '@hundredfold/shared/cards/face.ts';
import { expect, test } from 'vitest';
import { bareCard } from './en/grammar.ts';
import { pseudo } from './pseudo.ts';
import { line, type PlayerName, textOf } from './sentence.ts';

test('texts have accents and are a third longer, in brackets; codes stay', () => {
  expect(pseudo({ title: 'Settings', say: 'Make a table', code: '7K', letters: ['J', 'Queen'] })).toEqual({
    title: '[Šéţţîñĝšöñé]',
    say: '[Ṁåķé å ţåƀļé öñé]',
    code: '7K',
    letters: ['J', '[Qûééñöñ]'],
  });
});

test('what a sentence is given stays as it is', () => {
  const { says, lists } = pseudo({
    says: (name: string, count: number) => `${name} is showing ${count} cards`,
    lists: ({ name }: { readonly name: string }, others: readonly string[]) => `${name}, ${others.join(', ')}`,
  });
  expect(says('Ann', 3)).toBe('[Ann îš šĥöŵîñĝ 3 çåŕðš öñé ţŵ]');
  expect(lists({ name: 'Ann' }, ['Ben', 'Cleo'])).toBe('Ann, Ben, Cleo');
});

test('a sentence of pieces keeps its cards and players', () => {
  const { played } = pseudo({ played: (who: PlayerName, card: Face) => line`${who} plays ${bareCard(card)}.` });
  expect(textOf([played({ name: 'Ann', own: false }, '7S')])).toBe('Ann þļåýš Seven of spades. öñ');
});
