import { hasPart } from '../../games/parts.ts';
import { firstTexts as t } from '../../i18n/first.ts';
import { isNewTo, openLesson } from '../../ui/lesson-open.ts';

export function LearnButton({ game }: { readonly game: string }) {
  if (!hasPart(game, 'lesson')) return null;
  const { learn, learnFirst } = t.value.tutorial;
  return (
    <button type="button" class="quiet learn-it" onClick={() => openLesson(game)}>
      {isNewTo(game) ? learnFirst : learn}
    </button>
  );
}
