import type { Game } from '@hundredfold/shared/core/game.ts';
import { type Match, outcomeOf } from '@hundredfold/shared/core/match.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { actions, FourSquareOptions } from '@hundredfold/shared/games/four-square/declaration.ts';
import { fourSquare } from '@hundredfold/shared/games/four-square/index.ts';
import type { FourSquareView, viewSchema } from '@hundredfold/shared/games/four-square/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { textOf } from '../../i18n/sentence.ts';
import { frame } from '../../table/layout/frame.ts';
import { boxOf } from '../../table/layout/pose.ts';
import { planAnimation } from '../../table/motion/plan.ts';
import type { Presentation } from '../../table/presentation.ts';
import { groundOf } from './layout.ts';
import { presentation } from './presentation.tsx';
import { totalOf } from './standing.ts';

const game: Game<FourSquareOptions, unknown, typeof actions, typeof viewSchema> = fourSquare;
const atTable: Presentation = presentation;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai'][seat] ?? '';
const framed = (seats: number) => frame({ width: 1280, height: 748 }, { seats, below: 0, hand: 'none' });

function matchesOf(seats: number, ghosts = 2): readonly Match[] {
  return [...shownPositions({ game, options: { ghosts }, seats }, 11)];
}

function seenBy({ state }: Match, viewer: Viewer): FourSquareView {
  return game.view(state, viewer);
}

describe('Four Square at the table', () => {
  it('4.2: only the player whose turn it is can place the card, on any of the four stacks', () => {
    for (const match of matchesOf(3)) {
      const turn = seenBy(match, 'public').toAct[0];
      for (const seat of [0, 1, 2]) {
        const targets = presentation.targets(seenBy(match, seat), { frame: framed(3) });
        const placing = [0, 1, 2, 3].map((stack) => (seat === turn ? { type: 'place', stack } : null));
        expect(targets.map(({ press }) => press)).toEqual(placing);
      }
      expect(presentation.targets(seenBy(match, 'public'), { frame: framed(3) })).toEqual([]);
    }
  });

  it('4.3: a stack shows the total that the card would make there, and what it would take', () => {
    let taken = 0;
    const matches = matchesOf(3);
    matches.slice(1).forEach((after, index) => {
      const before = matches[index]!;
      const { seat, action } = after.last!;
      const said = presentation.targets(seenBy(before, seat), { frame: framed(3) })[Number(action.stack)]?.label ?? '';
      const steps = planAnimation(seenBy(before, 'public'), after.last, seenBy(after, 'public'), {
        game,
        pace: presentation.pace,
      });
      const placed = steps[0]!.view;
      expect(said).toContain(` makes ${totalOf(placed)}`);
      const won = (view: FourSquareView) => view.seats[seat]?.won ?? 0;
      const takes = won(seenBy(after, 'public')) - won(seenBy(before, 'public'));
      if (takes > 0) taken++;
      expect(/and takes (\d+) cards?$/.exec(said)?.[1]).toBe(takes > 0 ? String(takes) : undefined);
    });
    expect(taken).toBeGreaterThan(3);
  });

  it('3.1: the four stacks lie in a square, the total in its middle', () => {
    const { stacks, total } = groundOf(framed(4));
    const [one, two, three, four] = stacks.map(({ x, y }) => ({ x, y }));
    expect([one?.y, three?.y, one?.x, two?.x]).toEqual([two?.y, four?.y, three?.x, four?.x]);
    expect(total).toMatchObject({ x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (three?.y ?? 0)) / 2 });
    for (const { x, y, width, height } of stacks.map(boxOf)) {
      const dx = Math.max(x - total.x, 0, total.x - x - width);
      const dy = Math.max(y - total.y, 0, total.y - y - height);
      expect(Math.hypot(dx, dy)).toBeGreaterThan(total.radius);
    }
  });

  it('5.2 and 6.3: nobody is highlighted before the end; then the winner is', () => {
    for (const seats of [1, 3]) {
      for (const match of matchesOf(seats)) {
        const view = seenBy(match, 'public');
        const outcome = outcomeOf(match);
        const first = outcome?.won === true ? [0] : (outcome?.ranking?.[0] ?? []);
        const standing = view.seats.flatMap((_, seat) => (presentation.seat(view, seat).isWinning ? [seat] : []));
        expect(standing).toEqual(outcome === null ? [] : [...first]);
      }
    }
  });

  it('6.1: the log says how many absent players draw, also when the draw pile runs out', () => {
    const told = new Set<string>();
    for (const ghosts of [1, 2, 3, 4, 5]) {
      const matches = matchesOf(1, ghosts);
      for (const [index, after] of matches.entries()) {
        const [before, view] = [matches[index - 1], seenBy(after, 'public')];
        if (before === undefined || view.table.ghosts.length !== 1) continue;
        const event = { before: seenBy(before, 'public'), last: after.last!, after: view };
        for (const language of LANGUAGES) {
          speak(language);
          const text = textOf(atTable.logSentences(event, name));
          const said = /The absent player |One absent|Der Abwesende |Ein Abwesender|Отсутствующий |Один из отсутствующих/.exec(
            text,
          )?.[0];
          told.add(`${ghosts === 1 ? 'one' : 'several'}: ${said?.trim()}`);
        }
        speak('en');
      }
    }
    expect([...told].toSorted()).toEqual([
      'one: Der Abwesende',
      'one: The absent player',
      'one: Отсутствующий',
      'several: Ein Abwesender',
      'several: One absent',
      'several: Один из отсутствующих',
    ]);
  });

  it('the log says who placed which card where, and what it brought', () => {
    const matches = matchesOf(1);
    const lines = matches.slice(1).map((after, index) => {
      const before = seenBy(matches[index]!, 'public');
      return textOf(atTable.logSentences({ before, last: after.last!, after: seenBy(after, 'public') }, name));
    });
    for (const line of lines) expect(line).toMatch(/^Ann places the \d0 on the \d0: total \d+\./);
    expect(lines.filter((line) => /takes the stack: \d+ cards?, \d+ points/.test(line)).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /The absent players? draws? /.test(line)).length).toBeGreaterThan(8);
  });
});
