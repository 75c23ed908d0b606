import {
  around,
  type CardTiming,
  type Frame,
  type Mark,
  type MarkedCards,
  middle,
  type NameOf,
  type PlateFacts,
  type Presentation,
  pileBox,
  placeChoices,
  sizeOf,
  type Target,
  t,
  type WhyNot,
} from '@hundredfold/client/game';
import {
  type CardMove,
  type CardZone,
  type Face,
  hasWon,
  hundredSum,
  hundredValue,
  ownHand,
  ownSeat,
  type Seat,
} from '@hundredfold/shared/game';
import type { RummyAction } from '../rules/declaration.ts';
import { bestFour, GOAL, HAND, isHundred } from '../rules/score.ts';
import { legal, type RummyView } from '../rules/view.ts';
import { cardPoses, groundOf } from './layout.ts';
import { logSentences } from './log.ts';
import { Piles } from './piles.tsx';
import { drawnCard, isTournament, sheet, showing, totalOf } from './standing.ts';

import './hundred-rummy.css';
import { hundredRummyMessages } from './messages.ts';

export const presentation = {
  hand: 'few',
  staysBright: true,
  cardPoses,
  widest: (frame) => groundOf(frame).draw.width,
  sorted,
  sortings: [{ by: 'rank', sorted }],
  pace,
  seat: seatFacts,
  whyNot,
  marked,
  describe,
  prompt,
  refusals: () => hundredRummyMessages.value.table.refusals,
  logSentences,
  verdict,
  finale: () => ({ zone: 'scored', cards: HAND }),
  centre: (scenery) => <Piles {...scenery} />,
  targets,
  sheet,
} satisfies Presentation<RummyView, RummyAction>;

function marked(view: RummyView): MarkedCards | null {
  const card = drawnCard(view);
  return card === null ? null : { cards: [card] };
}

function sorted(hand: readonly Face[]): readonly Face[] {
  return hand.toSorted((one, other) => hundredValue(one) - hundredValue(other));
}

/** The animation pauses on a hand that is shown and on a pile that is shuffled, so that players can look at them. */
function pace({ from, to }: CardMove, before: RummyView, prior: CardMove | null): CardTiming {
  if (showing(before) !== null) return { wait: 1600, flight: 420 };
  if (to.zone === 'scored') return { wait: 0, flight: 460 };
  if (from.zone === 'discard' && to.zone === 'draw') return { wait: prior === null ? 0 : 250, flight: 620 };
  if (to.zone === 'draw') return { wait: 60, flight: 380, together: prior?.to.zone === 'draw' };
  if (from.zone === 'draw' && isDealing(before, to)) return { wait: 160, flight: 340, together: prior?.from.zone === 'draw' };
  if (from.zone === 'draw' && prior !== null) return { wait: prior.to.zone === 'draw' ? 600 : 60, flight: 340 };
  return { wait: 0, flight: 320 };
}

/** Returns whether a new game is being dealt: nobody has scored in it, and that seat holds no cards yet. */
function isDealing({ seats }: RummyView, { seat }: CardZone): boolean {
  return seats.every(({ scored }) => scored.length === 0) && sizeOf(seats[seat ?? 0]?.hand ?? 0) === 0;
}

function seatFacts(view: RummyView, seat: Seat): PlateFacts {
  const { points = 0 } = view.seats[seat] ?? {};
  const isWinning = hasWon(view.outcome, seat) || showing(view) === seat;
  return { points, target: view.options.target, marks: marks(view, seat), isWinning };
}

/** Returns how the game ended if nobody reached the target: rules 5.3, 5.4 and 6.4. */
function verdict(view: RummyView): string | null {
  const texts = hundredRummyMessages.value.log;
  const reached = view.seats.some(({ points }) => points >= view.options.target);
  if (reached || isTournament(view)) return null;
  if (view.seats.length === 1) return t.value.gameTable.drawPileEmpty;
  const { draw, discard } = view.table;
  return draw + discard.size > 0 ? texts.noHundredLeft : texts.pointsDecide;
}

function marks(view: RummyView, seat: Seat): readonly Mark[] {
  if (!isTournament(view)) return [];
  const total = totalOf(view, seat);
  return [{ short: `Σ ${total}`, long: hundredRummyMessages.value.table.inAll(total) }];
}

/** A player draws a card first, unless they score their hand (rules 4.2 and 4.4). */
function whyNot(view: RummyView, card: Face, name: NameOf): WhyNot<RummyAction> {
  const action: RummyAction = { type: 'discard', card };
  return legal(view).some(({ type }) => type === 'score') ? { action, says: prompt(view, name) } : { action };
}

function describe(view: RummyView, card: Face): string {
  if (!legal(view).some(({ type }) => type === 'discard')) return card;
  return hundredRummyMessages.value.table.without(card, hundredSum(ownHand(view)) - hundredValue(card));
}

function prompt(view: RummyView, name: NameOf): string {
  const texts = hundredRummyMessages.value.table;
  const seat = view.toAct[0];
  if (seat === undefined) return '';
  const discards = sizeOf(view.seats[seat]?.hand ?? 0) > HAND;
  if (seat !== view.viewer && isHundred(ownHand(view))) return texts.soon;
  if (seat !== view.viewer) return discards ? texts.discards(name(seat)) : texts.draws(name(seat));
  if (discards) return texts.youDiscard;
  const actions = legal(view);
  if (!actions.some(({ type }) => type === 'score')) return texts.youDraw;
  return actions.length === 1 ? texts.youScore : texts.youScoreOrDraw;
}

/** The width of the button that scores, at the unit size, and its height beside cards, in CSS px. */
const SCORE = { width: 260, height: 80 };

/** Returns the hundred that can be scored, in place of the total (rule 4.4), and the piles. */
export function targets(view: RummyView, on: { readonly frame: Frame }): readonly Target<RummyAction>[] {
  const press = legal(view).find(({ type }) => type === 'score');
  if (press === undefined) return piles(view, on);
  const label = `${hundredRummyMessages.value.table.score} ${GOAL}`;
  const { tally, isTallyBeside } = groundOf(on.frame);
  const score = { id: 'score', label, press, face: label };
  const { x, y } = middle(tally);
  const beside = { ...score, box: around(x, y, { width: tally.width - 12, height: SCORE.height }) };
  const placed = isTallyBeside ? [beside] : placeChoices(tally, [score], SCORE.width * on.frame.unit);
  return [...placed, ...piles(view, on)];
}

/** Returns the piles to draw from; in solo play the discard pile is none (rule 6.2). */
function piles(view: RummyView, { frame }: { readonly frame: Frame }): readonly Target<RummyAction>[] {
  if (ownSeat(view.viewer) === null) return [];
  const ground = groundOf(frame);
  const actions = legal(view);
  const drawing = (from: 'draw' | 'discard') => actions.find((action) => action.type === 'draw' && action.from === from) ?? null;
  const draw: Target<RummyAction> = {
    id: 'draw',
    box: pileBox(ground.draw, view.table.draw),
    label: drawPile(view),
    press: drawing('draw'),
    whyNot: { action: { type: 'draw', from: 'draw' } },
  };
  if (view.seats.length === 1) return [draw];
  const press = drawing('discard');
  const discarding = actions.some(({ type }) => type === 'discard');
  const discard: Target<RummyAction> = {
    id: 'discard',
    box: pileBox(ground.discard, view.table.discard.size),
    label: discardPile(view, press !== null),
    press,
    whyNot: {
      action: { type: 'draw', from: 'discard' },
      ...(discarding ? { says: hundredRummyMessages.value.table.layFromHand } : {}),
    },
    lit: press !== null || discarding,
  };
  return [draw, discard];
}

function drawPile({ table, seats }: RummyView): string {
  const texts = hundredRummyMessages.value.table;
  return table.draw === 0 && seats.length > 1 ? texts.drawEmpty : texts.draw(table.draw);
}

function discardPile(view: RummyView, usable: boolean): string {
  const texts = hundredRummyMessages.value.table;
  const { top, size } = view.table.discard;
  if (top === null) return texts.discardEmpty;
  const lies = texts.discard(top, size);
  return usable ? `${lies}; ${texts.with(bestFour([...ownHand(view), top]))}` : lies;
}
