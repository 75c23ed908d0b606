import { useLayoutEffect, useRef } from 'preact/hooks';
import { addEvents } from '../../features/chat/chat-entries.ts';
import { textOf } from '../../i18n/sentence.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { eventText, isNoticed } from '../../table/events/event-text.ts';
import { eventsBetween } from '../../table/events/table-event.ts';
import { showNotice } from '../../ui/notices.tsx';

/** Reports what happens at the table in a notice and in the chat. The log comes from the table itself. */
export function useTableEvents(snapshot: Snapshot): void {
  const before = useRef(snapshot);
  useLayoutEffect(() => {
    const events = eventsBetween(before.current, snapshot);
    before.current = snapshot;
    if (events.length === 0) return;
    addEvents(events);
    const noticed = events.filter((event) => isNoticed(event, snapshot.me));
    if (noticed.length > 0) showNotice({ text: textOf(noticed.map((event) => eventText(event, snapshot.me))) });
  }, [snapshot]);
}
