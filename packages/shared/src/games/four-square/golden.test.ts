import { describe } from 'vitest';
import { type Golden, testGolden } from '../../testing/golden.ts';
import { fourSquare } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'two', options: {}, players: ['random', 'random'], seed: 1 },
  { name: 'six', options: {}, players: ['random', 'random', 'random', 'random', 'random', 'random'], seed: 2 },
  { name: 'alone', options: {}, players: ['random'], seed: 3 },
  { name: 'alone-won', options: {}, players: ['bot'], seed: 1 },
  { name: 'five-absent', options: { ghosts: 5 }, players: ['bot'], seed: 4 },
  { name: 'bots', options: {}, players: ['bot', 'bot', 'bot'], seed: 5 },
];

describe('golden games of Four Square', () => {
  for (const golden of GOLDEN) testGolden(fourSquare, new URL('golden/', import.meta.url), golden);
});
