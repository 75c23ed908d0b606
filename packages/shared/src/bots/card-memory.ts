import { withoutCards } from '../cards/pile.ts';
import { pilesOf } from '../core/cards-by-zone.ts';
import type { Game } from '../core/game.ts';
import type { CardMemory, HiddenCard, KnownPile } from '../core/known-cards.ts';
import { lastSeen, type Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';
import type { LastAction, View } from '../core/view.ts';
import { applyMove, ruleOut } from './known-moves.ts';
import { type SeenPile, seenPiles } from './seen-piles.ts';

export function memoryOf(game: Game, view: View): CardMemory {
  const hidden: HiddenCard = { pool: 0, not: [] };
  const piles = Object.fromEntries(seenPiles(game, view).map((pile) => [pile.place, knownPile(pile, hidden)]));
  const cards = pilesOf(game, game.setup(view.options, view.seats.length)).flat();
  const seen = Object.values(piles).flatMap((pile) => pile.filter((card) => typeof card === 'string'));
  return { view, piles, pools: [withoutCards(cards, seen).toSorted()] };
}

/**
 * Returns what a seat knows after a turn: `view` is what it sees now, `last` the action as it may know it. If turns are missing in
 * between, so that the memory does not lead to the view, it begins anew.
 */
export function remember(game: Game, memory: CardMemory | null, view: View, last: LastAction | null): CardMemory {
  if (memory === null || last === null) return memoryOf(game, view);
  const before = memory.view;
  const ruledOut = game.ruledOut?.(before, last, view) ?? [];
  let now: CardMemory = { ...memory, view };
  for (const each of ruledOut) if (each.when === 'before') now = ruleOut(now, each);
  for (const move of game.cardMoves(before, last, view)) now = applyMove(now, move, game.viewSchema);
  for (const each of ruledOut) if (each.when === 'after') now = ruleOut(now, each);
  return inOrderOf(game, now) ?? memoryOf(game, view);
}

/** Does the same from a match. `null` stands for a seat that has seen nothing yet. */
export function rememberMatch(memory: CardMemory | null, match: Match, seat: Seat): CardMemory {
  return remember(match.game, memory, match.game.view(match.state, seat), lastSeen(match, seat));
}

/** Returns a memory with its known cards in the order of its view; `null` if they are not those of the view. */
function inOrderOf(game: Game, memory: CardMemory): CardMemory | null {
  const piles: Record<string, KnownPile> = {};
  for (const seen of seenPiles(game, memory.view)) {
    const pile = matching(memory.piles[seen.place] ?? [], seen);
    if (pile === null) return null;
    piles[seen.place] = pile;
  }
  return { ...memory, piles };
}

function matching(pile: KnownPile, { size, shown, shows }: SeenPile): KnownPile | null {
  if (pile.length !== size) return null;
  if (shows === 'nothing') return pile;
  if (shows === 'top') return pile.at(-1) === shown[0] ? pile : null;
  return pile.toSorted().join() === shown.toSorted().join() ? shown : null;
}

function knownPile({ size, shown }: SeenPile, hidden: HiddenCard): KnownPile {
  return [...Array.from({ length: size - shown.length }, () => hidden), ...shown];
}
