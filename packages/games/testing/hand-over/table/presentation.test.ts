import { playerNamed, watchedGame } from '@hundredfold/client/test/watched-game.ts';
import { ownHand } from '@hundredfold/shared/game';
import { describe, expect, it } from 'vitest';
import { type HandOverView, handOver } from '../rules/index.ts';
import { presentation } from './presentation.tsx';

const { matches, steps, seenBy } = watchedGame<HandOverView>(handOver, { options: {}, seats: 3 }, 11);

describe('cards that are handed over', () => {
  const first = seenBy(matches[0]!, 0);
  const picking = presentation.picks(first, playerNamed);

  it('1.3: two cards are picked, in any order, and become one of the possible actions', () => {
    const [one = '', , three = ''] = presentation.sorted(ownHand(first));
    expect(picking?.count).toBe(2);
    expect(handOver.legal(first)).toContainEqual(picking?.choose([three, one]));
  });

  it('1.3: the button says how many cards are missing, and then what it will do', () => {
    expect(picking?.label([])).toBe('Choose 2 more cards');
    expect(picking?.label(['7S'])).toBe('Choose 1 more card');
    expect(picking?.label(['7S', '2H'])).toBe('Pass the seven of spades and the two of hearts to Ben');
  });

  it('are named in the log for the player who chose them, and for nobody else', () => {
    const passes = steps.filter(({ after }) => after.last?.action.type === 'pass');
    expect(passes).toHaveLength(3);
    for (const { after, told } of passes) {
      const { seat } = after.last!;
      expect(told(seat)[0]).toMatch(/^You put down the \w+ of \w+ and the \w+ of \w+ for /);
      for (const viewer of [(seat + 1) % 3, 'public'] as const) expect(told(viewer)[0]).toContain(' puts down two cards for ');
    }
  });
});
