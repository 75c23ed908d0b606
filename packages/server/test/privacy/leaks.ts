import { StateView } from '@colyseus/schema';
import { hasSecrets } from '@hundredfold/shared/core/action.ts';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type FieldKind, type FieldValue, isZone, type PrivateKind } from '@hundredfold/shared/core/view-schema.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { fieldsByName, privateFields, type SeatState } from '@hundredfold/shared/schema/table.ts';
import type { AppContext } from '../../src/app/context.ts';
import type { RoomClass } from '../../src/colyseus/base-room.ts';
import { loadedTable, tableRoom } from '../../src/colyseus/table-room.ts';
import type { Build } from './table.ts';

/** A bug planted on purpose, which the suite has to find. */
export interface Leak {
  readonly what: string;
  /** The viewer whose bytes must reveal the leak. */
  readonly shows: Seat | 'a spectator';
  /** The condition for the leak: a leak of a hand, for example, needs hands and other players. */
  readonly of: 'hands' | 'secrets' | 'anything hidden';
  /** `faces` if it reveals the faces of cards, `something` if it reveals something that depends on them. */
  readonly tells: 'faces' | 'something';
  readonly build: Build;
}

const LEAKS: readonly Leak[] = [
  {
    what: 'a seat is granted the hand of the next one as well',
    of: 'hands',
    shows: 1,
    tells: 'faces',
    build(game, context) {
      const done = new WeakSet<StateView>();
      return withMoves(game, context, ({ clients, state }, patch) => {
        for (const client of clients) {
          const seat = client.userData?.seat ?? null;
          client.view ??= new StateView();
          if (seat !== null && !done.has(client.view)) {
            client.view.add(state.seats[(state.seats.indexOf(seat) + 1) % state.seats.length]!, -1, false);
          }
          done.add(client.view);
        }
        return patch();
      });
    },
  },
  {
    what: 'a player who changed seats is still granted the old seat',
    of: 'hands',
    shows: 0,
    tells: 'faces',
    build(game, context) {
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
  {
    what: 'the deck is in the state',
    of: 'anything hidden',
    shows: 'a spectator',
    tells: 'faces',
    build: showing('deck in order', 'open', (game, state) => pilesOf(game, state).flat()),
  },
  {
    what: 'a list is as long as a secret is large',
    of: 'anything hidden',
    shows: 'a spectator',
    tells: 'something',
    build: showing('padding', 'wholes', (game, state) => Array<number>(secretOf(game, state) % 7).fill(0)),
  },
  {
    what: "a hand lies in an order that depends on the others' cards",
    of: 'hands',
    shows: 2,
    tells: 'something',
    build: withViews((game, state, viewer) => {
      const view = game.view(state, viewer);
      const rotated = view.seats.map((fields) =>
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, rotate(value, secretOf(game, state))])),
      );
      return { ...view, seats: rotated };
    }),
  },
  {
    what: 'the last action is told with its secrets',
    of: 'secrets',
    shows: 2,
    tells: 'faces',
    build: (game, context) =>
      withMoves(game, context, (room, patch) => {
        room.state.last = Array.from(room.state.seats).find(({ did }) => did)?.did ?? room.state.last;
        return patch();
      }),
  },
  {
    what: 'a secret decides whether there is a second, empty patch',
    of: 'hands',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context, world) =>
      withMoves(game, context, (room, patch) => {
        const patched = patch();
        if (secretOf(world.inner, world.truth) % 2 === 0) touchHiddenField(game, room);
        return patch() || patched;
      }),
  },
  {
    what: 'a refusal says who holds the card',
    of: 'hands',
    shows: 0,
    tells: 'faces',
    build(game, context) {
      const apply: typeof game.apply = (state, seat, action) => {
        const result = game.apply(state, seat, action);
        if (result.ok) return result;
        const holder = game.toAct(state).flatMap((each) => ownCards(game, state, each));
        return refused(`${result.refusal}, for there are ${holder.join(' ')}`);
      };
      return tableRoom({ ...game, apply }, context);
    },
  },
  {
    what: 'the secret of the shuffle is among the reveals while they are awaited',
    of: 'anything hidden',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context) =>
      withPatches(game, context, (room, patch) => {
        if (room.state !== undefined) revealSecret(room);
        return patch();
      }),
  },
];

/** Changes planted in the same ways as the leaks, but without any influence of hidden cards: the suite must find none of them. */
const PLACEBOS: readonly Leak[] = [
  {
    what: 'one more fact, which everyone can count',
    of: 'anything hidden',
    shows: 1,
    tells: 'something',
    build: showing('cards', 'count', (game, state) => pilesOf(game, state).flat().length),
  },
  {
    what: 'a second, empty patch each time',
    of: 'hands',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context) =>
      withMoves(game, context, (room, patch) => {
        patch();
        touchHiddenField(game, room);
        return patch();
      }),
  },
];

export function leaksOf(game: Game): readonly Leak[] {
  return LEAKS.filter((leak) => canBePlanted(leak, game));
}

export function placebosOf(game: Game): readonly Leak[] {
  return PLACEBOS.filter((leak) => canBePlanted(leak, game));
}

function canBePlanted({ of }: Leak, game: Game): boolean {
  return of === 'hands' ? hasHands(game) : of === 'anything hidden' || hasSecrets(game.actions);
}

export function hasHands(game: Game): boolean {
  return game.seats.max > 1 && Object.values(game.viewSchema.seat).includes('private');
}

type LeakyRoom = InstanceType<ReturnType<typeof tableRoom>>;

type OnPatch = (room: LeakyRoom, patch: () => boolean) => boolean;

function withPatches(game: Game, context: AppContext, onPatch: OnPatch): RoomClass {
  return class extends tableRoom(game, context) {
    /** Sends the table's own patches alone: the timer's patches would come to two worlds at different moments. */
    override patchRate = 600_000;

    override broadcastPatch(): boolean {
      return onPatch(this, () => super.broadcastPatch());
    }
  };
}

function withMoves(game: Game, context: AppContext, onPatch: OnPatch): RoomClass {
  return withPatches(game, context, (room, patch) => (room.state?.phase === 'playing' ? onPatch(room, patch) : patch()));
}

function withViews(viewOf: (game: Game, ...given: Parameters<Game['view']>) => ReturnType<Game['view']>): Build {
  return (game, context) => tableRoom({ ...game, view: (...given) => viewOf(game, ...given) }, context);
}

function showing(name: string, kind: Exclude<FieldKind, PrivateKind>, tell: (game: Game, state: unknown) => FieldValue): Build {
  const telling = withViews((game, state, viewer) => {
    const view = game.view(state, viewer);
    return { ...view, table: { ...view.table, tattle: tell(game, state) } };
  });
  return (game, ...given) => {
    const viewSchema = { ...game.viewSchema, table: { ...game.viewSchema.table, tattle: kind } };
    return telling({ ...game, id: `${game.id}, ${name}`, viewSchema }, ...given);
  };
}

function secretOf(game: Game, state: unknown): number {
  const cards = pilesOf(game, state).flat();
  const order = cards.toSorted();
  return cards.reduce((sum, card, place) => (sum * 31 + order.indexOf(card) * (place + 1)) % 10_007, 7);
}

function ownCards(game: Game, state: unknown, seat: Seat): readonly string[] {
  const own = game.view(state, seat).seats[seat] ?? {};
  const zones = Object.entries(game.viewSchema.seat).filter(([, kind]) => isZone(kind) && kind === 'private');
  return zones.flatMap(([zone]) => own[zone] as readonly string[]);
}

/** Shows everyone that something changed which they cannot see. */
function touchHiddenField(game: Game, { state }: LeakyRoom): void {
  const [hidden] = privateFields(game);
  const seat = fieldsByName(state.seats[0]!);
  if (hidden !== undefined) seat[hidden] = `${String(seat[hidden])} `;
}

function revealSecret({ roomId, state }: LeakyRoom): void {
  const { codec } = tableFacts.shuffle;
  const shown = codec.decode(state.shuffle);
  const [first, ...others] = shown.reveals;
  const secret = loadedTable(roomId)?.table.value.shuffle?.secret;
  if (shown.stage !== 'revealing' || first === undefined || secret === undefined) return;
  state.shuffle = codec.encode({ ...shown, reveals: [{ ...first, reveal: secret }, ...others] });
}

function rotate(value: FieldValue, by: number): FieldValue {
  if (!Array.isArray(value)) return value;
  const at = by % Math.max(1, value.length);
  return [...value.slice(at), ...value.slice(0, at)];
}
