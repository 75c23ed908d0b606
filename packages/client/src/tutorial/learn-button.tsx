import { hasLesson } from '../games/tutorials.ts';
import { isNewTo, openLesson } from './lesson-open.ts';
import { tutorialWords } from './words.ts';

interface LearnButtonProps {
  readonly game: string;
  readonly class?: string;
}

/** The way to a game's lesson, if it has one; whoever has not taken it is told how long it takes. */
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
