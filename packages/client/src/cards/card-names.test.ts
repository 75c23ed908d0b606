import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { speak } from '../i18n/all-languages.ts';
import { LANGUAGES } from '../i18n/index.ts';
import { cardName, playedCard } from './card-names.ts';

describe('card names', () => {
  it.each(LANGUAGES)('every card of every deck has a name of its own in %s', (spoken) => {
    speak(spoken);
    for (const { game, options } of TEST_GAMES.flatMap(settingsOf)) {
      const faces = game.faces({ ...defaultOptions(game.options), ...options });
      const names = faces.map(cardName);
      expect(new Set(names).size).toBe(faces.length);
      for (const name of names) expect(name).toMatch(/^\d0$|\p{L}{3,}[ -]\p{L}{3,}|\p{L}{3,} of \p{L}{4,}/u);
    }
  });

  it('are what a player would say aloud', () => {
    expect(cardName('7S')).toBe('Seven of spades');
    expect(cardName('AH')).toBe('Ace of hearts');
    expect(cardName('12b')).toBe('Rey of batons');
    expect(cardName('7c')).toBe('Seven of cups');
    speak('de');
    expect(cardName('QH')).toBe('Herz-Dame');
    speak('ru');
    expect(cardName('7D')).toBe('Семёрка бубен');
  });
});

describe('a card that is played', () => {
  it.each([
    ['6C', 'the six of clubs', 'die Kreuz-Sechs', 'шестёрку треф'],
    ['JC', 'the jack of clubs', 'den Kreuz-Buben', 'валета треф'],
    ['KS', 'the king of spades', 'den Pik-König', 'короля пик'],
    ['QH', 'the queen of hearts', 'die Herz-Dame', 'даму червей'],
    ['AD', 'the ace of diamonds', 'das Karo-Ass', 'туза бубен'],
    ['11c', 'the caballo of cups', 'den Kelche-Caballo', 'кабальо кубков'],
    ['12b', 'the rey of batons', 'den Stäbe-Rey', 'рея жезлов'],
    ['40', 'the 40', 'die 40', '40'],
  ])('%s has its article and its case', (card, ...texts) => {
    for (const [index, spoken] of ['en', 'de', 'ru'].entries()) {
      speak(spoken);
      expect(playedCard(card)).toBe(texts[index]);
    }
  });
});
