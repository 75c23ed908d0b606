import type { Snapshot, TableLink } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { allowsHints, canHint, giveHint } from './hint.ts';
import { hintWords } from './words.ts';

interface HintButtonProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** Asks what a bot would do; there where nobody else plays, and alive while there is something to decide. */
export function HintButton({ link, snapshot }: HintButtonProps) {
  if (snapshot.phase !== 'playing' || !allowsHints(snapshot)) return null;
  const can = canHint(snapshot);
  const said = hintWords.value.ask;
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={said}
      title={said}
      aria-disabled={!can}
      onClick={() => void (can && giveHint(link))}
    >
      <Icon name="hint" />
    </button>
  );
}
