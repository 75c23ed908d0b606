import { expect, test } from 'vitest';
import { handfuls, inOrder, withoutCards } from './pile.ts';

test('each way to take two cards of a pile is listed once', () => {
  const pile = inOrder(['30', '10', '20', '10'], ['10', '20', '30']);
  expect(pile).toEqual(['10', '10', '20', '30']);
  expect(handfuls(pile, 2).map(String)).toEqual(['10,10', '10,20', '10,30', '20,30']);
  expect(handfuls(pile, 5)).toEqual([]);
});

test('of two equal cards the later one is taken out of a pile', () => {
  expect(withoutCards(['10', '20', '10', '30'], ['10', '30'])).toEqual(['10', '20']);
  expect(withoutCards(['10'], ['20'])).toEqual(['10']);
});
