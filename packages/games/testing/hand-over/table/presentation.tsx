import {
  type CardTiming,
  cardName,
  type NameOf,
  type Picking,
  type PlateFacts,
  type Presentation,
  sizeOf,
} from '@hundredfold/client/game';
import { type CardMove, type Face, hasWon, inOrder, leftOf, mayAct, ownSeat, type Seat } from '@hundredfold/shared/game';
import { type HandOverAction, type HandOverView, handOver } from '../rules/index.ts';
import { cardPoses } from './layout.ts';
import { type HandOverTold, logSentences } from './log.ts';
import { handOverMessages } from './messages.ts';
import { Places } from './places.tsx';

/** The presentation of an example: several players act at once, in secret, and pick two cards each. */
export const presentation = {
  hand: 'few',
  cardPoses,
  sorted,
  pace,
  seat: seatFacts,
  picks,
  describe: (_view, card) => cardName(card),
  prompt,
  refusals: () => handOverMessages.value.table.refusals,
  logSentences,
  centre: (scenery) => <Places {...scenery} />,
} satisfies Presentation<HandOverView, HandOverAction, HandOverTold>;

const CARDS = handOver.faces({});
const HANDED = 2;

function sorted(hand: readonly Face[]): readonly Face[] {
  return inOrder(hand, CARDS);
}

function pace({ from }: CardMove, _before: HandOverView, prior: CardMove | null): CardTiming {
  if (from.zone === 'laid')
    return prior?.from.zone === 'laid' ? { wait: 120, flight: 360, together: true } : { wait: 400, flight: 360 };
  return { wait: 0, flight: 300 };
}

function seatFacts(view: HandOverView, seat: Seat): PlateFacts {
  const { ready } = handOverMessages.value.table;
  const laid = sizeOf(view.seats[seat]?.laid ?? 0) > 0;
  return {
    points: view.outcome?.scores[seat] ?? 0,
    marks: laid ? [{ short: ready, long: ready }] : [],
    isWinning: hasWon(view.outcome, seat),
  };
}

function picks(view: HandOverView, name: NameOf): Picking<HandOverAction> | null {
  const texts = handOverMessages.value.table;
  const seat = ownSeat(view.viewer);
  if (seat === null || view.table.stage !== 'pass') return null;
  const to = name(leftOf(seat, view.seats.length));
  return {
    count: HANDED,
    label: (cards) => (cards.length < HANDED ? texts.missing(HANDED - cards.length) : texts.pass(cards.map(cardName), to)),
    choose: (cards) => ({ type: 'pass', cards: inOrder(cards, CARDS) }),
  };
}

function prompt(view: HandOverView, name: NameOf): string {
  const texts = handOverMessages.value.table;
  switch (view.table.stage) {
    case 'pass':
      return mayAct(view) ? texts.youPass(name(leftOf(view.viewer, view.seats.length))) : texts.othersPass;
    case 'show':
      return mayAct(view) ? texts.youShow : texts.othersShow;
    case null:
      return '';
  }
}
