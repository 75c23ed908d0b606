import { oneHundredOne } from '@hundredfold/games/one-hundred-one/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { settings } from '../../ui/settings.ts';
import { ownFaces } from '../layout/layout.ts';
import { isQuestion } from '../presentation.ts';
import { pressOf } from '../state/table-queries.ts';
import { tableAt } from '../testing/table-at.ts';
import { pressCard } from './press.ts';

const setting = { game: oneHundredOne, options: defaultOptions(oneHundredOne.options), seats: 2 };

function pressed(asks: boolean) {
  for (const match of shownPositions(setting, 3)) {
    const snapshot = snapshotOfMatch(match, 0);
    const { ui } = tableAt(snapshot);
    const hand = ownFaces(snapshot.view);
    const index = hand.findIndex((face) => {
      const press = mayAct(snapshot.view) ? pressOf(ui.presentation, snapshot, face) : null;
      return press !== null && isQuestion(press) === asks;
    });
    const face = hand[index];
    if (face === undefined) continue;
    pressCard(ui, { face, index });
    return ui;
  }
  throw new Error('there was no such card');
}

afterEach(() => {
  settings.plays.value = 'atOnce';
});

test('an open question follows the language of the page', () => {
  const asked = pressed(true).choice.asked.value;
  const before = asked?.question();
  expect(before?.answers.map(({ label }) => label)).toContain('spades');
  speak('de');
  const after = asked?.question();
  expect(after?.answers.map(({ label }) => label)).toContain('Pik');
  expect(after?.question).not.toBe(before?.question);
  expect(after?.answers.map(({ action }) => action)).toEqual(before?.answers.map(({ action }) => action));
});

test('the question whether to play a card follows the language of the page', () => {
  settings.plays.value = 'asking';
  const asked = pressed(false).choice.asked.value;
  const before = asked?.question();
  speak('de');
  const after = asked?.question();
  expect(asked?.kind).toBe('whether');
  expect(after?.question).not.toBe(before?.question);
  expect(after?.answers[0]?.label).not.toBe(before?.answers[0]?.label);
});
