import { readName } from '@hundredfold/shared/protocol/name.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { facesOf, languagesOf } from '../../test/test-games.ts';
import { catalogIn, messagesIn } from './all-languages.ts';
import type { AboutMessages } from './game-messages.ts';
import { LANGUAGES, type Language } from './index.ts';
import { plural } from './plural.ts';

function* sentences(words: object, path = ''): Generator<readonly [string, unknown]> {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'object' && value !== null) yield* sentences(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

function aboutIn(language: Language, id: string): AboutMessages {
  const about = catalogIn(language).games[id]?.about;
  if (about === undefined) throw new Error(`${id} has no messages in ${language}`);
  return about;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = messagesIn(language);
  const games = TEST_GAMES.filter(({ id }) => languagesOf(id).includes(language)).map((game) => [game.id, game] as const);

  test('no text is empty', () => {
    for (const [path, text] of sentences(words)) {
      if (typeof text !== 'function') expect(text, path).toMatch(/\S/);
    }
  });

  test('every suggested name is a valid name', () => {
    for (const name of words.name.suggestions) expect(readName(name)).toEqual({ ok: true, value: name });
  });

  test.each(games)('all options of %s have words', (id, game) => {
    const { options } = aboutIn(language, id);
    expect(Object.keys(options)).toEqual(Object.keys(game.options));
    for (const [name, kind] of Object.entries(game.options)) {
      expect(options[name]?.about).toMatch(/\S/);
      if (kind.kind === 'choice') expect(Object.keys(options[name]?.values ?? {})).toEqual([...kind.of]);
    }
  });

  test.each(games)('all phrases of %s have words', (id, game) => {
    const { phrases = {} } = aboutIn(language, id);
    expect(Object.keys(phrases)).toEqual([...(game.phrases ?? [])]);
    for (const text of Object.values(phrases)) expect(text).toMatch(/\S/);
  });
});

test('the cards that represent a game are in one of its decks', () => {
  for (const game of TEST_GAMES) {
    const deck = game.options.deck;
    const decks = deck?.kind === 'choice' ? deck.of : [''];
    const faces = new Set(decks.flatMap((each) => game.faces({ deck: each })));
    for (const face of facesOf(game.id)) expect(faces).toContain(face);
  }
});

describe('counting', () => {
  test.each([
    [1, '1 игрок'],
    [3, '3 игрока'],
    [5, '5 игроков'],
    [21, '21 игрок'],
  ])('Russian has forms of its own for %i', (count, text) => expect(messagesIn('ru').start.players(count, count)).toBe(text));

  test('English has two forms', () => {
    const many = plural('en');
    expect([0, 1, 2].map((count) => many(count, { one: '# seat', other: '# seats' }))).toEqual(['0 seats', '1 seat', '2 seats']);
  });
});
