import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ALL_GAMES } from '../../test/all-games.ts';
import { LANGUAGES, language } from '../words/index.ts';
import { cardName } from './card-words.ts';

afterEach(() => {
  language.value = 'en';
});

describe('cards in words', () => {
  it.each(LANGUAGES)('every card of every deck has a name of its own in %s', (spoken) => {
    language.value = spoken;
    for (const { game, options } of ALL_GAMES.flatMap(settingsOf)) {
      const faces = game.faces({ ...defaultOptions(game.options), ...options });
      const names = faces.map(cardName);
      expect(new Set(names).size).toBe(faces.length);
      for (const name of names) expect(name).toMatch(/^\d0$|\p{L}{3,}[ -]\p{L}{3,}|\p{L}{3,} of \p{L}{4,}/u);
    }
  });

  it('are what one would say aloud', () => {
    expect(cardName('7S')).toBe('Seven of spades');
    expect(cardName('AH')).toBe('Ace of hearts');
    expect(cardName('12b')).toBe('Rey of batons');
    expect(cardName('7c')).toBe('Seven of cups');
    language.value = 'de';
    expect(cardName('QH')).toBe('Herz-Dame');
    language.value = 'ru';
    expect(cardName('7D')).toBe('Семёрка бубен');
  });
});
