import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { SeatStatus } from '@hundredfold/shared/protocol/table-facts.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { askTable } from '../../net/ask-table.ts';
import { joinIntent } from '../../net/join-intent.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';

/**
 * Handles the intent with which a user opened the table: a user who came to sit down has got the first free seat. A user who came to
 * play alone or against bots starts at once; the result is true until the first cards come. A user who came to take over a bot asks
 * for its seat.
 */
export function useJoinIntent(link: TableLink, snapshot: Snapshot): boolean {
  const beginning = useSignal(isToBegin(snapshot));
  useEffect(() => {
    const came = joinIntent.peek()?.code === snapshot.code ? joinIntent.peek() : null;
    const takes = came?.take === true;
    joinIntent.value = null;
    if (takes) void takeBotsSeat(link);
    if (came?.claim !== undefined) void askTable(link, 'take', { seat: came.claim });
    if (came?.seat !== undefined && snapshot.seats[came.seat]?.status === 'empty') void link.ask('sit', { seat: came.seat });
    if (!beginning.peek()) return;
    void beginWithBots(link).then((begins) => {
      if (!begins) beginning.value = false;
    });
  }, []);
  useEffect(() => {
    if (snapshot.phase !== 'gathering') beginning.value = false;
  }, [snapshot.phase]);
  return beginning.value;
}

function isToBegin({ code, phase, seat, seats }: Snapshot): boolean {
  const came = joinIntent.peek();
  if (came?.code !== code || !came.sit || phase !== 'gathering' || seat === null) return false;
  return seats.length === 1 || came.play === true;
}

/** Returns whether the table agreed to start. */
async function beginWithBots(link: TableLink): Promise<boolean> {
  await Promise.all(emptySeats(link.snapshot.peek()).map((seat) => link.ask('fill', { seat })));
  return (await link.ask('start', {})).ok;
}

async function takeBotsSeat(link: TableLink): Promise<void> {
  const seat = link.snapshot.peek()?.seats.findIndex(({ status }) => status === 'bot') ?? -1;
  if (seat >= 0) await askTable(link, 'take', { seat });
}

const askingLinks = new WeakSet<TableLink>();

/** Asks for one seat after the other. A second press meanwhile does nothing. */
export async function askForSeats(link: TableLink, ask: () => Promise<void>): Promise<void> {
  if (askingLinks.has(link)) return;
  askingLinks.add(link);
  await ask().finally(() => askingLinks.delete(link));
}

/** Sits down on the first free seat, or on the next one if someone else was quicker. */
export function sitAnywhere(link: TableLink): Promise<void> {
  return askForSeats(link, async () => {
    for (const seat of openSeats(link.snapshot.peek())) {
      const now = link.snapshot.peek();
      if (now === null || now.seat !== null) return;
      const answer = await link.ask('sit', { seat });
      if (answer.ok) return;
    }
  });
}

/** Returns the empty seats, including those that the host reserves. */
export function emptySeats(snapshot: Snapshot | null): readonly Seat[] {
  return snapshot?.seats.flatMap((held, seat) => (isEmpty(held) ? [seat] : [])) ?? [];
}

export function isEmpty({ status }: Pick<Snapshot['seats'][number], 'status'>): boolean {
  return status === 'empty' || status === 'locked';
}

/** Returns the seats on which the user may sit down while people gather: empty ones, and then those of people who are away for long. */
export function openSeats(snapshot: Snapshot | null): readonly Seat[] {
  if (snapshot === null || isBarred(snapshot)) return [];
  const seatsThatAre = (wanted: SeatStatus) => snapshot.seats.flatMap(({ status }, seat) => (status === wanted ? [seat] : []));
  return [...seatsThatAre('empty'), ...seatsThatAre('held')];
}

export function isBarred({ removed, me }: Pick<Snapshot, 'removed' | 'me'>): boolean {
  return removed.some(({ person }) => person === me);
}
