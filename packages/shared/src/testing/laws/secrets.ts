import { isDeepStrictEqual } from 'node:util';
import type { Face } from '../../cards/face.ts';
import { withoutCards } from '../../cards/pile.ts';
import { facesNamed } from '../../core/action.ts';
import { type AnyPile, isGrid, pilesOf } from '../../core/cards-by-zone.ts';
import { hasSameCards } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import { lastSeen } from '../../core/match.ts';
import { type CardMove, type CardZone, facesInSight, sees, type Viewer } from '../../core/view.ts';
import { type FieldKind, type FieldValue, isZone, type ViewSchema, type ZoneKind } from '../../core/view-schema.ts';
import { determinize } from '../determinize.ts';
import { holds, type Law, type Position, type Transition, viewerName } from './law.ts';

/**
 * The number of deals after which every movable card has moved. A place that keeps its face by chance half the time fails once in
 * a billion.
 */
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
    says: 'determinize keeps the cards',
    position(at) {
      const { game, state } = at.match;
      const piles = pilesOf(game, state);
      const cards = piles.flat();
      for (const [viewer, redealt] of at.redealt()) {
        const others = pilesOf(game, redealt);
        holds(hasSameCards(cards, others.flat()), () => `not for ${viewerName(viewer)}`);
        holds(sizes(others) === sizes(piles), () => `a pile has another size for ${viewerName(viewer)}`);
      }
    },
  },
  {
    says: 'determinize moves every unseen card',
    game({ positions }) {
      const at = positions[Math.floor(positions.length / 2)];
      if (at === undefined) return;
      const viewers = [...at.views.keys()];
      dealOften(at, viewers[at.source.below(viewers.length)] ?? 'public');
    },
  },
  {
    says: 'a view shows of the cards what the view schema says',
    game({ positions }) {
      for (const at of positions) checkCards(at);
    },
  },
  {
    says: 'an action names in public only faces that everyone sees',
    turn(passage) {
      const { game } = passage.before.match;
      const told = lastSeen(passage.after.match, 'public');
      if (told === null) return;
      const named = facesNamed(game.actions, told.action);
      if (named.length === 0) return;
      const seen = new Set(facesSeen(passage, game));
      for (const face of named)
        holds(seen.has(face), () => `${JSON.stringify(told.action)} names ${face}, which nobody else has seen`);
    },
  },
];

function facesSeen({ before, after }: Transition, game: Game): readonly Face[] {
  const [was, is] = [before.views.get('public'), after.views.get('public')];
  const last = lastSeen(after.match, 'public');
  if (was === undefined || is === undefined || last === null) return [];
  const onTheWay = game.cardMoves(was, last, is).flatMap((move) => openlyMoved(move, game));
  return [...facesInSight(was, game.viewSchema), ...facesInSight(is, game.viewSchema), ...onTheWay];
}

function checkCards({ match: { game, state }, views }: Position): void {
  const { table, seat: ofSeat } = game.viewSchema;
  const cards = game.cards(state);
  for (const [viewer, view] of views) {
    const wrong = (zone: string) => `${viewerName(viewer)} sees the zone ${zone} otherwise`;
    for (const [zone, pile] of Object.entries(cards.table)) {
      holds(isShown(table[zone], pile, false, view.table[zone]), () => wrong(zone));
    }
    for (const [zone, piles] of Object.entries(cards.seat)) {
      const isRight = (pile: AnyPile, seat: number) => isShown(ofSeat[zone], pile, sees(viewer, seat), view.seats[seat]?.[zone]);
      holds(piles.length === view.seats.length && piles.every(isRight), () => wrong(zone));
    }
  }
}

function isShown(kind: FieldKind | undefined, pile: AnyPile, isOwn: boolean, seen: FieldValue | undefined): boolean {
  return kind !== undefined && isZone(kind) && isDeepStrictEqual(visiblePile(kind, pile, isOwn), seen);
}

function visiblePile(kind: ZoneKind, pile: AnyPile, isOwn: boolean): FieldValue {
  if (isGrid(pile))
    return pile.map(({ row, col, cards, up }) => ({ row, col, size: cards.length, top: up ? (cards.at(-1) ?? null) : null }));
  switch (kind) {
    case 'open':
    case 'grid':
      return pile;
    case 'closed':
      return pile.length;
    case 'private':
      return isOwn ? pile : pile.length;
    case 'topOnly':
      return { top: pile.at(-1) ?? null, size: pile.length };
  }
}

const OPENLY: readonly (FieldKind | undefined)[] = ['open', 'topOnly', 'grid'];

function openlyMoved({ from, to, cards }: CardMove, { viewSchema }: Game): readonly Face[] {
  const isOpen = ({ zone, seat }: CardZone) => OPENLY.includes(seat === null ? viewSchema.table[zone] : viewSchema.seat[zone]);
  return typeof cards === 'object' && (isOpen(from) || isOpen(to)) ? cards : [];
}

function sizes(piles: readonly (readonly unknown[])[]): string {
  return piles.map((pile) => pile.length).join();
}

function shapeOf({ table, seat }: ViewSchema, isMeant: (kind: FieldKind) => boolean): ViewSchema {
  const meant = <Kind extends FieldKind>(kinds: Readonly<Record<string, Kind>>) =>
    Object.fromEntries(Object.entries(kinds).filter(([, kind]) => isMeant(kind)));
  return { table: meant(table), seat: meant(seat) };
}

/** Checks that a place whose card never changes in many deals is visible to the viewer, or has a card that the viewer knows. */
function dealOften({ match: { game, state }, views, source }: Position, viewer: Viewer): void {
  const view = views.get(viewer);
  const places = pilesOf(game, state).flat();
  if (view === undefined) return;
  const seen = facesInSight(view, shapeOf(game.viewSchema, isZone));
  const known = facesInSight(
    view,
    shapeOf(game.viewSchema, (kind) => kind === 'privateFact'),
  ).length;
  const hidden = withoutCards(places, seen);
  const commonest = Math.max(0, ...[...new Set(hidden)].map((face) => hidden.filter((other) => other === face).length));
  if (commonest * 2 > hidden.length) return;
  const moved = new Set<number>();
  const enough = places.length - seen.length;
  for (let deal = 0; deal < DEALS && moved.size < enough; deal++) {
    const dealt = pilesOf(game, determinize(game, state, viewer, source)).flat();
    for (const [place, face] of dealt.entries()) if (face !== places[place]) moved.add(place);
  }
  const unmoved = places.length - moved.size;
  holds(
    unmoved <= seen.length + known,
    () => `${viewerName(viewer)} sees ${seen.length} cards, but ${unmoved} stay where they are`,
  );
}
