import { hasPart } from '../../games/parts.ts';
import { aboutGame, firstTexts as t } from '../../i18n/first.ts';
import { isNewTo, openLesson } from '../../ui/lesson-open.ts';
import { TextButton } from '../../ui/text-button.tsx';

/** Fills the slot `OfferedLesson`. */
export function LessonOffer({ games }: { readonly games: readonly string[] }) {
  const game = games.find((id) => hasPart(id, 'lesson') && isNewTo(id));
  if (game === undefined) return null;
  const { waiting, learnGame } = t.value.tutorial;
  return (
    <p class="offered-lesson">
      <span>{waiting}</span>{' '}
      <TextButton class="quiet learn-it" label={learnGame(aboutGame(game).name)} onClick={() => openLesson(game)} />
    </p>
  );
}
