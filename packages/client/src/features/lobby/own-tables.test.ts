import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { OwnRow } from './own-tables.tsx';

const NOBODY = { own: false, of: [] };

test.each<[OwnTable['phase'], string]>([
  ['playing', 'Continue: Mod Four'],
  ['gathering', 'Continue: Mod Four'],
  ['over', 'Back to the table: Mod Four'],
  ['asleep', 'Continue: Mod Four'],
])('a table that is %s is offered as “%s”', (phase, text) => {
  const table = { code: '7K4M2XP0', game: 'mod-four', phase, others: ['Ben'], turn: NOBODY };
  expect(renderToString(h(OwnRow, { table }))).toContain(`<strong>${text}</strong>`);
});
