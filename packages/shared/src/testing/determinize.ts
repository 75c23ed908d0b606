import type { Face } from '../cards/face.ts';
import { mapPiles, type Pile, type PileZone } from '../core/cards-by-zone.ts';
import { type RandomSource, shuffledDealer } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { sees, type Viewer } from '../core/view.ts';

/**
 * Returns another state with the same view: all cards that the viewer does not see are dealt anew among their places. Every pile
 * keeps its size. The rules need not be able to reach that state.
 */
export function determinize(
  game: Pick<Game, 'viewSchema' | 'cards' | 'withCards'>,
  state: unknown,
  viewer: Viewer,
  source: RandomSource,
): unknown {
  const cards = game.cards(state);
  const hidden: Face[] = [];
  mapPiles(game.viewSchema, cards, (pile, zone) => {
    hidden.push(...pile.slice(0, pile.length - seenCards(pile, zone, viewer)));
    return pile;
  });
  const unseen = shuffledDealer(hidden, source);
  const dealt = mapPiles(game.viewSchema, cards, (pile, zone) => {
    const below = pile.length - seenCards(pile, zone, viewer);
    return [...unseen(below), ...pile.slice(below)];
  });
  return game.withCards(state, dealt);
}

/** Returns how many cards at the end of a pile a viewer sees. */
function seenCards(pile: Pile, { kind, seat, up }: PileZone, viewer: Viewer): number {
  switch (kind) {
    case 'open':
      return pile.length;
    case 'closed':
      return 0;
    case 'private':
      return seat !== null && sees(viewer, seat) ? pile.length : 0;
    case 'topOnly':
      return Math.min(1, pile.length);
    case 'grid':
      return up ? 1 : 0;
  }
}
