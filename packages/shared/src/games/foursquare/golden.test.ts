import { describe } from 'vitest';
import { type Golden, testGolden } from '../../testing/golden.ts';
import { foursquare } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'random', options: {}, players: ['random'], seed: 1 },
  { name: 'random-line', options: { flip: 'line' }, players: ['random'], seed: 2 },
  { name: 'bot', options: {}, players: ['bot'], seed: 3 },
  { name: 'bot-line', options: { flip: 'line' }, players: ['bot'], seed: 4 },
  { name: 'bot-line-again', options: { flip: 'line' }, players: ['bot'], seed: 5 },
  { name: 'bot-line-won', options: { flip: 'line' }, players: ['bot'], seed: 9 },
];

describe('golden games of Foursquare', () => {
  for (const golden of GOLDEN) testGolden(foursquare, new URL('golden/', import.meta.url), golden);
});
