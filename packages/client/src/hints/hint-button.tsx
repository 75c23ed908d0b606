import type { Snapshot, TableLink } from '../link/table-link.ts';
import { BarButton } from '../ui/bar-button.tsx';
import { allowsHints, canHint, giveHint } from './hint.ts';
import { hintWords } from './words.ts';

interface HintButtonProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** Asks what a bot would do; there where nobody else plays, and alive while there is something to decide. */
export function HintButton({ link, snapshot }: HintButtonProps) {
  if (snapshot.phase !== 'playing' || !allowsHints(snapshot)) return null;
  const said = hintWords.value.ask;
  return <BarButton icon="hint" label={said} can={canHint(snapshot)} onPress={() => void giveHint(link)} />;
}
