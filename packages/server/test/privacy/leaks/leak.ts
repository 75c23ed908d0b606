import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
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
  /** The viewer whose bytes must reveal the leak. */
  readonly shows: Seat | 'a spectator';
  /** The condition for the leak: a leak of a hand, for example, needs hands and other players. */
  readonly of: 'hands' | 'secrets' | 'anything hidden' | 'the shuffle';
  /** `faces` if it reveals the faces of cards, `something` if it reveals something that depends on them. */
  readonly tells: 'faces' | 'something';
  readonly build: Build;
}

export type LeakyRoom = InstanceType<ReturnType<typeof tableRoom>>;

export function withPatches(
  game: Game,
  context: AppContext,
  onPatch: (room: LeakyRoom, patch: () => boolean) => boolean,
): RoomClass {
  return class extends tableRoom(game, context) {
    /** Sends the table's own patches alone: the timer's patches would come to two worlds at different moments. */
    override patchRate = 600_000;

    override broadcastPatch(): boolean {
      return onPatch(this, () => super.broadcastPatch());
    }
  };
}

export function withMoves(
  game: Game,
  context: AppContext,
  onPatch: (room: LeakyRoom, patch: () => boolean) => boolean,
): RoomClass {
  return withPatches(game, context, (room, patch) => (room.state?.phase === 'playing' ? onPatch(room, patch) : patch()));
}

export function secretOf(game: Game, state: unknown): number {
  const cards = pilesOf(game, state).flat();
  const order = cards.toSorted();
  return cards.reduce((sum, card, place) => (sum * 31 + order.indexOf(card) * (place + 1)) % 10_007, 7);
}

export function ownCards(game: Game, state: unknown, seat: Seat): readonly string[] {
  const own = game.view(state, seat).seats[seat] ?? {};
  const zones = Object.entries(game.viewSchema.seat).filter(([, kind]) => isZone(kind) && kind === 'private');
  return zones.flatMap(([zone]) => own[zone] as readonly string[]);
}
