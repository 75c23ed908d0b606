import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { allowsHints, canHint, giveHint } from './hint.ts';
import { hintWords } from './words.ts';

interface HintButtonProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** Asks for a hint. It is there if hints are allowed, and enabled while the player has something to decide. */
export function HintButton({ link, snapshot }: HintButtonProps) {
  if (snapshot.phase !== 'playing' || !allowsHints(snapshot)) return null;
  const label = hintWords.value.ask;
  return <BarButton icon="hint" label={label} can={canHint(snapshot)} onPress={() => void giveHint(link)} />;
}
