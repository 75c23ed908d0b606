import { BOT_NAMES, isSameName, readName } from '@hundredfold/shared/protocol/name.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../test/test-games.ts';
import { catalogIn, messagesIn } from './all-languages.ts';
import { LANGUAGES } from './index.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const games = TEST_GAMES.filter(({ id }) => languagesOf(id).includes(language)).map((game) => [game.id, game] as const);

  test('every name that a guest may draw is a valid name, there once, and the name of no bot', () => {
    const { animals } = messagesIn(language).name;
    for (const name of animals) {
      expect(readName(name)).toEqual({ ok: true, value: name });
      expect(BOT_NAMES.filter((bot) => isSameName(bot, name))).toEqual([]);
    }
    expect(new Set(animals).size).toBe(animals.length);
  });

  test('a lesson tells a player with a touch screen to hold a card', () => {
    const steps = Object.values(catalogIn(language).all.games).flatMap(({ tutorial }) => Object.values(tutorial?.steps ?? {}));
    const told = (isTouched: boolean) => steps.map((step) => (typeof step === 'function' ? step(isTouched) : step)).join(' ');
    expect(told(true)).not.toMatch(/Point at|Zeig auf|Наведите/);
    expect(told(false)).not.toMatch(/Hold a|gedrückt|Задержите/);
  });

  test.each(games)('all options and phrases of %s have words', (id, game) => {
    const { options = {}, phrases = {} } = catalogIn(language).all.games[id]?.about ?? {};
    expect(Object.keys(options)).toEqual(Object.keys(game.options));
    expect(Object.keys(phrases)).toEqual([...(game.phrases ?? [])]);
    for (const [name, kind] of Object.entries(game.options)) {
      if (kind.kind === 'choice') expect(Object.keys(options[name]?.values ?? {})).toEqual([...kind.of]);
    }
  });
});

test.each([
  ['en', 1, '1 table'],
  ['en', 2, '2 tables'],
  ['ru', 1, '1 стол'],
  ['ru', 3, '3 стола'],
  ['ru', 5, '5 столов'],
  ['ru', 21, '21 стол'],
])('%s has a form of its own for %i', (language, count, text) => expect(messagesIn(language).lobby.count(count)).toBe(text));
