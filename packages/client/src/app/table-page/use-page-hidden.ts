import { useComputed, useSignalEffect } from '@preact/signals';
import { isHidden } from '../../lib/hidden.ts';
import { hearing } from '../../lib/sound/hearing.ts';
import type { TableLink } from '../../net/table-link.ts';

/** Tells the table on each connection whether the page is hidden, if its user gets notices from the server. */
export function usePageHidden(link: TableLink): void {
  const isLive = useComputed(() => {
    const session = link.session.value;
    return session.state === 'live' && session.snapshot.from === 'table' && session.snapshot.seat !== null;
  });
  useSignalEffect(() => {
    void link.roomChanges.value; // The other room does not know it yet.
    if (isLive.value && hearing.push.value === 'on') void link.ask('hidden', { hidden: isHidden.value });
  });
}
