import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { isSameAction } from '@hundredfold/shared/core/action.ts';
import { LEARNER, wantedNow } from '@hundredfold/shared/core/lesson.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { walkLesson } from '@hundredfold/shared/testing/walk-lesson.ts';
import { expect, test, vi } from 'vitest';
import { hasPart, loadPart } from '../../games/parts.ts';
import { catalogIn, LANGUAGES, speak } from '../../i18n/all-languages.ts';
import { playLesson } from './play-lesson.ts';

const MAX_ANSWER = 105;

const TAUGHT = TEST_GAMES.filter(({ id }) => hasPart(id, 'lesson')); // The examples have none in the app.

async function lessonOf(id: string) {
  const lesson = await loadPart(id, 'lesson');
  if (lesson === null) throw new Error(`${id} has no lesson`);
  return lesson;
}

test.each(TAUGHT)('the lesson of $id answers each wrong press in every language, and with its own numbers', async (game) => {
  const lesson = await lessonOf(game.id);
  for (const [index, { key, asked }] of walkLesson(game, lesson, 0).entries()) {
    const view: View = game.view(asked.state, LEARNER);
    const step = lesson.steps[index];
    const wanted = step === undefined ? [] : wantedNow(asked, step);
    const wrong = game.legal(view).filter((action) => !wanted.some((each) => isSameAction(each, action)));
    for (const action of wrong) {
      const answers = LANGUAGES.map((language) => {
        speak(language);
        return lesson.objection(view, action, wanted[0] ?? action, (seat) => ['You', 'Ada', 'Blaise', 'Carl'][seat] ?? '');
      });
      expect(new Set(answers).size, `${key} ${JSON.stringify(action)}`).toBe(LANGUAGES.length);
      for (const answer of answers) {
        expect(answer).toMatch(/^\P{Ll}.{15,}\.$/u);
        expect(answer).not.toMatch(/undefined|null|NaN| {2}/);
        expect(answer.length, answer).toBeLessThanOrEqual(MAX_ANSWER);
      }
    }
  }
});

test('an action that a step wants is not answered, a wrong one is, and after the end no more are', async () => {
  vi.useFakeTimers();
  speak('en');
  const lesson = await lessonOf(modFour.id);
  const play = playLesson(modFour, lesson);
  await vi.runAllTimersAsync();
  const play8 = (card: string) => ({ type: 'play', card });
  expect(play.objection(play8('7C'))).toBeNull();
  expect(play.objection(play8('6S'))).toBe('Six gives it to Carl. Your seven makes 15.');
  const over = playLesson(modFour, { ...lesson, steps: [] });
  expect(over.objection(play8('7C'))).toBe(catalogIn('en').all.app.tutorial.over);
  play.stop();
  over.stop();
  vi.useRealTimers();
});
