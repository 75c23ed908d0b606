import { showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import { signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';
import { BarButton } from '../../ui/bar-button.tsx';

export const viewFrom = signal<Snapshot['from']>('table');

export function comeToTable(): void {
  viewFrom.value = 'table';
}

export function SpectatorBanner({ snapshot: { from, version, phase, watching } }: { readonly snapshot: Snapshot }) {
  if (from === 'table') return null;
  const { open, openToEnd, soon, back, further, closer } = t.value.spectators;
  const { watch, delay } = watching;
  if (from === 'public') return <MessageBanner text={further} ways={[{ label: closer, press: comeToTable }]} />;
  const text = phase === 'over' ? openToEnd : version === 0 ? soon(watch, delay) : open(watch, delay);
  return <MessageBanner text={text} ways={[{ label: back, press: comeToTable }]} />;
}

export function HandsButton({ snapshot: { phase, seat, watching } }: { readonly snapshot: Snapshot }) {
  const isOpen = viewFrom.value === 'hands';
  const isOffered = seat === null && showsHands(watching) && (phase === 'playing' || phase === 'over');
  if (!isOpen && !isOffered) return null;
  return (
    <BarButton
      icon="hands"
      label={t.value.replay.allHands}
      kind="is-lit"
      pressed={isOpen}
      onPress={() => (viewFrom.value = isOpen ? 'table' : 'hands')}
    />
  );
}
