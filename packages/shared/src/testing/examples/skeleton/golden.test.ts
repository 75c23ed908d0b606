import { describe } from 'vitest';
import { type Golden, testGolden } from '../../golden.ts';
import { skeleton } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'random', options: {}, players: ['random', 'random', 'random'], seed: 1 },
  { name: 'bots', options: {}, players: ['bot', 'bot', 'bot', 'bot'], seed: 2 },
];

describe('golden games of Skeleton', () => {
  for (const golden of GOLDEN) testGolden(skeleton, new URL('golden/', import.meta.url), golden);
});
