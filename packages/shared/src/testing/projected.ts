import type { Packer } from '../cards/pack.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { FieldKind, FieldValue, Shape } from '../core/shape.ts';
import type { View } from '../core/view.ts';
import type { TableState } from '../schema/table.ts';
import { ownName, sizeName, toWire, turnBits } from '../schema/wire.ts';

type Values = Readonly<Record<string, FieldValue>>;
type Wire = Record<string, unknown>;

/** The room state that shows these views, as a plain object: what is public, and every seat's own zones. */
export function projected(game: Game, views: ReadonlyMap<Seat | null, View>, packer: Packer): Wire {
  const open = views.get(null) as View;
  return {
    options: JSON.stringify(open.options),
    turn: turnBits(open.toAct),
    ...fields(game.shape.table, open.table, open.table, packer),
    seats: open.seats.map((seen, seat) => fields(game.shape.seat, seen, (views.get(seat) as View).seats[seat] as Values, packer)),
  };
}

/** The same as one viewer is sent it: without the others' own zones. */
export function asSeen(wire: Wire, shape: Shape, viewer: Seat | null): TableState {
  const own = Object.keys(shape.seat)
    .filter((name) => shape.seat[name] === 'owned')
    .map(ownName);
  const seats = (wire.seats as readonly Wire[]).map((seat, index) =>
    index === viewer ? seat : Object.fromEntries(Object.entries(seat).filter(([name]) => !own.includes(name))),
  );
  return { ...wire, seats } as unknown as TableState;
}

function fields(kinds: Readonly<Record<string, FieldKind>>, seen: Values, owned: Values, packer: Packer): Wire {
  const wire: Wire = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind === 'owned') {
      wire[ownName(name)] = packer.pack(owned[name] as readonly string[]);
      wire[sizeName(name)] = seen[name];
    } else {
      wire[name] = toWire(kind, seen[name] as FieldValue, packer);
    }
  }
  return wire;
}
