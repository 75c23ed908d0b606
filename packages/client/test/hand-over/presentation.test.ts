import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import { ownHand, type Viewer } from '@hundredfold/shared/core/view.ts';
import {
  type actions,
  type HandOverView,
  handOver,
  type viewSchema,
} from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/i18n/sentence.ts';
import type { Presentation } from '../../src/table/presentation.ts';
import { presentation } from './presentation.tsx';

const game: Game<Record<string, never>, unknown, typeof actions, typeof viewSchema> = handOver;
const atTable: Presentation = presentation;
const name = (seat: number): string => ['Ann', 'Ben', 'Cai'][seat] ?? '';

const matches = [...shownPositions({ game, options: {}, seats: 3 }, 11)];
const steps = matches.slice(1).map((after, index) => [matches[index]!, after] as const);

function seenBy({ state }: Match, viewer: Viewer): HandOverView {
  return game.view(state, viewer);
}

function told([before, after]: (typeof steps)[number], viewer: Viewer): string {
  const last = lastSeen(after, viewer);
  return last === null
    ? ''
    : textOf(atTable.logSentences({ before: seenBy(before, viewer), last, after: seenBy(after, viewer) }, name));
}

describe('cards that are handed over', () => {
  const first = seenBy(matches[0]!, 0);
  const picking = presentation.picks(first, name);
  const [one = '', two = '', three = ''] = presentation.sorted(ownHand(first));

  it('1.3: two cards are picked, and become one of the possible actions', () => {
    expect(picking?.count).toBe(2);
    for (const cards of [
      [one, two],
      [three, one],
    ]) {
      expect(game.legal(first)).toContainEqual(picking?.choose(cards));
    }
  });

  it('1.3: the button says how many cards are missing, and then what it will do', () => {
    expect(picking?.label([])).toBe('Choose 2 more cards');
    expect(picking?.label(['7S'])).toBe('Choose 1 more card');
    expect(picking?.label(['7S', '2H'])).toBe('Pass the seven of spades and the two of hearts to Ben');
  });

  it('1.3: cards are picked only before they are handed over; afterwards one is pressed', () => {
    for (const match of matches) {
      for (const seat of [0, 1, 2]) {
        const view = seenBy(match, seat);
        const picked = view.toAct.includes(seat) && presentation.picks(view, name) !== null;
        const pressed = ownHand(view).filter((card) => presentation.press(view, card) !== null);
        expect([picked, pressed.length > 0]).toEqual([
          view.table.stage === 'pass' && picked,
          view.table.stage === 'show' && view.toAct.includes(seat),
        ]);
      }
    }
  });

  it('are named in the log for the player who chose them, and for nobody else', () => {
    const passes = steps.filter(([, { last }]) => last?.action.type === 'pass');
    expect(passes).toHaveLength(3);
    for (const step of passes) {
      const { seat } = step[1].last!;
      expect(told(step, seat)).toMatch(/^You put down the \w+ of \w+ and the \w+ of \w+ for /);
      for (const viewer of [(seat + 1) % 3, 'public'] as const) expect(told(step, viewer)).toContain(' puts down two cards for ');
    }
  });

  it('lead to a winner, who is highlighted at the end and not before', () => {
    for (const match of matches) {
      const view = seenBy(match, 'public');
      const winning = view.seats.flatMap((_, seat) => (presentation.seat(view, seat).isWinning ? [seat] : []));
      expect(winning).toEqual(view.outcome?.ranking?.[0] ?? []);
    }
  });
});
