import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import type { Profile } from '../account/profile.ts';
import type { SeatSnapshot } from '../table-link.ts';

/** The values that all seats share where no server knows their people. */
export const UNSERVED_SEAT = { person: 0, time: null, takebacks: 0, level: null } as const;

export function localSeats(seats: number, own: Seat, player: Profile, botLevel: BotLevel): readonly SeatSnapshot[] {
  return allSeats(seats).map((seat) => {
    if (seat === own) return { ...UNSERVED_SEAT, status: 'here', person: 1, ...player };
    return { ...UNSERVED_SEAT, status: 'bot', name: localBotName(seat, own), seal: 0, level: botLevel };
  });
}

export function localBotName(seat: Seat, own: Seat): string {
  return BOT_NAMES[seat < own ? seat : seat - 1] ?? '';
}
