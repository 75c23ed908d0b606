import { type NameOf, type PlayerName, standsOut } from '@hundredfold/client/game';
import { type Face, type FrenchSuit, ownHand } from '@hundredfold/shared/game';
import { leadsOut, savesStrikes } from '../rules/bot.ts';
import { cardPoints, covers, isEight, isQueen, strikeOf } from '../rules/cards.ts';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import { legal, type OneHundredOneView } from '../rules/view.ts';
import { oneHundredOneMessages } from './messages.ts';
import { nextPlayer, type PlayAction } from './standing.ts';

export function reason(view: OneHundredOneView, action: OneHundredOneAction, name: NameOf, player: PlayerName): string | null {
  const texts = oneHundredOneMessages.value.hint;
  switch (action.type) {
    case 'draw':
      return legal(view).some(({ type }) => type === 'play') ? texts.drawAnyway(player) : texts.draw(player);
    case 'pass':
      return legal(view).length > 1 ? texts.pass(player) : null;
    case 'order':
      return ordering(ownHand(view), action.suit, player);
    case 'play':
      return playing(view, action, name, player);
  }
}

function playing(view: OneHundredOneView, { card, suit }: PlayAction, name: NameOf, player: PlayerName): string | null {
  const texts = oneHundredOneMessages.value.hint;
  const rest = ownHand(view).filter((each) => each !== card);
  if (rest.length === 0 && !isEight(card)) return texts.out(player);
  if (leadsOut(view, { type: 'play', card })) return texts.run(player);
  if (isEight(card)) return rest.some((other) => covers(other, card, null)) ? texts.covered(player) : texts.uncovered(player);
  if (isQueen(card) && suit !== undefined) return ordering(rest, suit, player);
  const strike = strikeOf(card);
  const next = nextPlayer(view);
  const plays = legal(view).flatMap((each) => (each.type === 'play' ? [each.card] : []));
  if (strike !== undefined && next !== null && standsOut(card, plays, (each) => strikeOf(each) ?? -1))
    return texts.strikes(name(next), strike);
  if (savesStrikes(view) && strike === undefined && plays.some((each) => strikeOf(each) !== undefined))
    return texts.saves(player);
  const cost = cardPoints(card);
  return cost > 0 && standsOut(card, plays, cardPoints) ? texts.points(cost, player) : null;
}

function ordering(hand: readonly Face[], suit: FrenchSuit, player: PlayerName): string | null {
  const { hint, table } = oneHundredOneMessages.value;
  const held = hand.filter((card) => card.endsWith(suit) && !isQueen(card)).length;
  return held === 0 ? null : hint.suit(table.suits[suit], held, player);
}
