import { frame } from '@hundredfold/client/src/table/layout/frame.ts';
import { playerNamed, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { hundredSum, mayAct, ownHand } from '@hundredfold/shared/game';
import { describe, expect, it } from 'vitest';
import { hundredRummy } from '../rules/index.ts';
import { bestFour } from '../rules/score.ts';
import { legal, type RummyView } from '../rules/view.ts';
import { presentation } from './presentation.tsx';
import { showing, tallyOf } from './standing.ts';

const on = { frame: frame({ width: 1280, height: 748 }, { seats: 3, below: 0, hand: 'few' }) };
const watched = (seats: number, target: number, tournament = false) =>
  watchedGame<RummyView>(hundredRummy, { options: { target, tournament }, seats }, 5);
const { matches, steps, seenBy } = watched(3, 300, true);

function isNewGame({ before, after }: (typeof steps)[number]): boolean {
  return seenBy(after, 'public').table.game > seenBy(before, 'public').table.game;
}

describe('Rummy at the table', () => {
  it('4.2 and 4.3: a pile to draw from and a card to discard each show the total that they lead to', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2]) {
        const view = seenBy(match, seat);
        const discard = presentation.targets(view, on).at(-1);
        const { top } = view.table.discard;
        const total = hundredSum(ownHand(view));
        if (discard?.press !== null)
          expect(discard?.label).toContain(`your best four make ${bestFour([...ownHand(view), top ?? ''])}`);
        for (const card of ownHand(view)) {
          if (legal(view).some(({ type }) => type === 'discard'))
            expect(presentation.describe(view, card)).toContain(`without it your hand makes ${total - Number(card)}`);
        }
      }
    }
  });

  it('4.4: of five cards the best four count, and the player who drew one can tell which it was', () => {
    const five = ['10', '10', '20', '20', '40'];
    const seen = seenBy(matches[0]!, 0);
    const holding = (hand: readonly string[]): RummyView => ({ ...seen, seats: seen.seats.with(0, { ...seen.seats[0]!, hand }) });
    expect(hundredSum(five)).toBe(100);
    expect(tallyOf(holding(five), null, null)).toMatchObject({ total: 90, best: true });
    expect(tallyOf(holding(['10', '20', '30', '40', '50']), null, null)?.total).toBe(100);
    expect(tallyOf(holding(['10', '20', '30', '20']), null, '40')).toMatchObject({
      total: 80,
      best: false,
      with: { total: 100 },
    });
    expect(presentation.marked(holding(five))).toEqual({ cards: ['40'] });
    expect(presentation.marked(holding(five.slice(0, 4)))).toBeNull();
    expect(presentation.marked(seenBy(matches[0]!, 'public'))).toBeNull();
  });

  it('4.2: the pile is lit only while it is the suggested one', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2]) {
        const view = seenBy(match, seat);
        const [draw, discard] = presentation.targets(view, on).slice(-2);
        const toDraw = mayAct(view) && ownHand(view).length === 4;
        expect(draw?.lit ?? draw?.press !== null).toBe(toDraw);
        expect(discard?.lit).toBe(mayAct(view) && (!toDraw || view.table.discard.size > 0));
      }
    }
  });

  it('4.4: a hand that scores lies in the middle of the table until its owner has drawn new cards', () => {
    const scored = steps.filter(({ after: { last } }) => last?.action.type === 'score');
    expect(scored.length).toBeGreaterThan(2);
    for (const { after, planned } of scored) {
      const seat = after.last?.seat ?? 0;
      const [shown, next] = planned();
      const view = shown!.view;
      expect(showing(view)).toBe(seat);
      expect(next?.wait).toBeGreaterThan(1500);
      const spots = presentation.cardPoses(view, { zone: 'scored', seat }, on).slice(-4);
      const { centre } = on.frame;
      for (const { x, y } of spots) {
        expect(x > centre.x && x < centre.x + centre.width && y > centre.y && y < centre.y + centre.height).toBe(true);
      }
      expect(view.seats[seat]?.scored.slice(-4).toSorted()).toEqual(seenBy(after, 'public').table.shown);
    }
    for (const match of matches) expect(showing(seenBy(match, 'public'))).toBeNull();
  });

  it('7.1: the hand that ends a game is shown once; then all cards are gathered and dealt without delay', () => {
    const last = steps.filter(isNewGame);
    expect(last.length).toBe(2);
    for (const { planned } of last) {
      const waits = planned().map(({ wait }) => wait);
      expect(waits.filter((wait) => wait > 1500)).toHaveLength(1);
      expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(4000);
    }
  });

  it('4.5: everyone sees and hears that the discard pile was shuffled', () => {
    let shuffles = 0;
    for (const step of steps) {
      const gathers = step.planned().some(({ move }) => move?.from.zone === 'discard' && move.to.zone === 'draw');
      const shuffled = gathers && !isNewGame(step);
      if (shuffled) shuffles++;
      for (const viewer of [0, 'public'] as const) expect(step.told(viewer).join(' ').includes('is shuffled')).toBe(shuffled);
    }
    expect(shuffles).toBeGreaterThan(2);
  });

  it('7.2: the score sheet adds up all games; without a tournament there is none', () => {
    for (const match of matches) {
      const view = seenBy(match, 'public');
      const sheet = presentation.sheet(view, playerNamed);
      expect(sheet?.columns).toEqual(['1', '2', '3', 'Total']);
      for (const [seat, { cells }] of (sheet?.lines ?? []).entries()) {
        const points = cells.slice(0, 3).map(Number);
        expect(Number(cells[3])).toBe(points.reduce((sum, each) => sum + each, 0));
        expect(points[view.table.game - 1]).toBe(view.seats[seat]?.points);
      }
    }
    expect(presentation.sheet(seenBy(watched(3, 100).matches[0]!, 'public'), playerNamed)).toBeNull();
  });

  it('6.2: in solo play the discard pile cannot be drawn from', () => {
    for (const match of watched(1, 100).matches) {
      expect(presentation.targets(seenBy(match, 0), on).at(-1)?.id).toBe('draw');
    }
  });

  it.each([
    [0, 0, 'No cards are left, so the points decide.'],
    [3, 1, 'No four cards total 100 any more, so the points decide.'],
  ])('5.3 and 5.4: the log says why the points decide, with %i and %i cards in the piles', (draw, size, said) => {
    const view = seenBy(matches[0]!, 'public');
    const piles = { draw, discard: { top: null, size } };
    const options = { ...view.options, tournament: false };
    expect(presentation.verdict?.({ ...view, options, table: { ...view.table, ...piles } })).toBe(said);
  });
});
