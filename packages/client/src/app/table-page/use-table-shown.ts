import { isHidden } from '../../lib/hidden.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { useInTime } from '../../ui/use-loaded.ts';

/** Tells the table once per game, connection and room that this page shows it: the first clock waits for that. */
export function useTableShown(link: TableLink, snapshot: Snapshot, isUncovered: boolean): void {
  const { game, phase, matchNumber, from } = snapshot;
  const isLive = link.session.value.state === 'live';
  const roomChanges = link.roomChanges.value;
  const isShown = phase === 'playing' && from === 'table' && isLive && isUncovered && !isHidden.value;
  // If the cards cannot be drawn, the table does not wait for them: the buttons work without them.
  const load = () => import('./play-table.tsx').then((table) => table.loadPainter()).catch(() => undefined);
  const tell = () => void link.ask('seen', {});
  useInTime(() => (isShown ? load() : null), tell, [link, matchNumber, isShown, roomChanges, game.id]);
}
