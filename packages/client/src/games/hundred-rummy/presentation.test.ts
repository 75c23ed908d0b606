import { hundredSum } from '@hundredfold/shared/cards/hundred.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { mayAct, ownHand, type Viewer } from '@hundredfold/shared/core/view.ts';
import type { actions, RummyOptions } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { bestFour } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import { legal, type RummyView, type viewSchema } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../i18n/sentence.ts';
import { frame } from '../../table/layout/frame.ts';
import { type AnimationStep, planAnimation } from '../../table/motion/plan.ts';
import type { Presentation } from '../../table/presentation.ts';
import { presentation } from './presentation.tsx';
import { showing, tallyOf } from './standing.ts';

const game: Game<RummyOptions, unknown, typeof actions, typeof viewSchema> = hundredRummy;
const atTable: Presentation = presentation;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai'][seat] ?? '';
const on = { frame: frame({ width: 1280, height: 748 }, { seats: 3, below: 0, hand: 'few' }) };

function walked(seats: number, options: OptionValues): readonly Match[] {
  return [...shownPositions({ game, options, seats }, 5)];
}

function seenBy({ state }: Match, viewer: Viewer): RummyView {
  return game.view(state, viewer);
}

const matches = walked(3, { target: 300, tournament: true });
const steps = matches.slice(1).map((after, index) => [matches[index]!, after] as const);

function beatsOf([before, after]: (typeof steps)[number]): readonly AnimationStep<RummyView>[] {
  return planAnimation(seenBy(before, 'public'), after.last, seenBy(after, 'public'), { game, pace: presentation.pace });
}

describe('Rummy at the table', () => {
  it('4.2 and 4.3: a player draws from either pile, then discards a card, and each shows the total it leads to', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2]) {
        const view = seenBy(match, seat);
        const actions = legal(view);
        const [draw, discard] = presentation.targets(view, on);
        expect(draw?.press ?? null).toEqual(
          actions.find(({ type, ...how }) => type === 'draw' && 'from' in how && how.from === 'draw') ?? null,
        );
        expect(discard?.press !== null).toBe(actions.some((action) => action.type === 'draw' && action.from === 'discard'));
        const { top } = view.table.discard;
        const total = hundredSum(ownHand(view));
        if (discard?.press !== null)
          expect(discard?.label).toContain(`your best four make ${bestFour([...ownHand(view), top ?? ''])}`);
        for (const card of ownHand(view)) {
          const laid = presentation.press(view, card);
          expect(laid !== null).toBe(ownHand(view).length === 5 && view.toAct[0] === seat);
          if (laid !== null)
            expect(presentation.describe(view, card)).toContain(`without it your hand makes ${total - Number(card)}`);
        }
      }
    }
  });

  it('4.4: of five cards the best four count, and the player who drew one can tell which it was', () => {
    const five = ['10', '10', '20', '20', '40'];
    const [match] = matches;
    if (match === undefined) throw new Error('nobody plays');
    const seen = seenBy(match, 0);
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
    expect(presentation.marked(seenBy(match, 'public'))).toBeNull();
  });

  it('4.2: the pile is lit only while it is the suggested one', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2]) {
        const view = seenBy(match, seat);
        const [draw, discard] = presentation.targets(view, on);
        const toDraw = mayAct(view) && ownHand(view).length === 4;
        expect(draw?.lit ?? draw?.press !== null).toBe(toDraw);
        expect(discard?.lit).toBe(mayAct(view) && (!toDraw || view.table.discard.size > 0));
      }
    }
  });

  it('4.4: a hand that scores lies in the middle of the table until its owner has drawn new cards', () => {
    const scored = steps.filter(([, { last }]) => last?.action.type === 'score');
    expect(scored.length).toBeGreaterThan(2);
    for (const step of scored) {
      const seat = step[1].last?.seat ?? 0;
      const [shown, next] = beatsOf(step);
      const view = shown!.view;
      expect(showing(view)).toBe(seat);
      expect(next?.wait).toBeGreaterThan(1500);
      const spots = presentation.cardPoses(view, { zone: 'scored', seat }, on).slice(-4);
      const { centre } = on.frame;
      for (const { x, y } of spots) {
        expect(x > centre.x && x < centre.x + centre.width && y > centre.y && y < centre.y + centre.height).toBe(true);
      }
      expect(view.seats[seat]?.scored.slice(-4).toSorted()).toEqual(step[1].game.view(step[1].state, 'public').table.shown);
    }
    for (const match of matches) expect(showing(seenBy(match, 'public'))).toBeNull();
  });

  it('7.1: the hand that ends a game is shown once; then all cards are gathered and dealt without delay', () => {
    const last = steps.filter((step) => seenBy(step[1], 'public').table.game > seenBy(step[0], 'public').table.game);
    expect(last.length).toBe(2);
    for (const step of last) {
      const waits = beatsOf(step).map(({ wait }) => wait);
      expect(waits.filter((wait) => wait > 1500)).toHaveLength(1);
      expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(4000);
    }
  });

  it('4.5: everyone sees and hears that the discard pile was shuffled', () => {
    let shuffles = 0;
    for (const step of steps) {
      const shuffled = beatsOf(step).some(({ move }) => move?.from.zone === 'discard' && move.to.zone === 'draw');
      const newGame = seenBy(step[1], 'public').table.game > seenBy(step[0], 'public').table.game;
      if (shuffled && !newGame) shuffles++;
      for (const viewer of [0, 'public'] as const) {
        const told = { before: seenBy(step[0], viewer), last: step[1].last!, after: seenBy(step[1], viewer) };
        expect(textOf(atTable.logSentences(told, name)).includes('is shuffled')).toBe(shuffled && !newGame);
      }
    }
    expect(shuffles).toBeGreaterThan(2);
  });

  it('7.2: the score sheet adds up all games; without a tournament there is none', () => {
    for (const match of matches) {
      const view = seenBy(match, 'public');
      const sheet = presentation.sheet(view, name);
      expect(sheet?.columns).toEqual(['1', '2', '3', 'Total']);
      for (const [seat, { cells }] of (sheet?.lines ?? []).entries()) {
        const points = cells.slice(0, 3).map(Number);
        expect(Number(cells[3])).toBe(points.reduce((sum, each) => sum + each, 0));
        expect(points[view.table.game - 1]).toBe(view.seats[seat]?.points);
      }
    }
    expect(presentation.sheet(seenBy(walked(3, { target: 100, tournament: false })[0]!, 'public'), name)).toBeNull();
  });

  it('6.2: in solo play the discard pile cannot be drawn from', () => {
    for (const match of walked(1, { target: 100, tournament: false })) {
      expect(presentation.targets(seenBy(match, 0), on).map(({ id }) => id)).toEqual(['draw']);
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
