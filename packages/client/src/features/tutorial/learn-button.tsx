import { hasPart } from '../../games/parts.ts';
import { t } from '../../i18n/index.ts';
import { isNewTo, openLesson } from '../../ui/lesson-open.ts';

interface LearnButtonProps {
  readonly game: string;
  readonly class?: string;
}

export function LearnButton({ game, class: kind = 'quiet' }: LearnButtonProps) {
  if (!hasPart(game, 'lesson')) return null;
  const { learn, minute } = t.value.tutorial;
  return (
    <button type="button" class={`${kind} learn-it`} onClick={() => openLesson(game)}>
      {learn}
      {isNewTo(game) && <small> {minute}</small>}
    </button>
  );
}
