import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { inWords } from '../table/card-words.ts';
import { noteEvents } from '../talk/conversation.ts';
import { say } from '../ui/notices.tsx';
import { eventText, isNoticed } from './event-text.ts';
import { eventsBetween } from './table-event.ts';

/** Tells of what happens at the table, in a notice and in the chat. The log has it from the table. */
export function useTableEvents(snapshot: Snapshot): void {
  const before = useRef(snapshot);
  useLayoutEffect(() => {
    const events = eventsBetween(before.current, snapshot);
    before.current = snapshot;
    if (events.length === 0) return;
    noteEvents(events);
    const noticed = events.filter((event) => isNoticed(event, snapshot.me));
    if (noticed.length > 0) say({ text: inWords(noticed.map((event) => eventText(event, snapshot.me))) });
  }, [snapshot]);
}
