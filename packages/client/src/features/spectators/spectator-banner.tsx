import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';
import { comeToTable } from './view-from.ts';

export function SpectatorBanner({ snapshot: { from, version, phase, watching } }: { readonly snapshot: Snapshot }) {
  if (from === 'table') return null;
  const { open, openToEnd, soon, back, further, closer } = t.value.spectators;
  const { watch, delay } = watching;
  if (from === 'public') return <MessageBanner text={further} ways={[{ label: closer, press: comeToTable }]} />;
  const text = phase === 'over' ? openToEnd : version === 0 ? soon(watch, delay) : open(watch, delay);
  return <MessageBanner text={text} ways={[{ label: back, press: comeToTable }]} />;
}
