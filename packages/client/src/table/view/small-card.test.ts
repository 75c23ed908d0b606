import { renderToString } from 'preact-render-to-string';
import { afterEach, expect, test } from 'vitest';
import { language } from '../../i18n/index.ts';
import { SmallCard } from './small-card.tsx';

function printedOn(face: string): string {
  return renderToString(SmallCard({ face, name: '' }))
    .replace(/<svg.*<\/svg>/s, '')
    .replaceAll(/<[^>]*>/g, '');
}

afterEach(() => {
  language.value = 'en';
});

test.each([
  ['en', ['Q', '10', '12']],
  ['de', ['D', '10', '12']],
  ['ru', ['Д', '10', '12']],
] as const)('a card in the log bears the letter of its rank in %s', (spoken, ranks) => {
  language.value = spoken;
  expect(['QS', '10H', '12o'].map(printedOn)).toEqual(ranks);
});
