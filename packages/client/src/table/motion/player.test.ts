import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePlayer } from './follow.ts';
import type { Beat } from './plan.ts';

function beat(wait: number, name: string): Beat {
  return {
    wait,
    flight: 300,
    move: null,
    view: { viewer: 'public', options: { name }, toAct: [], outcome: null, table: {}, seats: [] },
  };
}

function watched() {
  const shown: string[] = [];
  const flights: number[] = [];
  const player = makePlayer(({ view, flight }) => {
    shown.push(String(view.options.name));
    flights.push(flight);
  });
  return { player, shown, flights };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the player', () => {
  it('shows one beat after the other, each after its wait', () => {
    const { player, shown } = watched();
    player.play([beat(0, 'played'), beat(1000, 'gathered')]);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual(['played']);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(['played']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['played', 'gathered']);
  });

  it('plays what comes meanwhile afterwards', () => {
    const { player, shown } = watched();
    player.play([beat(0, 'first'), beat(500, 'second')]);
    player.play([beat(0, 'third')]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(['first']);
    vi.advanceTimersByTime(10);
    expect(shown).toEqual(['first', 'second', 'third']);
  });

  it('in a hurry leaves nothing out', () => {
    const { player, shown, flights } = watched();
    player.play([beat(0, 'first'), beat(500, 'second'), beat(500, 'third')]);
    player.hurry();
    expect(shown).toEqual(['first', 'second', 'third']);
    expect(Math.max(...flights)).toBeLessThan(300);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it('does not let a backlog grow', () => {
    const { player, shown } = watched();
    for (let more = 0; more < 50; more++) player.play([beat(1000, 'a'), beat(1000, 'b'), beat(1000, 'c')]);
    expect(shown.length).toBeGreaterThan(0);
    player.stop();
    const before = shown.length;
    vi.advanceTimersByTime(100_000);
    expect(shown).toHaveLength(before);
  });
});
