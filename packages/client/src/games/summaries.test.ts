import { facesOf, isCard } from '@hundredfold/shared/core/figure.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../test/test-games.ts';
import { figureOf } from '../features/rules/rules-summary.tsx';
import { catalogIn } from '../i18n/all-languages.ts';
import { loadPart } from './parts.ts';

const PARTS = ['goal', 'turn', 'end'] as const;

describe.each(TEST_GAMES.map((game) => [game.id, game] as const))('%s in three sentences', async (id, game) => {
  const drawn = await loadPart(id, 'summary');

  test.each(languagesOf(id))('they exist in %s', (language) => {
    for (const part of PARTS) expect(catalogIn(language).all.games[id]?.summary[part]).toMatch(/^\p{Lu}.*\.$/u);
  });

  test.each(PARTS)('%s is drawn with cards of the game, without words', (part) => {
    if (drawn === null) throw new Error('there are none');
    const figure = figureOf(drawn, part);
    const faces = game.faces(defaultOptions(game.options));
    for (const face of facesOf(figure)) expect(faces).toContain(face);
    const said = figure.flat(2).map((piece) => (isCard(piece) || piece.kind === 'words' ? piece.words : ''));
    for (const words of said) expect(words).toMatch(/^\d*$/);
  });
});
