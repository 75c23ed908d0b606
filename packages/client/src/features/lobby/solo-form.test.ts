import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SoloForm } from './solo-form.tsx';

test('a game for one player promises no friends who join', () => {
  const formFor = (game: GameTerms) => renderToString(h(SoloForm, { game: signal(game) }));
  expect(formFor(foursquare)).toContain('You play by yourself; anyone with the link can watch.');
  expect(formFor(modFour)).toContain('friends can join any time');
});
