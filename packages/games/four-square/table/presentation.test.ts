import { boxOf } from '@hundredfold/client/game';
import { speak } from '@hundredfold/client/src/i18n/all-languages.ts';
import { LANGUAGES } from '@hundredfold/client/src/i18n/index.ts';
import { frame } from '@hundredfold/client/src/table/layout/frame.ts';
import { watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { describe, expect, it } from 'vitest';
import { fourSquare } from '../rules/index.ts';
import type { FourSquareView } from '../rules/view.ts';
import { groundOf } from './layout.ts';
import { presentation } from './presentation.tsx';
import { totalOf } from './standing.ts';

const framed = (seats: number) => frame({ width: 1280, height: 748 }, { seats, below: 0, hand: 'none' });
const watched = (seats: number, ghosts = 2) => watchedGame<FourSquareView>(fourSquare, { options: { ghosts }, seats }, 11);

describe('Four Square at the table', () => {
  it('4.3: a stack shows the total that the card would make there, and what it would take', () => {
    let taken = 0;
    const { steps, seenBy } = watched(3);
    for (const { before, after, planned } of steps) {
      const { seat, action } = after.last!;
      const said = presentation.targets(seenBy(before, seat), { frame: framed(3) })[Number(action.stack)]?.label ?? '';
      expect(said).toContain(` makes ${totalOf(planned()[0]!.view)}`);
      const won = (view: FourSquareView) => view.seats[seat]?.won ?? 0;
      const takes = won(seenBy(after, 'public')) - won(seenBy(before, 'public'));
      if (takes > 0) taken++;
      expect(/and takes (\d+) cards?$/.exec(said)?.[1]).toBe(takes > 0 ? String(takes) : undefined);
    }
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

  it('6.1: the log says how many absent players draw, also when the draw pile runs out', () => {
    const told = new Set<string>();
    for (const ghosts of [1, 2, 3, 4, 5]) {
      const { steps, seenBy } = watched(1, ghosts);
      const last = steps.filter(({ after }) => seenBy(after, 'public').table.ghosts.length === 1);
      for (const language of LANGUAGES) {
        speak(language);
        const subject = /The absent player |One absent|Der Abwesende |Ein Abwesender|Отсутствующий |Один из отсутствующих/;
        for (const step of last)
          told.add(`${ghosts === 1 ? 'one' : 'several'}: ${subject.exec(step.told().join(' '))?.[0].trim()}`);
      }
      speak('en');
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
    const lines = watched(1).steps.map((step) => step.told().join(' '));
    for (const line of lines) expect(line).toMatch(/^Ann places the \d0 on the \d0: total \d+\./);
    expect(lines.filter((line) => /takes the stack: \d+ cards?, \d+ points/.test(line)).length).toBeGreaterThan(0);
    expect(lines.filter((line) => /The absent players? draws? /.test(line)).length).toBeGreaterThan(8);
  });
});
