import { accepted } from '@hundredfold/shared/core/result.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { NOTICE_DELAY_MS } from '../state/absences.ts';
import { shownName } from '../state/names.ts';
import { isHere, type Person, personOn, type Seating, seatFor } from '../state/seating.ts';
import { isPlayedByBot, type Table, type TableTimer } from '../state/table.ts';
import { isClockStopped } from '../state/turn-clocks.ts';

/**
 * Returns the timers for notices to people who do not look at the table, although another player who is here waits for their move. Each
 * decision has one notice at most.
 */
export function noticeTimers(table: Table): readonly TableTimer[] {
  const { value, clocks, absences } = table;
  if (value.phase !== 'playing' || isClockStopped(value)) return [];
  return allSeats(value.seating.seats.length).flatMap((seat) => {
    const since = clocks.seats[seat]?.since ?? null;
    const person = personOn(value.seating, seat);
    if (since === null || person === undefined || isPlayedByBot(value, seat)) return [];
    if (!isAwaited(value.seating, person)) return [];
    const absence = absences.get(person.memberId) ?? (person.presence === 'away' ? AWAY_AT_LOADING : null);
    const decision = `${value.matchNumber} ${since}`;
    if (absence === null || absence.noticed === decision) return [];
    const milliseconds = Math.max(0, absence.noticeFrom - table.now());
    const name = `notice ${person.memberId} ${decision} ${absence.noticeFrom}`;
    return [{ name, milliseconds, task: () => sendNotice(table, person, decision) }];
  });
}

/** The absence of a person who was away already when the table was loaded. */
const AWAY_AT_LOADING = { noticeFrom: NOTICE_DELAY_MS, noticed: null };

function isAwaited(seating: Seating, { memberId }: Person): boolean {
  return seating.people.some(
    (each) => each.memberId !== memberId && isHere(seating, each.memberId) && seatFor(seating, each.memberId) !== null,
  );
}

async function sendNotice(table: Table, { personId, memberId }: Person, decision: string) {
  const { code, game, value, context, absences } = table;
  const others = value.seating.seats.flatMap((each) =>
    each.holder === 'person' && each.memberId !== memberId ? [shownName(value.seating, each.memberId)] : [],
  );
  const wait = await context.notices.send(personId, { kind: 'turn', game: game.id, code, others });
  absences.set(memberId, { noticeFrom: table.now() + (wait ?? 0), noticed: wait === null ? decision : null });
  return accepted(null);
}
