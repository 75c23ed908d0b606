import { describe, expect, test } from 'vitest';
import type { Face } from '../../../cards/face.ts';
import { isCard } from '../../../core/figure.ts';
import { allSeats } from '../../../core/seat.ts';
import { type CardRow, cardRows, facesOfRow, figureOf, follows } from '../../figures.ts';
import { handOver } from './index.ts';
import { dealt, pass, show } from './table.ts';

const joined = (cards: readonly Face[]) => cards.join(' ');
const meantIn = (row: CardRow) => facesOfRow(row.filter(({ meant }) => meant));
const backsIn = (row: CardRow) => row.filter(({ kind }) => kind === 'back').length;

function spareHands(drawn: readonly Face[], count: number): readonly string[] {
  const spare = handOver.faces({}).filter((face) => !drawn.includes(face));
  return Array.from({ length: count }, (_, index) => joined(spare.slice(index * 4, index * 4 + 4)));
}

describe('the figures show what the rules do', () => {
  test('1.1 a player sees four faces and the backs of all others', () => {
    const [own = [], others = []] = figureOf('hand-over', '1.1').map((picture) => cardRows(picture).flat());
    const { seats } = dealt([joined(facesOfRow(own)), ...spareHands(facesOfRow(own), 1)]).sees(0);
    expect(seats.map(({ hand }) => hand)).toEqual([facesOfRow(own), backsIn(others)]);
  });

  test('1.3 the marked cards lie face down, and the others stay in hand', () => {
    const [row = []] = figureOf('hand-over', '1.3').flat();
    const arrow = row.findIndex((piece) => piece.kind === 'sign');
    const [before, after] = [row.slice(0, arrow), row.slice(arrow)].map((half) => half.filter(isCard));
    const hand = facesOfRow(before ?? []);
    const now = dealt([joined(hand), ...spareHands(hand, 1)]).acts(0, pass(joined(meantIn(before ?? []))));
    expect(now.state.hands[0]).toEqual(facesOfRow(after ?? []));
    expect(now.sees('public').seats[0]?.laid).toBe(backsIn(after ?? []));
  });

  test('1.4 the marked cards go to the left', () => {
    const figure = figureOf('hand-over', '1.4');
    const rows = (wanted: boolean) =>
      figure.filter((picture) => follows(picture) === wanted).map((each) => cardRows(each).flat());
    const before = rows(false);
    const start = dealt(before.map((row) => joined(facesOfRow(row))));
    const now = before.reduce((table, row, seat) => table.acts(seat, pass(joined(meantIn(row)))), start);
    expect(now.state.hands).toEqual(rows(true).map(facesOfRow));
  });

  test('1.6 the marked cards win', () => {
    for (const picture of figureOf('hand-over', '1.6')) {
      const row = cardRows(picture).flat();
      const shown = facesOfRow(row);
      const spare = handOver.faces({}).filter((face) => !shown.includes(face));
      const hands = shown.map((card, seat) => joined([card, ...spare.slice(seat * 3, seat * 3 + 3)]));
      const seats = allSeats(shown.length);
      // Everyone passes two other cards, and shows the card of the figure.
      const passed = seats.reduce((now, seat) => now.acts(seat, pass(joined(spare.slice(seat * 3, seat * 3 + 2)))), dealt(hands));
      const end = seats.reduce((now, seat) => now.acts(seat, show(shown[seat] ?? '')), passed);
      expect(handOver.outcome(end.state)?.ranking?.[0]).toEqual(seats.filter((seat) => row[seat]?.meant));
    }
  });
});
