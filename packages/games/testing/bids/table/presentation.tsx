import {
  boxOf,
  type CentreProps,
  cardName,
  cardsAt,
  cross,
  type Frame,
  gameMessages,
  handSpots,
  type LogEvent,
  middle,
  type NameOf,
  type PlateFacts,
  type Pose,
  type Presentation,
  pile,
  placeChoices,
  placed,
  playerName,
  type Sentence,
  SuitSign,
  sizeOf,
  type Target,
  takenPile,
} from '@hundredfold/client/game';
import { allSeats, type CardZone, hasWon, inOrder, mayAct, ownSeat, type Seat, seatInTrick } from '@hundredfold/shared/game';
import type { BidsMessages } from '../messages/en.ts';
import { BIDS, type BidsAction, type BidsView, CARDS, winnerOf } from '../rules/index.ts';

const bidsMessages = gameMessages<BidsMessages>('bids');

/** The presentation of an example: a bid moves no card, and the plates show the points of a pair. */
export const presentation = {
  hand: 'few',
  cardPoses,
  sorted: (hand) => inOrder(hand, CARDS),
  pace: ({ to }) => (to.zone === 'won' ? { wait: 1300, flight: 420 } : { wait: 0, flight: 300 }),
  seat: seatFacts,
  status: () => ({ ...bidsMessages.value.table.trumps, sign: <SuitSign suit="S" /> }),
  whyNot: (_view, card) => ({ action: { type: 'play', card } }),
  describe: (_view, card) => cardName(card),
  prompt,
  refusals: () => bidsMessages.value.table.refusals,
  logSentences,
  centre: (scenery) => <TrickPlaces {...scenery} />,
  targets,
} satisfies Presentation<BidsView, BidsAction>;

function cardPoses(view: BidsView, place: CardZone, { frame }: { readonly frame: Frame }): readonly Pose[] {
  const { zone, seat } = place;
  const { table, seats } = view;
  const count = sizeOf(cardsAt(view, place));
  if (zone === 'trick') return table.trick.map((_, index) => cross(frame, seatInTrick(table, index, seats.length)));
  if (seat === null) return pile({ ...middle(frame.centre), width: frame.card.play }, count);
  return zone === 'won' ? takenPile(frame, seat, count) : handSpots(view, seat, count, frame);
}

function TrickPlaces({ view: { table, seats }, frame, name }: CentreProps<BidsView>) {
  if (table.stage !== 'play') return null;
  const cards = new Map(table.trick.map((card, index) => [seatInTrick(table, index, seats.length), cardName(card)]));
  return allSeats(seats.length).map((seat) => {
    const label = [bidsMessages.value.table.played(name(seat)), cards.get(seat)].filter(Boolean).join(': ');
    const box = boxOf(cross(frame, seat));
    return <div key={seat} class="card-place" role="img" aria-label={label} style={placed(box)} />;
  });
}

function targets(view: BidsView, { frame }: { readonly frame: Frame }): readonly Target<BidsAction>[] {
  if (view.table.stage !== 'bid' || ownSeat(view.viewer) === null) return [];
  const choices = BIDS.map((tricks) => {
    const press: BidsAction | null = mayAct(view) ? { type: 'bid', tricks } : null;
    return { id: `bid-${tricks}`, label: bidsMessages.value.table.bid(Number(tricks)), face: tricks, press };
  });
  // On a phone in landscape the prompt lies in the middle, on the left.
  const { centre, prompt } = frame;
  const taken = prompt.y < centre.y + centre.height ? prompt.width : 0;
  return placeChoices({ ...centre, x: centre.x + taken, width: centre.width - taken }, choices);
}

function seatFacts(view: BidsView, seat: Seat): PlateFacts {
  const texts = bidsMessages.value.table;
  const { points = 0, bags = 0 } = view.sides[seat % 2] ?? {};
  const { bid = null, won = 0 } = view.seats[seat] ?? {};
  const tricks = won / view.seats.length;
  const marks = [...(bid === null ? [] : [texts.bid(Number(bid))]), ...(bags === 0 ? [] : [texts.bags(bags)])];
  return {
    points,
    marks: marks.map((mark) => ({ short: mark, long: mark })),
    side: seat % 2,
    isWinning: hasWon(view.outcome, seat) || (view.table.trick.length > 0 && winnerOf(view.table) === seat),
    taken: bid === null ? null : { short: String(tricks), long: texts.tricks(tricks) },
  };
}

function prompt({ table, toAct, viewer }: BidsView, name: NameOf): string {
  const texts = bidsMessages.value.table;
  const [seat] = toAct;
  if (seat === undefined) return '';
  const own = seat === viewer;
  if (table.stage === 'bid') return own ? texts.youBid : texts.bids(name(seat));
  return own ? texts.youPlay : texts.plays(name(seat));
}

function logSentences({ before, last, after }: LogEvent<BidsView, BidsAction>, name: NameOf): readonly Sentence[] {
  const texts = bidsMessages.value.log;
  const { action } = last;
  const who = playerName(after, last.seat, name);
  if (action.type === 'bid') return [texts.bid(who, Number(action.tricks))];
  const trick = [...before.table.trick, action.card];
  const played = texts.played(who, action.card);
  if (trick.length < before.seats.length) return [played];
  return [played, texts.took(playerName(after, winnerOf({ ...before.table, trick }), name))];
}
