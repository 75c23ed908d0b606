import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { SmallCard } from './small-card.tsx';

function printedOn(face: string): string {
  return renderToString(SmallCard({ face, name: '' }))
    .replace(/<svg.*<\/svg>/s, '')
    .replaceAll(/<[^>]*>/g, '');
}

test.each([
  ['en', ['Q', '10', '12']],
  ['de', ['D', '10', '12']],
  ['ru', ['Д', '10', '12']],
] as const)('a card in the log bears the letter of its rank in %s', (spoken, ranks) => {
  speak(spoken);
  expect(['QS', '10H', '12o'].map(printedOn)).toEqual(ranks);
});
