import {
  AT_REST,
  bySuit,
  type CardTiming,
  cardName,
  type Highlight,
  type Mark,
  type NameOf,
  type PlateFacts,
  type PlateMark,
  type Presentation,
  playerName,
  t,
} from '@hundredfold/client/game';
import { type CardMove, type Face, hasWon, inOrder, leftOf, type Seat } from '@hundredfold/shared/game';
import { cardsOf, type ModFourAction } from '../rules/declaration.ts';
import { cardValue, favoured, partnerOf, SEATS, trickSum } from '../rules/score.ts';
import { legal, type ModFourView, pointsOf } from '../rules/view.ts';
import { CutPanel } from './cut-panel.tsx';
import { cardPoses, isCutting, isTrick } from './layout.ts';
import { logSentences, recall } from './log.ts';
import { standingOf, worthOf } from './standing.ts';
import { Dial, TrickPlaces } from './trick.tsx';

import './mod-four.css';
import { modFourMessages } from './messages.ts';

export const presentation = {
  cardPoses,
  sorted,
  sortings: [
    { by: 'rank', sorted },
    { by: 'suit', sorted: (hand) => inOrder(hand, SUITS) },
  ],
  pace,
  seat: seatFacts,
  whyNot: (_view, card) => ({ action: { type: 'play', card } }),
  describe,
  cardValue: (_view, card) => worthOf(card),
  prompt,
  refusals: () => modFourMessages.value.table.refusals,
  logSentences,
  recall,
  finale: () => ({ zone: 'won' }),
  centre: (scenery) => (
    <>
      <TrickPlaces {...scenery} />
      <Dial {...scenery} />
    </>
  ),
  decision: (deciding) => (isCutting(deciding.view) ? <CutPanel {...deciding} /> : null),
  draftOf: (action) => (action.type === 'cut' ? action.at : null),
} satisfies Presentation<ModFourView, ModFourAction>;

/** Sorts by value, court cards first: the value is what counts in this game. */
function sorted(hand: readonly Face[]): readonly Face[] {
  return hand.toSorted((one, other) => cardValue(one) - cardValue(other) || CARDS.indexOf(one) - CARDS.indexOf(other));
}

const CARDS = cardsOf('french-52').concat(cardsOf('spanish-48'));
const SUITS = bySuit(CARDS);

/** A full trick stays for a moment, so that everyone can add it up. */
function pace({ from, to }: CardMove, before: ModFourView, prior: CardMove | null): CardTiming {
  if (from.zone === 'deck') return isFirst(before) ? { wait: 260, flight: 260 } : { wait: 38, flight: 260, together: true };
  if (to.zone === 'trick') return { wait: 0, flight: 300 };
  if (to.zone === 'won') return { wait: 1300, flight: 420 };
  return prior?.to.zone === 'deck' ? { wait: 90, flight: 360, together: true } : { wait: 400, flight: 360 };
}

function isFirst(before: ModFourView): boolean {
  return before.table.deck === cardsOf(before.options.deck).length;
}

function seatFacts(view: ModFourView, seat: Seat, highlight: Highlight = AT_REST): PlateFacts {
  const fields = view.seats[seat];
  const partner = partnerOf(view.options, seat);
  const taken = (fields?.won ?? 0) / SEATS;
  return {
    points: pointsOf(view, seat),
    target: view.options.target,
    marks: marks(view, seat),
    isWinning: hasWon(view.outcome, seat) || standingOf(view, highlight)?.seat === seat,
    side: partner === null ? null : Math.min(seat, partner),
    taken: taken === 0 ? null : { short: String(taken), long: modFourMessages.value.table.tricks(taken) },
  };
}

function marks(view: ModFourView, seat: Seat): readonly Mark[] {
  const texts = modFourMessages.value.table;
  const { dealer, leader, deck } = view.table;
  const found: PlateMark[] = [];
  if (partnerOf(view.options, seat) === view.viewer) found.push('partner');
  if (seat === dealer) found.push('dealer');
  if (dealer !== null && deck > 0 && seat === leftOf(dealer, SEATS)) found.push('cutter');
  if (seat === leader && isTrick(view)) found.push('leader');
  return found.map((sign) => ({ sign, short: texts[sign], long: texts[sign] }));
}

function describe(view: ModFourView, card: Face, name: NameOf): string {
  const { leader, trick } = view.table;
  if (leader === null || !legal(view).some((action) => action.type === 'play' && action.card === card)) return cardName(card);
  const sum = trickSum(trick) + cardValue(card);
  return modFourMessages.value.table.would(cardName(card), sum, sum % SEATS, playerName(view, favoured(leader, sum), name));
}

function prompt(view: ModFourView, name: NameOf): string {
  const texts = modFourMessages.value.table;
  const seat = view.toAct[0];
  if (seat === undefined) return '';
  const own = seat === view.viewer;
  if (view.table.deck > 0) return own ? texts.youCut : texts.cuts(name(seat));
  if (view.table.trick.length === 0) return own ? texts.youLead : texts.leads(name(seat));
  return own ? texts.youPlay : t.value.gameTable.turnOf(name(seat));
}
