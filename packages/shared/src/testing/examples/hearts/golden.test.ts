import { describe } from 'vitest';
import { type Golden, testGolden } from '../../golden.ts';
import { hearts } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'bots', options: { target: 50 }, players: ['bot', 'bot', 'bot', 'bot'], seed: 1 },
  { name: 'three', options: { target: 50 }, players: ['random', 'bot', 'bot'], seed: 2 },
];

describe('golden games of Hearts', () => {
  for (const golden of GOLDEN) testGolden(hearts, new URL('golden/', import.meta.url), golden);
});
