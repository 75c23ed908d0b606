import {
  type LogEvent,
  type NameOf,
  type Presentation,
  pileIn,
  playerName,
  type Sentence,
  textOf,
} from '@hundredfold/client/game';
import { type GridCell, isOver } from '@hundredfold/shared/game';
import type { FoursquareAction } from '../rules/declaration.ts';
import { FOUR } from '../rules/frame.ts';
import { MOST_FACE_DOWN } from '../rules/rules.ts';
import type { FoursquareView } from '../rules/view.ts';
import { extentOf } from './layout.ts';
import { foursquareMessages } from './messages.ts';
import { outlook, tally } from './outlook.ts';

const GOAL = FOUR * FOUR;
const CLOSE = GOAL - FOUR;

export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<FoursquareView, FoursquareAction>,
  name: NameOf,
): readonly Sentence[] {
  const texts = foursquareMessages.value.log;
  const card = before.seats[0]?.hand[0] ?? '';
  const look = outlook(before, action);
  const turned = look?.turned ?? [];
  const own = look?.up === false ? [card] : []; // The placed card turns over too (rule 4.4).
  const down = [...own, ...turned.flatMap(({ top }) => (top === null ? [] : [top]))];
  const up = turned.flatMap((pile) => (pile.top === null ? [pileIn(after.table.grid, pile)?.top ?? ''] : []));
  return [
    texts.placed(playerName(after, seat, name), card, placeName(after, action)),
    ...(down.length === 0 ? [] : [texts.down(down)]),
    ...(up.length === 0 ? [] : [texts.up(up)]),
    verdict(after, name) ?? texts.stands(tally(after).down, MOST_FACE_DOWN),
  ];
}

/** Names a cell as a player would point at it, counted from the upper left card. */
export function placeName(view: FoursquareView, { row, col }: GridCell): string {
  const extent = extentOf(view);
  return foursquareMessages.value.table.at(row - extent.row + 1, col - extent.col + 1);
}

/** Returns how the game ended, or `null` while it goes on (rules 5.1 to 5.3). */
export function verdict(view: FoursquareView, name: NameOf): string | null {
  if (!isOver(view)) return null;
  const texts = foursquareMessages.value.log;
  const who = playerName(view, 0, name);
  if (view.outcome.won === true) return textOf([texts.won(who, view.table.stock)]);
  const { down, up } = tally(view);
  if (down > MOST_FACE_DOWN) return textOf([texts.lostByDown(who, down)]);
  return textOf([up >= CLOSE ? texts.soClose(up, GOAL) : texts.lostByStock(who)]);
}

/** Returns how many cards of the deck a lost game has laid. */
export function reached({ table: { grid, stock }, seats }: FoursquareView): ReturnType<NonNullable<Presentation['reached']>> {
  const count = grid.reduce((sum, { size }) => sum + size, 0);
  const deck = count + (seats[0]?.hand.length ?? 0) + stock;
  return { count, says: (best) => foursquareMessages.value.log.laid(count, deck, best) };
}
