import { type CardTiming, cardName, type NameOf, type PlateFacts, type Presentation, playedCard } from '@hundredfold/client/game';
import { type CardMove, hasWon, mayAct, type Seat } from '@hundredfold/shared/game';
import type { FoursquareAction } from '../rules/declaration.ts';
import type { FoursquareView } from '../rules/view.ts';
import { FloatingFrame } from './floating-frame.tsx';
import { cardPoses } from './layout.ts';
import { logSentences, reached, verdict } from './log.ts';
import { targets } from './targets.ts';

import './foursquare.css';
import { foursquareMessages } from './messages.ts';

export const presentation = {
  hand: 'none',
  cardPoses,
  sorted: (hand) => hand,
  pace,
  seat: seatFacts,
  toPlace: (view) => (mayAct(view) ? { zone: 'hand', seat: view.viewer } : null),
  describe: (_view, card) => cardName(card),
  prompt,
  refusals: () => foursquareMessages.value.table.refusals,
  logSentences,
  verdict,
  reached,
  targets,
  centre: (scenery) => <FloatingFrame {...scenery} />,
} satisfies Presentation<FoursquareView, FoursquareAction>;

/** The card is placed first, then its lines turn over card by card, then the next card comes. */
function pace({ from, to }: CardMove, _before: FoursquareView, prior: CardMove | null): CardTiming {
  if (from.zone === 'stock') return { wait: 140, flight: 260 };
  if (from.cell === undefined || to.cell === undefined) return { wait: 0, flight: 260 };
  return prior?.from.cell === undefined ? { wait: 200, flight: 320 } : { wait: 130, flight: 320, together: true };
}

function seatFacts(view: FoursquareView, seat: Seat): PlateFacts {
  return { points: view.outcome?.scores[0] ?? view.table.stock, marks: [], isWinning: hasWon(view.outcome, seat) };
}

function prompt(view: FoursquareView, name: NameOf): string {
  const texts = foursquareMessages.value.table;
  const [seat] = view.toAct;
  const card = view.seats[0]?.hand[0];
  if (seat === undefined || card === undefined) return '';
  return seat === view.viewer ? texts.youPlace(playedCard(card)) : texts.places(name(seat), playedCard(card));
}
