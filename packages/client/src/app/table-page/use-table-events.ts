import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { hasHands } from '@hundredfold/shared/protocol/spectators.ts';
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addEvents } from '../../features/chat/chat-entries.ts';
import { textOf } from '../../i18n/sentence.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { eventText, isNoticed } from '../../table/events/event-text.ts';
import { eventsBetween, type TableEvent } from '../../table/events/table-event.ts';
import { cardsAt, sizeOf } from '../../table/layout/layout.ts';
import { showNotice } from '../../ui/notices.tsx';

/**
 * Reports what happens at the table in a notice and in the chat. The log comes from the table itself. Bots speak once
 * the cards have landed, and not before a deal.
 */
export function useTableEvents(snapshot: Snapshot, moving: ReadonlySignal<boolean>): void {
  const before = useRef(snapshot);
  const sayings = useRef<readonly TableEvent[]>([]);
  useLayoutEffect(() => {
    const events = eventsBetween(before.current, snapshot);
    before.current = snapshot;
    if (events.length === 0) return;
    const ofBots = events.filter(({ kind }) => kind === 'bot-said');
    if (ofBots.length > 0) sayings.current = ofBots;
    addEvents(events.filter(({ kind }) => kind !== 'bot-said'));
    const noticed = events.filter((event) => isNoticed(event, snapshot.me));
    if (noticed.length > 0) showNotice({ text: textOf(noticed.map((event) => eventText(event, snapshot.me))) });
  }, [snapshot]);
  const areBotsSilent = moving.value || isUndealt(snapshot);
  useLayoutEffect(() => {
    if (areBotsSilent) return;
    addEvents(sayings.current);
    sayings.current = [];
  }, [areBotsSilent, snapshot]);
}

/** Returns whether all hands are empty, because a match or a hand has not been dealt yet. */
function isUndealt({ phase, game, view }: Snapshot): boolean {
  const isEmpty = (seat: Seat): boolean => sizeOf(cardsAt(view, { zone: 'hand', seat })) === 0;
  return phase === 'playing' && hasHands(game) && allSeats(view.seats.length).every(isEmpty);
}
