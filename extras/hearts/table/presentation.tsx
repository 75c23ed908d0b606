import {
  AT_REST,
  bySuit,
  type CardTiming,
  cardName,
  type FeltStatus,
  type Highlight,
  type Mark,
  type MarkedCards,
  type NameOf,
  type Picking,
  type PlateFacts,
  type Presentation,
  type Sheet,
  SuitSign,
  sizeOf,
  t,
} from '@hundredfold/client/game';
import {
  allSeats,
  type CardMove,
  type Face,
  hasWon,
  inOrder,
  isOver,
  mayAct,
  ownSeat,
  type Seat,
} from '@hundredfold/shared/game';
import { FACES, type HeartsAction, type HeartsVisibleAction, PASSED } from '../rules/declaration.ts';
import { QUEEN, winnerOf } from '../rules/score.ts';
import { receiverOf, totalOf } from '../rules/state.ts';
import { type HeartsView, isFirstTrick, legal } from '../rules/view.ts';
import { cardPoses } from './layout.ts';
import { logSentences, recall } from './log.ts';
import { heartsMessages } from './messages.ts';
import { Trick } from './trick.tsx';

export const presentation = {
  cardPoses,
  sorted: (hand) => inOrder(hand, SUITS),
  pace,
  seat: seatFacts,
  status,
  whyNot: (_view, card) => ({ action: { type: 'play', card } }),
  marked,
  picks,
  describe: (_view, card) => cardName(card),
  cardValue: (_view, card) => worthOf(card),
  prompt,
  refusals: () => heartsMessages.value.table.refusals,
  logSentences,
  recall,
  centre: (scenery) => <Trick {...scenery} />,
  sheet,
} satisfies Presentation<HeartsView, HeartsAction, HeartsVisibleAction>;

const SUITS = bySuit(FACES);

/** A full trick stays for a moment, so that everyone can see who takes it. */
function pace({ from, to }: CardMove, _before: HeartsView, prior: CardMove | null): CardTiming {
  if (from.zone === 'deck')
    return prior?.from.zone === 'deck' ? { wait: 38, flight: 260, together: true } : { wait: 260, flight: 260 };
  if (to.zone === 'deck')
    return prior?.to.zone === 'deck' ? { wait: 90, flight: 360, together: true } : { wait: 400, flight: 360 };
  if (from.zone === 'laid')
    return prior?.from.zone === 'laid' ? { wait: 120, flight: 360, together: true } : { wait: 400, flight: 360 };
  return to.zone === 'won' ? { wait: 1300, flight: 420 } : { wait: 0, flight: 300 };
}

function seatFacts(view: HeartsView, seat: Seat, { considered }: Highlight = AT_REST): PlateFacts {
  const texts = heartsMessages.value.table;
  const { leader, stage } = view.table;
  const trick = trickWith(view, considered);
  const { laid = 0, taken = 0, points = [] } = view.seats[seat] ?? {};
  const marks: Mark[] = [];
  if (sizeOf(laid) > 0) marks.push({ short: texts.ready, long: texts.ready });
  if (seat === leader && stage === 'play' && !isOver(view))
    marks.push({ sign: 'leader', short: texts.leader, long: texts.leader });
  return {
    points: totalOf(points),
    target: view.options.target,
    marks,
    isWinning: hasWon(view.outcome, seat) || (trick.length > 0 && winnerOf({ leader, trick }, view.seats.length) === seat),
    taken: taken === 0 ? null : { short: String(taken), long: texts.taken(taken) },
  };
}

/** Returns the trick with the card that the viewer considers to play. */
function trickWith(view: HeartsView, considered: Face | null): readonly Face[] {
  const isPlayable = legal(view).some((action) => action.type === 'play' && action.card === considered);
  return considered !== null && isPlayable ? [...view.table.trick, considered] : view.table.trick;
}

function status(view: HeartsView): FeltStatus | null {
  const { broken, brokenLong } = heartsMessages.value.table;
  return view.table.broken && !isOver(view) ? { short: broken, long: brokenLong, sign: <SuitSign suit="H" /> } : null;
}

function marked(view: HeartsView): MarkedCards | null {
  const { received } = view.seats[ownSeat(view.viewer) ?? -1] ?? {};
  return isFirstTrick(view) && received && received.length > 0
    ? { cards: received, says: heartsMessages.value.table.received }
    : null;
}

function picks(view: HeartsView, name: NameOf): Picking<HeartsAction> | null {
  const texts = heartsMessages.value.table;
  const seat = ownSeat(view.viewer);
  if (seat === null || view.table.stage !== 'pass') return null;
  const receiver = receiverName(view, seat, name);
  return {
    count: PASSED,
    label: (cards) => (cards.length < PASSED ? texts.missing(PASSED - cards.length, receiver) : texts.pass(receiver)),
    choose: (cards) => ({ type: 'pass', cards: inOrder(cards, FACES) }),
  };
}

function receiverName({ table, seats }: HeartsView, seat: Seat, name: NameOf): string {
  return table.direction === null ? '' : name(receiverOf(seat, table.direction, seats.length));
}

export function worthOf(card: Face): Mark | null {
  return card === QUEEN ? { short: '13', long: heartsMessages.value.table.queen } : null;
}

function prompt(view: HeartsView, name: NameOf): string {
  const texts = heartsMessages.value.table;
  const [seat] = view.toAct;
  if (seat === undefined) return '';
  if (view.table.stage === 'pass') return mayAct(view) ? texts.youPass(receiverName(view, view.viewer, name)) : texts.othersPass;
  const lead = isFirstTrick(view) ? texts.youBegin : texts.youLead;
  if (view.table.trick.length === 0) return seat === view.viewer ? lead : texts.leads(name(seat));
  return seat === view.viewer ? texts.youPlay : t.value.gameTable.turnOf(name(seat));
}

function sheet({ seats }: HeartsView, name: NameOf): Sheet | null {
  const texts = heartsMessages.value.table.sheet;
  const deals = seats[0]?.points.length ?? 0;
  if (deals === 0) return null;
  const lines = allSeats(deals).map((deal) => ({
    label: String(deal + 1),
    cells: seats.map(({ points }) => String(points[deal] ?? '')),
  }));
  return {
    title: texts.title,
    corner: texts.deal,
    columns: seats.map((_, seat) => name(seat)),
    lines: [...lines, { label: texts.total, cells: seats.map(({ points }) => String(totalOf(points))), kind: 'sum' }],
  };
}
