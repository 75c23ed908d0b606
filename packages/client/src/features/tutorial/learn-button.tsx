import { hasLesson } from '../../games/tutorials.ts';
import { isNewTo, openLesson } from '../../ui/lesson-open.ts';
import { tutorialWords } from './words.ts';

interface LearnButtonProps {
  readonly game: string;
  readonly class?: string;
}

/** Opens a game's tutorial, if it has one; until the user has taken it, the button says how long it takes. */
export function LearnButton({ game, class: kind = 'quiet' }: LearnButtonProps) {
  if (!hasLesson(game)) return null;
  const { learn, minute } = tutorialWords.value;
  return (
    <button type="button" class={`${kind} learn-it`} onClick={() => openLesson(game)}>
      {learn}
      {isNewTo(game) && <small> {minute}</small>}
    </button>
  );
}
