import { isDeepStrictEqual } from 'node:util';
import { sameCards } from '../../core/chance.ts';
import { holds, type Law, type Position, viewerName } from './law.ts';

export const secretLaws: readonly Law[] = [
  {
    says: 'a view does not change when unseen cards change',
    position({ match: { game, state }, views, source }) {
      for (const [viewer, view] of views) {
        const other = game.view(game.redeal(state, viewer, source), viewer);
        holds(
          isDeepStrictEqual(other, view),
          () => `${viewerName(viewer)} sees ${JSON.stringify(other)} instead of ${JSON.stringify(view)}`,
        );
      }
    },
  },
  {
    says: 'to deal the unseen cards anew keeps the cards',
    position({ match: { game, state }, views, source }) {
      const cards = game.piles(state).flat();
      for (const viewer of views.keys()) {
        const redealt = game.redeal(state, viewer, source);
        holds(sameCards(cards, game.piles(redealt).flat()), () => `not for ${viewerName(viewer)}`);
        holds(
          isDeepStrictEqual(sizes(game.piles(redealt)), sizes(game.piles(state))),
          () => `a pile has another size for ${viewerName(viewer)}`,
        );
      }
    },
  },
  {
    says: 'to deal the unseen cards anew changes them',
    game({ positions }) {
      holds(positions.some(changes), () => 'not once in the whole game');
    },
  },
];

function sizes(piles: readonly (readonly unknown[])[]): readonly number[] {
  return piles.map((pile) => pile.length);
}

function changes({ match: { game, state }, source }: Position): boolean {
  return !isDeepStrictEqual(game.redeal(state, null, source), state);
}
