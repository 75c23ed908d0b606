import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

const available = ['en', 'de', 'pt-BR', 'pt-PT', 'ru'];

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'RU-ru', 'en'], 'ru'],
  [['pt-PT'], 'pt-PT'],
  [['pt-pt'], 'pt-PT'],
  [['pt'], 'pt-BR'],
  [['fr', '*'], undefined],
  [[], undefined],
] as const)('the first language of %j that there is: %s', (wanted, language) => {
  expect(pickLanguage(available, wanted)).toBe(language);
});
