import { BarButton } from '../ui/bar-button.tsx';
import { closeSeen, openSeen, seenOpen } from './seen-open.ts';
import { seenWords } from './words.ts';

/** Asks what everything on the table means; where the bar has no room for it, the rules lead there. */
export function SeenButton() {
  const { title } = seenWords.value;
  return (
    <span class="seen-button">
      <BarButton icon="question" label={title} onPress={() => (seenOpen.peek() ? closeSeen() : openSeen())} />
    </span>
  );
}
