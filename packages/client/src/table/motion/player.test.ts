import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnimationStep } from './plan.ts';
import { atSpeed, createAnimationPlayer } from './player.ts';

const FLIGHT = 300;

function step(wait: number, name: string, together = false): AnimationStep {
  return {
    wait,
    flight: FLIGHT,
    together,
    move: null,
    view: { viewer: 'public', options: { name }, toAct: [], outcome: null, table: {}, seats: [] },
  };
}

function watched() {
  const shown: string[] = [];
  const flights: number[] = [];
  const player = createAnimationPlayer(({ view, flight }) => {
    shown.push(String(view.options.name));
    flights.push(flight);
  });
  return { player, shown, flights };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the animation player', () => {
  it('counts the pause of a step from when the cards before it have landed', () => {
    const { player, shown } = watched();
    player.play([step(0, 'played'), step(1000, 'gathered')]);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual(['played']);
    vi.advanceTimersByTime(FLIGHT + 999);
    expect(shown).toEqual(['played']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['played', 'gathered']);
  });

  it('lets the cards of one event fly together', () => {
    const { player, shown } = watched();
    player.play([step(0, 'dealt'), step(40, 'dealt', true), step(40, 'dealt', true), step(0, 'all are there')]);
    vi.advanceTimersByTime(80);
    expect(shown).toEqual(['dealt', 'dealt', 'dealt']);
    vi.advanceTimersByTime(FLIGHT - 1);
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe('all are there');
  });

  it('plays the next turn after the cards of the one before have landed, even if it comes late', () => {
    const { player, shown } = watched();
    player.play([step(0, 'first')]);
    vi.advanceTimersByTime(FLIGHT - 1);
    player.play([step(0, 'second', true)]);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['first', 'second']);
    vi.advanceTimersByTime(5000);
    player.play([step(700, 'third')]);
    vi.advanceTimersByTime(0);
    expect(shown.at(-1)).toBe('third');
  });

  it('says whether steps are waiting', () => {
    const { player } = watched();
    player.play([step(0, 'first'), step(500, 'second')]);
    vi.advanceTimersByTime(0);
    expect(player.playing.value).toBe(true);
    vi.advanceTimersByTime(FLIGHT + 500);
    expect(player.playing.value).toBe(false);
  });

  it('when hurried leaves no step out, and lets no two turns fly at once', () => {
    const { player, shown, flights } = watched();
    player.play([step(0, 'first'), step(500, 'second')]);
    player.play([step(0, 'third')]);
    player.skip();
    expect(shown).toEqual(['first', 'second', 'third']);
    expect(flights.slice(0, 2)).toEqual([0, 0]);
    expect(flights.at(-1)).toBeLessThan(FLIGHT);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it('goes faster the further it is behind, and still one step after the other', () => {
    const { player, shown, flights } = watched();
    for (let more = 0; more < 8; more++) player.play([step(1000, String(more))]);
    const from = Date.now();
    while (player.playing.value) vi.advanceTimersToNextTimer();
    expect(Date.now() - from).toBeLessThan(8 * (1000 + FLIGHT) * 0.9);
    expect(shown).toHaveLength(8);
    expect(flights[0]).toBeLessThan(FLIGHT);
    expect(flights.at(-1)).toBe(FLIGHT);
  });

  it('shows old turns at once', () => {
    const { player, shown, flights } = watched();
    for (let more = 0; more < 50; more++) player.play([step(1000, 'a'), step(1000, 'b'), step(1000, 'c')]);
    expect(shown.length).toBeGreaterThan(100);
    expect(Math.max(...flights)).toBe(0);
    player.stop();
    const before = shown.length;
    vi.advanceTimersByTime(100_000);
    expect(shown).toHaveLength(before);
  });
});

describe('the animation speed', () => {
  const turn = [step(0, 'played'), step(1300, 'gathered'), step(90, 'taken', true), { ...step(0, 'over'), flight: 0 }];
  const lasts = (steps: readonly AnimationStep[]) => steps.reduce((sum, { wait, flight }) => sum + wait + flight, 0);

  it('changes the duration of the steps', () => {
    expect(atSpeed(turn, 'normal')).toEqual(turn);
    expect(lasts(atSpeed(turn, 'calm'))).toBeGreaterThan(lasts(turn));
    expect(lasts(atSpeed(turn, 'quick'))).toBeLessThan(lasts(turn));
  });

  it('of none keeps the pauses for reading, and ends at the current state', () => {
    const quiet = atSpeed(turn, 'none');
    expect(quiet.map(({ view, wait, flight }) => [view.options.name, wait, flight])).toEqual([
      ['played', 0, 0],
      ['over', 1300, 0],
    ]);
  });
});
