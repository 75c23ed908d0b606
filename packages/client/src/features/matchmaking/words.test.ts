import { describe, expect, test } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { t } from '../../i18n/index.ts';

/** The texts below the chosen games: one game that needs four players, and whether there are others. */
const textsFor = (others: boolean) =>
  [others ? t.value.matchmaking.exactly('Mod Four', 4) : '', t.value.matchmaking.fewer(30, others)]
    .filter((each) => each !== '')
    .join(' ');

describe('the texts about the number of players', () => {
  test('if all chosen games can start with two', () => {
    expect(textsFor(false)).toBe('After 30 seconds, two players are enough.');
  });

  test.each([
    ['en', 'Mod Four needs 4 players. The others start with two after 30 seconds.'],
    ['de', 'Mod Four spielt man zu viert. Die anderen starten nach 30 Sekunden auch zu zweit.'],
    ['ru', 'Mod Four — игра на 4 игроков. Остальные через 30 секунд можно начать и вдвоём.'],
  ] as const)('if one of them needs four players, in %s', (spoken, both) => {
    speak(spoken);
    expect(textsFor(true)).toBe(both);
  });
});
