import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { modFourLesson } from '@hundredfold/shared/games/mod-four/lesson.ts';
import { expect, test, vi } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { catalogIn } from '../../i18n/all-languages.ts';
import { showCatalog } from '../../i18n/catalog.ts';
import { playLesson } from './play-lesson.ts';

test('the answer to a wrong press is in the current language', async () => {
  vi.useFakeTimers();
  const play = playLesson(modFour, modFourLesson, presentationOf(modFour.id));
  await vi.runAllTimersAsync();
  const { game, view, version } = play.link.snapshot.value;
  const [wanted] = play.suggested.value;
  const action = game.legal(view).find((each) => each !== wanted && each.card !== wanted?.card);
  await play.link.ask('act', { id: 'a-wrong-press', version, action });
  const card = presentationOf(modFour.id).describe;
  for (const language of ['en', 'de'] as const) {
    showCatalog(catalogIn(language));
    const would = card(view, String(action?.card), (seat) => play.link.snapshot.value.seats[seat]?.name ?? '');
    expect(play.answer.value).toBe(`${would}. ${catalogIn(language).app.tutorial.elsewhere}`);
  }
  showCatalog(catalogIn('en'));
  play.stop();
  vi.useRealTimers();
});
