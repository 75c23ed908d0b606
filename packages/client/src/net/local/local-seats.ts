import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import type { Profile } from '../profile.ts';
import type { SeatSnapshot } from '../table-link.ts';

interface Company extends Profile {
  readonly seats: number;
  readonly own: Seat;
  readonly botLevel: BotLevel;
}

/** The values that all seats share where no server knows their people. */
export const UNSERVED_SEAT = { person: 0, time: null, takebacks: 0, level: null } as const;

export function localSeats({ seats, own, name, seal, botLevel }: Company): readonly SeatSnapshot[] {
  return allSeats(seats).map((seat) => {
    if (seat === own) return { ...UNSERVED_SEAT, status: 'here', person: 1, name, seal };
    return { ...UNSERVED_SEAT, status: 'bot', name: localBotName(seat, own), seal: 0, level: botLevel };
  });
}

export function localBotName(seat: Seat, own: Seat): string {
  return BOT_NAMES[seat < own ? seat : seat - 1] ?? '';
}
