import { type CardTiming, cardName, type NameOf, type PlateFacts, type Presentation } from '@hundredfold/client/game';
import { type CardMove, hasWon, inOrder, isOver, type Seat } from '@hundredfold/shared/game';
import { DECK, type SkeletonAction } from '../rules/declaration.ts';
import { winnerOf } from '../rules/score.ts';
import type { SkeletonView } from '../rules/view.ts';
import { cardPoses } from './layout.ts';
import { logSentences } from './log.ts';
import { skeletonMessages } from './messages.ts';
import { Trick } from './trick.tsx';

export const presentation = {
  hand: 'few',
  cardPoses,
  sorted: (hand) => inOrder(hand, DECK),
  pace,
  seat: seatFacts,
  whyNot: (_view, card) => ({ action: { type: 'play', card } }),
  describe: (_view, card) => cardName(card),
  prompt,
  refusals: () => skeletonMessages.value.table.refusals,
  logSentences,
  centre: (scenery) => <Trick {...scenery} />,
} satisfies Presentation<SkeletonView, SkeletonAction>;

/** A full trick stays for a moment, so that everyone can see who takes it. */
function pace({ to }: CardMove): CardTiming {
  return to.zone === 'won' ? { wait: 1300, flight: 420 } : { wait: 0, flight: 300 };
}

function seatFacts(view: SkeletonView, seat: Seat): PlateFacts {
  const texts = skeletonMessages.value.table;
  const { trick, leader } = view.table;
  const tricks = (view.seats[seat]?.won ?? 0) / view.seats.length;
  const takes = trick.length > 0 && winnerOf(view.table, view.seats.length) === seat;
  return {
    points: tricks,
    marks: seat === leader && !isOver(view) ? [{ sign: 'leader', short: texts.leader, long: texts.leader }] : [],
    isWinning: hasWon(view.outcome, seat) || takes,
    taken: { short: String(tricks), long: texts.tricks(tricks) },
  };
}

function prompt(view: SkeletonView, name: NameOf): string {
  const texts = skeletonMessages.value.table;
  const [seat] = view.toAct;
  if (seat === undefined) return '';
  if (view.table.trick.length === 0) return seat === view.viewer ? texts.youLead : texts.leads(name(seat));
  return seat === view.viewer ? texts.youPlay : texts.plays(name(seat));
}
