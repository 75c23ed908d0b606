import { t } from '../../i18n/index.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { allowsHints, canHint, giveHint } from './hint.ts';

interface HintButtonProps {
  readonly link: TableLink;
  readonly snapshot: Snapshot;
}

/** Asks for a hint. It is there if hints are allowed, and enabled while the player has something to decide. */
export function HintButton({ link, snapshot }: HintButtonProps) {
  if (snapshot.phase !== 'playing' || !allowsHints(snapshot)) return null;
  const label = t.value.hints.ask;
  return <BarButton icon="hint" label={label} can={canHint(snapshot)} onPress={() => void giveHint(link)} />;
}
