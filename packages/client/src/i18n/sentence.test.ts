import { describe, expect, test } from 'vitest';
import { bareCard as germanCard, listedPieces as germanList } from './de/grammar.ts';
import { bareCard, innerCard, listedPieces, playedCard } from './en/grammar.ts';
import { midPlayer, verb } from './grammar.ts';
import { playedCard as russianCard } from './ru/grammar.ts';
import { capitalised, drawnPieces, line, textOf } from './sentence.ts';

const carl = { name: 'Carl', own: false };
const you = { name: 'You', own: true };
const plays = (who: typeof carl) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard('7S')}.`;

describe('a sentence of pieces', () => {
  test('is read aloud, and drawn with cards between texts', () => {
    expect(textOf([plays(carl), 'That was all.'])).toBe('Carl plays the seven of spades. That was all.');
    expect(textOf([plays(you)])).toBe('You play the seven of spades.');
    expect(drawnPieces([plays(carl), 'That was all.'])).toEqual([
      'Carl plays the ',
      { face: '7S', text: 'seven of spades' },
      '. That was all.',
    ]);
  });

  test('has numbers and other sentences as parts', () => {
    expect(textOf([line`Sum ${7}: ${line`${midPlayer(you)} win`}.`])).toBe('Sum 7: you win.');
    expect(line`${''}${7}`).toEqual(['7']);
  });

  test('a card differs from a plain number', () => {
    expect(drawnPieces([line`Ann places the ${bareCard('40')}: ${40}.`])).toEqual([
      'Ann places the ',
      { face: '40', text: '40' },
      ': 40.',
    ]);
  });

  test('begins with a capital where a card is first', () => {
    expect(textOf([capitalised(playedCard('7S'))])).toBe('The seven of spades');
    expect(capitalised('no card')).toEqual(['No card']);
  });
});

test('cards are joined as in each language', () => {
  expect(textOf([listedPieces(['7S', 'JC', 'AD'].map(innerCard))])).toBe('seven of spades, jack of clubs, and ace of diamonds');
  expect(textOf([germanList(['7S', 'JC'].map(germanCard))])).toBe('Pik-Sieben und Kreuz-Bube');
  expect(textOf([russianCard('JC')])).toBe('валета треф');
});
