import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { SpectatorBanner } from './spectator-banner.tsx';

const match = startMatch(modFour, defaultOptions(modFour.options), 4);
const late = { ...snapshotOfMatch(match, 0), from: 'hands', watching: { watch: 'late', delay: 8 }, version: 20 } as const;

test('a delayed view of the hands says so while the game goes on, and not after its end', () => {
  const banner = (phase: 'playing' | 'over') => renderToString(h(SpectatorBanner, { snapshot: { ...late, phase } }));
  expect(banner('playing')).toContain('All hands, 8 turns late.');
  expect(banner('over')).toContain('The game is over: all hands, to the end.');
  expect(banner('over')).not.toContain('late');
});
