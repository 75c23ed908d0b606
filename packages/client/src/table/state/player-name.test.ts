import { expect, test } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { does, midSentence } from '../../i18n/grammar.ts';
import { playerName } from './player-name.ts';

const name = (seat: number) => ['Ann', 'You'][seat] ?? '';

test('the reader is addressed, and the verb agrees', () => {
  const own = playerName({ viewer: 0 }, 0, name);
  expect(does(own, 'play', 'plays')).toBe('You play');
  expect(midSentence(own)).toBe('you');
  speak('de');
  expect(does(playerName({ viewer: 0 }, 0, name), 'spielst', 'spielt')).toBe('Du spielst');
  speak('ru');
  expect(midSentence(playerName({ viewer: 0 }, 0, name))).toBe('вы');
});

test('all others are called by name, even a player who is named You', () => {
  expect(does(playerName({ viewer: 0 }, 1, name), 'play', 'plays')).toBe('You plays');
  expect(midSentence(playerName({ viewer: 0 }, 1, name))).toBe('You');
});

test('a spectator reads names only', () => {
  expect(does(playerName({ viewer: 'public' }, 0, name), 'play', 'plays')).toBe('Ann plays');
});
