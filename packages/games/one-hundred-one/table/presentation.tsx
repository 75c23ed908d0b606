import {
  boxOf,
  byRank,
  type CardTiming,
  cardName,
  type FeltStatus,
  type Frame,
  type Highlight,
  type NameOf,
  type PlateFacts,
  type Presentation,
  playedCard,
  playerName,
  SuitSign,
  sizeOf,
  type Target,
  t,
  textOf,
  type WhyNot,
} from '@hundredfold/client/game';
import {
  type CardMove,
  type Face,
  FRENCH_SUITS,
  frenchRank,
  frenchSuit,
  hasWon,
  inOrder,
  mayAct,
  ownHand,
  type Seat,
} from '@hundredfold/shared/game';
import { DECK, strikeOf } from '../rules/cards.ts';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import { hasLost, LIMIT } from '../rules/score.ts';
import { legal, type OneHundredOneView } from '../rules/view.ts';
import { cardPoses, middleOf, sorted } from './layout.ts';
import { logSentences } from './log.ts';
import { marksOn } from './marks.ts';
import { PackAndPile } from './pack-and-pile.tsx';
import { isAgain, orderedSuit, playsOf, possible, sheet, shownSuit, struckNow, worthOf, wouldDo } from './standing.ts';
import { PassButton, press, suitTargets } from './suit-question.tsx';

import './one-hundred-one.css';
import { oneHundredOneMessages } from './messages.ts';

export const presentation = {
  cardPoses,
  sorted,
  sortings: [
    { by: 'suit', sorted },
    { by: 'rank', sorted: (hand) => inOrder(hand, RANKS) },
  ],
  pace,
  seat: seatFacts,
  status,
  press,
  whyNot,
  marked: (view) => (mayAct(view) && view.table.duty === 'drawn' ? { cards: ownHand(view).slice(-1) } : null),
  describe,
  cardValue: (_view, card) => worthOf(card),
  prompt,
  refusals: () => oneHundredOneMessages.value.table.refusals,
  logSentences,
  verdict,
  finale: (view) => ({ count: pointsBeyond(view) }),
  targets,
  sheet,
  centre: (scenery) => <PackAndPile {...scenery} />,
  decision: (deciding) => <PassButton {...deciding} />,
} satisfies Presentation<OneHundredOneView, OneHundredOneAction>;

const RANKS = byRank(DECK);

/** The time, in milliseconds, to read which player was left with which cards, and whom the top card has struck. */
const GATHERED_WAIT_MS = 1400;
const STRUCK_WAIT_MS = 700;

function pace(move: CardMove, before: OneHundredOneView, prior: CardMove | null): CardTiming {
  const { from, to, cards } = move;
  if (to.zone === 'pile') return { wait: from.zone === 'pack' ? 120 : untilRead(move, before), flight: 300 };
  if (to.zone === 'pack') return { wait: from.seat === null && before.table.pack > 0 ? GATHERED_WAIT_MS : 500, flight: 420 };
  const dealing = before.table.pile.size === 0;
  if (dealing) return { wait: 60, flight: 240, together: prior?.from.zone === 'pack' };
  if (prior === null) return { wait: untilRead(move, before), flight: 360 };
  return { wait: sizeOf(cards) > 1 || strikeOf(before.table.pile.top ?? '') !== undefined ? 300 : 100, flight: 360 };
}

/** Play waits until an effect could be read. The viewer's own moves wait for nothing. */
function untilRead({ from, to }: CardMove, before: OneHundredOneView): number {
  const own = (from.seat ?? to.seat) === before.viewer;
  return own || struckNow(before) === null ? 0 : STRUCK_WAIT_MS;
}

function seatFacts(view: OneHundredOneView, seat: Seat): PlateFacts {
  const points = view.seats[seat]?.total ?? 0;
  return {
    points,
    target: LIMIT,
    marks: marksOn(view, seat),
    isWinning: hasWon(view.outcome, seat),
  };
}

function status(view: OneHundredOneView, { move }: Highlight): FeltStatus | null {
  const { ordered, orderedShort, suits } = oneHundredOneMessages.value.table;
  const suit = shownSuit(view, move);
  return suit && { short: orderedShort, long: ordered(suits[suit]), sign: <SuitSign suit={suit} /> };
}

/** Explains why a card in hand cannot be played: names the cards that can be (rules 4.1 and 4.3). */
function whyNot(view: OneHundredOneView, card: Face): WhyNot<OneHundredOneAction> {
  const { suits } = oneHundredOneMessages.value.table;
  const { cover, follow, ...needs } = oneHundredOneMessages.value.needs;
  const ranks: Readonly<Record<string, string>> = needs.ranks;
  const { duty, pile } = view.table;
  const action: OneHundredOneAction = { type: 'play', card };
  if (duty === 'order' || pile.top === null) return { action };
  const { top } = pile;
  const ordered = orderedSuit(view);
  if (ordered !== null) return { action, says: follow(suits[ordered]) };
  const suit = FRENCH_SUITS.find((each) => each === frenchSuit(top));
  return { action, says: cover(suit === undefined ? '' : suits[suit], ranks[frenchRank(top)] ?? '') };
}

function describe(view: OneHundredOneView, card: Face, name: NameOf): string {
  const { would } = oneHundredOneMessages.value.table;
  const said = cardName(card);
  if (!mayAct(view) || view.table.duty === 'order') return said;
  return playsOf(view, card).length === 0 ? would.notCover(said) : (wouldDo(view, card, name) ?? said);
}

/** Names the player who went beyond 101 and so ended the game; `null` if players are eliminated instead, or nobody has lost. */
function verdict({ options, seats, viewer }: OneHundredOneView, name: NameOf): string | null {
  const loser = seats.findIndex(({ total }) => hasLost(total));
  if (options.ending === 'elimination' || loser < 0) return null;
  return textOf([oneHundredOneMessages.value.log.beyond(playerName({ viewer }, loser, name), seats[loser]?.total ?? 0)]);
}

const MAX_NUMBERS = 12;

/** Returns numbers on the way to the total of who went beyond 101; none if players are eliminated instead. */
function pointsBeyond({ options, seats }: OneHundredOneView): readonly number[] {
  const { total = 0, points = [] } = seats.find((seat) => hasLost(seat.total)) ?? {};
  if (options.ending === 'elimination' || total === 0) return [];
  const gained = points.at(-1) ?? 0;
  const count = Math.max(0, Math.min(MAX_NUMBERS, gained));
  return Array.from({ length: count }, (_, index) => Math.round(total - (gained * (count - 1 - index)) / count));
}

function targets(view: OneHundredOneView, { frame }: { readonly frame: Frame }): readonly Target<OneHundredOneAction>[] {
  const texts = oneHundredOneMessages.value.table;
  const { pack, pile } = view.table;
  const { pack: packSpot, top } = middleOf(frame);
  const draw = possible(view, 'draw');
  const label = pile.top === null ? texts.noCard : texts.pile(cardName(pile.top), pile.size);
  const canPlay = legal(view).some(({ type }) => type === 'play');
  return [
    ...suitTargets(view, { frame }),
    {
      id: 'pack',
      box: boxOf(packSpot),
      label: draw === null ? texts.pack(pack) : texts.drawFrom(pack),
      press: draw,
      whyNot: { action: { type: 'draw' } },
      lit: draw !== null && !canPlay,
    },
    { id: 'pile', box: boxOf(top), label, press: null, ...(canPlay ? { whyNot: { says: texts.layFromHand } } : {}) },
  ];
}

export function prompt(view: OneHundredOneView, name: NameOf, mover: Seat | null = null): string {
  const [seat] = view.toAct;
  if (seat === undefined) return '';
  const again = isAgain(view, mover);
  return seat === view.viewer ? own(view, again) : others(view, name(seat), again);
}

function own(view: OneHundredOneView, again: boolean): string {
  const { prompt: texts, suits } = oneHundredOneMessages.value.table;
  const { duty, pile } = view.table;
  const canPlay = legal(view).some(({ type }) => type === 'play');
  if (duty === 'order') return texts.order;
  if (duty === 'cover') return canPlay ? texts.coverEight : texts.nothingCoversEight;
  if (duty === 'drawn') return possible(view, 'pass') === null ? texts.drawn : texts.drawnOrPass;
  if (!canPlay) return texts.nothing(again);
  const suit = orderedSuit(view);
  return suit === null ? texts.cover(playedCard(pile.top ?? ''), again) : texts.follow(suits[suit], again);
}

function others(view: OneHundredOneView, name: string, again: boolean): string {
  const { prompt: texts } = oneHundredOneMessages.value.table;
  const { duty } = view.table;
  if (duty === 'order') return texts.orders(name);
  if (duty === 'cover') return texts.coversEight(name);
  return again ? texts.playsAgain(name) : t.value.gameTable.turnOf(name);
}
