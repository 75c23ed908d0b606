import type { Face } from '../../cards/face.ts';
import { without } from '../../cards/pile.ts';
import { sameCards } from '../../core/chance.ts';
import type { Seat } from '../../core/seat.ts';
import { type FieldKind, type FieldValue, type GridPile, isZone, type Shape } from '../../core/shape.ts';
import type { View } from '../../core/view.ts';
import { holds, type Law, type Position, viewerName } from './law.ts';

/** So many that a card which may move does: a place that keeps its face by luck every second time fails once in a billion. */
const DEALS = 30;

export const secretLaws: readonly Law[] = [
  {
    says: 'a view does not change when unseen cards change',
    position(at) {
      const { game } = at.match;
      for (const [viewer, state] of at.redealt()) {
        const [seen, other] = [JSON.stringify(at.views.get(viewer)), JSON.stringify(game.view(state, viewer))];
        holds(other === seen, () => `${viewerName(viewer)} sees ${other} instead of ${seen}`);
      }
    },
  },
  {
    says: 'to deal the unseen cards anew keeps the cards',
    position(at) {
      const { game, state } = at.match;
      const piles = game.piles(state);
      const cards = piles.flat();
      for (const [viewer, redealt] of at.redealt()) {
        const others = game.piles(redealt);
        holds(sameCards(cards, others.flat()), () => `not for ${viewerName(viewer)}`);
        holds(sizes(others) === sizes(piles), () => `a pile has another size for ${viewerName(viewer)}`);
      }
    },
  },
  {
    says: 'to deal the unseen cards anew moves every one of them',
    game({ positions, end: { seats } }) {
      const at = positions[Math.floor(positions.length / 2)];
      if (at === undefined) return;
      const viewer = at.source.below(seats + 1);
      dealOften(at, viewer === seats ? null : viewer);
    },
  },
];

function sizes(piles: readonly (readonly unknown[])[]): string {
  return piles.map((pile) => pile.length).join();
}

/** Places that never change, however often one deals, are seen by the viewer. */
function dealOften({ match: { game, state }, views, source }: Position, viewer: Seat | null): void {
  const places = game.piles(state).flat();
  const seen = facesIn(views.get(viewer), game.shape);
  const hidden = seen.reduce<readonly Face[]>((rest, face) => without(rest, rest.indexOf(face)), places);
  const commonest = Math.max(0, ...[...new Set(hidden)].map((face) => hidden.filter((other) => other === face).length));
  if (commonest * 2 > hidden.length) return;
  const moved = new Set<number>();
  const enough = places.length - seen.length;
  for (let deal = 0; deal < DEALS && moved.size < enough; deal++) {
    for (const [place, face] of game
      .piles(game.redeal(state, viewer, source))
      .flat()
      .entries()) {
      if (face !== places[place]) moved.add(place);
    }
  }
  const unmoved = places.length - moved.size;
  holds(unmoved <= seen.length, () => `${viewerName(viewer)} sees ${seen.length} cards, but ${unmoved} stay where they are`);
}

function facesIn(view: View | undefined, shape: Shape): readonly Face[] {
  const fields = [[shape.table, view?.table] as const, ...(view?.seats ?? []).map((seat) => [shape.seat, seat] as const)];
  return fields.flatMap(([kinds, values]) =>
    Object.entries(values ?? {}).flatMap(([name, value]) => {
      const kind = kinds[name];
      return kind === undefined ? [] : facesOf(kind, value);
    }),
  );
}

function facesOf(kind: FieldKind, value: FieldValue): readonly Face[] {
  if (!isZone(kind) || typeof value !== 'object' || value === null) return [];
  if ('top' in value) return value.top === null ? [] : [value.top];
  if (kind === 'grid') return (value as readonly GridPile[]).flatMap(({ top }) => top ?? []);
  return value as readonly Face[];
}
