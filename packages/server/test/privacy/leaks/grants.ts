import { StateView } from '@colyseus/schema';
import type { SeatState, TableState } from '@hundredfold/shared/schema/table.ts';
import type { Build } from '../table.ts';
import { type Leak, withMoves, withPatches } from './leak.ts';

export const GRANTS: readonly Leak[] = [
  {
    what: 'a seat is granted the hand of the next one as well',
    of: 'hands',
    shows: 1,
    tells: 'faces',
    build: granting((view, state, seat) => {
      if (seat !== null) view.add(state.seats[(state.seats.indexOf(seat) + 1) % state.seats.length]!, -1, false);
    }),
  },
  {
    what: 'a seat is granted the whole state',
    of: 'hands',
    shows: 2,
    tells: 'faces',
    build: granting((view, state, seat) => {
      if (seat !== null) view.add(state);
    }),
  },
  {
    what: 'a spectator is granted the first seat',
    of: 'hands',
    shows: 'a spectator',
    tells: 'faces',
    build: granting((view, state, seat) => {
      if (seat === null) view.add(state.seats[0]!, -1, false);
    }),
  },
  {
    what: 'a player who changed seats is still granted the old seat',
    of: 'hands',
    shows: 0,
    tells: 'faces',
    build: (game, context) => {
      const granted = new Map<number, Set<SeatState>>();
      return withPatches(game, context, (room, patch) => {
        for (const { userData, view } of room.clients) {
          if (userData?.seat == null) continue;
          const seats = granted.get(userData.memberId) ?? new Set();
          granted.set(userData.memberId, seats.add(userData.seat));
          for (const seat of seats) view?.add(seat, -1, false);
        }
        return patch();
      });
    },
  },
];

/** Adds to what each connection sees, once for each view. */
function granting(grant: (view: StateView, state: TableState, seat: SeatState | null) => void): Build {
  return (game, context) => {
    const done = new WeakSet<StateView>();
    return withMoves(game, context, (room, patch) => {
      for (const client of room.clients) {
        client.view ??= new StateView();
        if (done.has(client.view)) continue;
        done.add(client.view);
        grant(client.view, room.state, client.userData?.seat ?? null);
      }
      return patch();
    });
  };
}
