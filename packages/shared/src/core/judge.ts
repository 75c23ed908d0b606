import type { Face } from '../cards/face.ts';
import { withoutCards } from '../cards/pile.ts';
import { facesNamed } from './action.ts';
import type { Match } from './match.ts';
import type { Turn } from './record.ts';
import { allSeats } from './seat.ts';
import { facesInSight, fieldsIn, type View, type Viewer } from './view.ts';
import type { TopOnlyPile, ViewSchema } from './view-schema.ts';

export interface PastTurn {
  readonly before: Match;
  readonly turn: Turn;
}

/**
 * The answer to whether the latest turns may be taken back: at once, if the others agree, or not at all because someone has seen
 * something new. Players can ignore a move that was taken back, but they cannot forget a card that they have seen.
 */
export type TakebackVerdict = 'at-once' | 'with-consent' | 'seen';

/**
 * Judges the last `turns` of a match by what every viewer saw before and after each of them. The verdict is `seen` if there was a
 * chance outcome, or if any viewer was shown a face that no action named and that had not been public in this deal.
 */
export function judgeTakeback(past: readonly PastTurn[], now: Match, turns: number): TakebackVerdict {
  const first = past.length - turns;
  const span = past.slice(first);
  if (span.some(({ turn }) => turn.lots.length > 0)) return 'seen';
  const known = publicFaces(past.slice(0, first + 1));
  const passages = span.map((turned, index) => ({ ...turned, after: span[index + 1]?.before ?? now }));
  if (passages.some((passage) => showsMore(passage, known))) return 'seen';
  return span.some(({ before, turn }) => namedBy(before, turn).length > 0) ? 'with-consent' : 'at-once';
}

function publicFaces(past: readonly PastTurn[]): ReadonlySet<Face> {
  const deal = dealOf(past.at(-1)?.before);
  const inDeal = past.filter(({ before }) => dealOf(before) === deal);
  return new Set(inDeal.flatMap(({ before }) => facesInSight(before.game.view(before.state, 'public'), before.game.viewSchema)));
}

function dealOf(match: Match | undefined): number | undefined {
  return match?.game.deal(match.state);
}

function namedBy({ game }: Match, { move }: Turn): readonly Face[] {
  return move === null ? [] : facesNamed(game.actions, move.action);
}

interface JudgedTurn extends PastTurn {
  readonly after: Match;
}

/** Returns whether a turn showed a viewer a face that its action did not name, except public faces that lie on top again. */
function showsMore(passage: JudgedTurn, known: ReadonlySet<Face>): boolean {
  if (drawsUnseen(passage)) return true;
  const uncovered = uncoveredBy(passage).filter((face) => known.has(face));
  return [...allSeats(passage.before.seats), 'public' as const].some(
    (viewer) => withoutCards(shownTo(passage, viewer), uncovered).length > 0,
  );
}

/** Returns whether a closed pile has fewer cards than before. Where cards have equal faces, the faces alone would not show it. */
function drawsUnseen({ before, after }: JudgedTurn): boolean {
  const sizes = ({ game, state }: Match) =>
    fieldsIn(game.view(state, 'public'), game.viewSchema).flatMap(({ kind, value }) =>
      kind === 'closed' ? [Number(value)] : [],
    );
  const had = sizes(before);
  return sizes(after).some((size, pile) => size < (had[pile] ?? 0));
}

function shownTo({ before, turn, after }: JudgedTurn, viewer: Viewer): readonly Face[] {
  const { game } = before;
  const sight = (match: Match, by: Viewer) => facesInSight(game.view(match.state, by), game.viewSchema);
  const gained = withoutCards(sight(after, viewer), sight(before, viewer));
  if (turn.move === null || turn.move.seat === viewer) return gained;
  const actorsOwn = withoutCards(sight(before, turn.move.seat), sight(before, 'public'));
  return withoutCards(gained, common(namedBy(before, turn), actorsOwn));
}

export function uncoveredBy({ before, after }: Pick<JudgedTurn, 'before' | 'after'>): readonly Face[] {
  const { game } = before;
  const had = topOnlyPiles(game.view(before.state, 'public'), game.viewSchema);
  return [...topOnlyPiles(game.view(after.state, 'public'), game.viewSchema)].flatMap(([name, { top, size }]) => {
    const under = had.get(name);
    return under !== undefined && size < under.size && top !== null ? [top] : [];
  });
}

function topOnlyPiles(view: View, viewSchema: ViewSchema): ReadonlyMap<string, TopOnlyPile> {
  const piles = fieldsIn(view, viewSchema).flatMap(({ name: zone, seat, value }): readonly (readonly [string, TopOnlyPile])[] => {
    const name = `${zone} ${seat}`;
    if (typeof value !== 'object' || value === null) return [];
    if ('top' in value) return [[name, value]];
    return value.flatMap((pile) => (typeof pile === 'object' ? [[`${name} ${pile.row},${pile.col}`, pile] as const] : []));
  });
  return new Map(piles);
}

/** Returns the intersection of two lists; a face counts as often as it occurs in both. */
function common(some: readonly Face[], others: readonly Face[]): readonly Face[] {
  return withoutCards(some, withoutCards(some, others));
}
