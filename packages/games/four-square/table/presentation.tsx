import {
  AT_REST,
  type CardTiming,
  type Frame,
  type Highlight,
  type NameOf,
  type PlateFacts,
  type Presentation,
  pileBox,
  type Target,
  textOf,
} from '@hundredfold/client/game';
import { type CardMove, hasWon, hundredSum, mayAct, ownSeat, type Seat } from '@hundredfold/shared/game';
import type { FourSquareAction } from '../rules/declaration.ts';
import { GOAL } from '../rules/score.ts';
import { type FourSquareView, legal, STACK_ZONES } from '../rules/view.ts';
import { cardPoses, groundOf } from './layout.ts';
import { logSentences } from './log.ts';
import { Square } from './square.tsx';
import { describeStack, placementOn } from './standing.ts';
import './four-square.css';
import { fourSquareMessages } from './messages.ts';

export const presentation = {
  hand: 'none',
  cardPoses,
  widest: (frame) => groundOf(frame).card.width,
  sorted: (hand) => hand,
  pace,
  seat: seatFacts,
  toPlace: (view) => (mayAct(view) ? { zone: 'card', seat: null } : null),
  describe: (_view, card) => card,
  prompt,
  refusals: () => fourSquareMessages.value.table.refusals,
  logSentences,
  verdict,
  finale: (view) => ({ zone: 'won', count: lastHundred(view) }),
  centre: (scenery) => <Square {...scenery} />,
  targets,
} satisfies Presentation<FourSquareView, FourSquareAction>;

/** A stack that makes 100 stays for a moment before it is taken. */
function pace({ from, to }: CardMove): CardTiming {
  if (from.zone === 'card') return { wait: 0, flight: 340 };
  if (to.zone === 'won') return { wait: 1200, flight: 480 };
  return { wait: to.zone === 'card' ? 120 : 220, flight: 320 };
}

function seatFacts(view: FourSquareView, seat: Seat, { move }: Highlight = AT_REST): PlateFacts {
  const { won = 0, points = 0 } = view.seats[seat] ?? {};
  return {
    points,
    marks: [],
    isWinning: hasWon(view.outcome, seat) || (move?.to.zone === 'won' && move.to.seat === seat),
    taken: won === 0 ? null : { short: String(won), long: fourSquareMessages.value.table.won(won) },
  };
}

function prompt(view: FourSquareView, name: NameOf): string {
  const texts = fourSquareMessages.value.table;
  const [card] = view.table.card;
  const seat = view.toAct[0];
  if (seat === undefined || card === undefined) return '';
  return seat === view.viewer ? texts.youPlace(card) : texts.places(name(seat), card);
}

/**
 * Returns how the game ended: in solo play, the points of the absent players (rule 6.3); otherwise, why the game is over (rules
 * 5.1 and 5.2).
 */
function verdict({ table, seats }: FourSquareView): string {
  const { absentHave, ranOut } = fourSquareMessages.value.log;
  return seats.length === 1 ? textOf([absentHave(table.discarded)]) : ranOut;
}

/** Returns the sums of the last hundred, card by card; none if the game ended otherwise. Its stack is empty. */
function lastHundred({ table }: FourSquareView): readonly number[] {
  const tops = STACK_ZONES.flatMap((zone) => table[zone].top ?? []);
  if (tops.length === STACK_ZONES.length) return [];
  return [...tops.map((_, index) => hundredSum(tops.slice(0, index + 1))), GOAL];
}

function targets(view: FourSquareView, { frame }: { readonly frame: Frame }): readonly Target<FourSquareAction>[] {
  if (ownSeat(view.viewer) === null) return [];
  const actions = legal(view);
  return groundOf(frame).stacks.map((spot, stack) => {
    const action = actions.find((each) => each.stack === stack) ?? null;
    const placement = action === null ? null : placementOn(view, stack);
    return {
      id: `stack${stack}`,
      box: pileBox(spot, view.table[STACK_ZONES[stack] ?? 'stack0'].size),
      label: describeStack(view, stack, placement),
      press: action,
    };
  });
}
