import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isZone } from '@hundredfold/shared/core/view-schema.ts';
import type { AppContext } from '../../../src/app/context.ts';
import type { RoomClass } from '../../../src/colyseus/base-room.ts';
import { tableRoom } from '../../../src/colyseus/table-room.ts';
import type { Build } from '../table.ts';

/** A bug planted on purpose, which the suite has to find. */
export interface Leak {
  readonly what: string;
  /** Whose bytes must give it away. */
  readonly shows: Seat | 'a spectator';
  /** A leak of a hand can only be planted where there are hands, and others to see them. */
  readonly of: 'hands' | 'secrets' | 'anything hidden';
  /** Whether it gives away cards as they are, or something that depends on them. */
  readonly tells: 'faces' | 'something';
  readonly build: Build;
}

export type LeakyRoom = InstanceType<ReturnType<typeof tableRoom>>;

/** The house's room, where something else happens with each patch. */
export function withPatches(
  game: Game,
  context: AppContext,
  happens: (room: LeakyRoom, patch: () => boolean) => boolean,
): RoomClass {
  return class extends tableRoom(game, context) {
    /** The table's own patches alone: the timer's would come to two worlds at different moments. */
    override patchRate = 600_000;

    override broadcastPatch(): boolean {
      return happens(this, () => super.broadcastPatch());
    }
  };
}

/** The same, once cards are on the table. */
export function withMoves(
  game: Game,
  context: AppContext,
  happens: (room: LeakyRoom, patch: () => boolean) => boolean,
): RoomClass {
  return withPatches(game, context, (room, patch) => (room.state?.phase === 'playing' ? happens(room, patch) : patch()));
}

/** A number that depends on where all the cards are, the hidden ones too. */
export function secretOf(game: Game, state: unknown): number {
  const cards = game.piles(state).flat();
  const order = cards.toSorted();
  return cards.reduce((sum, card, place) => (sum * 31 + order.indexOf(card) * (place + 1)) % 10_007, 7);
}

/** The cards that a seat alone sees. */
export function ownCards(game: Game, state: unknown, seat: Seat): readonly string[] {
  const own = game.view(state, seat).seats[seat] ?? {};
  const zones = Object.entries(game.viewSchema.seat).filter(([, kind]) => isZone(kind) && kind === 'private');
  return zones.flatMap(([zone]) => own[zone] as readonly string[]);
}
