import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { reviewed } from '../../features/review/use-review.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { AfterGame, ReviewGame } from './after-game.tsx';

const playing = snapshotOfMatch(startMatch(modFour, defaultOptions(modFour.options), 4), 0);

test('the last game opens in a new tab while the next one is on, and in this tab after a game on the device', () => {
  const ended: Snapshot = { ...playing, phase: 'over', record: 'a-record' };
  const waysFrom = (now: Snapshot) => {
    const link = linkTo(signal<Snapshot | null>(now), async () => Promise.reject(new Error('nothing is asked')));
    return renderToString(h(AfterGame, { link, snapshot: { ...ended, code: now.code } }));
  };
  expect(waysFrom(playing)).toContain('target="_blank"');
  expect(waysFrom({ ...ended, code: '' })).toContain('<a href="/r/a-record?seat=1"');
  expect(waysFrom({ ...ended, code: '' })).not.toContain('target="_blank"');
});

test('the review of the last game is offered as long as its replay can open, with what it found', () => {
  const outcome = { ranking: [[0], [1, 2, 3]], scores: [1, 0, 0, 0] };
  const view = { ...playing.view, toAct: [], outcome };
  const ended: Snapshot = { ...playing, phase: 'over', record: 'a-record', view };
  const reviewAt = (now: Snapshot) => {
    const link = linkTo(signal<Snapshot | null>(now), async () => Promise.reject(new Error('nothing is asked')));
    return renderToString(h(ReviewGame, { link, snapshot: ended }));
  };
  expect(reviewAt(ended)).toContain('>Review<');
  expect(reviewAt(playing)).toBe('');
  reviewed.value = { record: 'a-record', findings: '2 mistakes' };
  expect(reviewAt(ended)).toContain('>Review: 2 mistakes<');
  reviewed.value = { record: 'another', findings: '2 mistakes' };
  expect(reviewAt(ended)).toContain('>Review<');
});
