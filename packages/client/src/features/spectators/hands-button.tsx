import { showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { viewFrom } from './view-from.ts';

export function HandsButton({ snapshot: { phase, seat, watching } }: { readonly snapshot: Snapshot }) {
  const texts = t.value.spectators;
  const { watch, delay } = watching;
  const isOpen = viewFrom.value === 'hands';
  const isOffered = seat === null && showsHands(watching) && (phase === 'playing' || phase === 'over');
  if (!isOpen && !isOffered) return null;
  return (
    <BarButton
      icon="hands"
      label={t.value.replay.allHands}
      tip={phase === 'over' ? texts.openToEnd : texts.showAbout(watch, delay)}
      kind="worded"
      pressed={isOpen}
      onPress={() => (viewFrom.value = isOpen ? 'table' : 'hands')}
    />
  );
}
