import { describe, expect, test } from 'vitest';
import { overviewOf } from './game-overview.ts';
import { nextReplayState, REPLAY_START, type ReplayCommand, type ReplayState } from './replay-state.ts';

const overview = overviewOf([1, 1, 1, 1, 1, 2, 2, 2, 2]);
const LAST = 8;

const state = (changes: Partial<ReplayState> = {}): ReplayState => ({ ...REPLAY_START, ...changes });
const after = (from: Partial<ReplayState>, command: ReplayCommand) => nextReplayState(state(from), command, overview);

test('an overview has the deals', () => {
  expect(overview.deals).toEqual([
    { deal: 1, from: 0, to: 5 },
    { deal: 2, from: 5, to: 8 },
  ]);
});

describe('a replay', () => {
  test('goes to a turn, and to the nearest one if there is no such turn', () => {
    for (const [turn, found] of [
      [3, 3],
      [-4, 0],
      [99, LAST],
      [2.4, 2],
    ] as const)
      expect(after({}, { do: 'go', turn }).turn).toBe(found);
  });

  test('keeps playing when it goes to a turn, but not at the end, and pauses when it is stepped', () => {
    expect(after({ playing: true }, { do: 'go', turn: 3 })).toMatchObject({ turn: 3, playing: true });
    expect(after({ playing: true }, { do: 'go', turn: LAST })).toMatchObject({ turn: LAST, playing: false });
    expect(after({ playing: true, turn: 2 }, { do: 'step', by: 1 })).toMatchObject({ turn: 3, playing: false });
    expect(after({ turn: 0 }, { do: 'step', by: -1 }).turn).toBe(0);
    expect(after({ turn: LAST }, { do: 'step', by: 1 }).turn).toBe(LAST);
  });

  test('plays to the end and stops there; from the end it starts again', () => {
    let now = after({ turn: 6 }, { do: 'play' });
    const turns = [];
    for (let ticks = 0; ticks < 5; ticks++) {
      now = nextReplayState(now, { do: 'tick' }, overview);
      turns.push(now.turn);
    }
    expect(turns).toEqual([7, 8, 8, 8, 8]);
    expect(now.playing).toBe(false);
    expect(nextReplayState(now, { do: 'play' }, overview)).toMatchObject({ turn: 0, playing: true });
    expect(after({ playing: true, turn: 3 }, { do: 'play' })).toMatchObject({ turn: 3, playing: false });
  });
});

test('a leader points while the replay rests, until something else is shown or the press ends', () => {
  const pointing = after({ turn: 3, playing: true }, { do: 'point', at: 'plate 1' });
  expect(pointing).toEqual(state({ turn: 3, pointing: 'plate 1' }));
  for (const command of [{ do: 'step', by: 1 }, { do: 'play' }, { do: 'point', at: '' }] as const)
    expect(nextReplayState(pointing, command, overview).pointing).toBe('');
});

test('a replay shows what another page shows, and the end for a turn that the game does not have', () => {
  const other = state({ turn: 5, playing: true, speed: 2, view: 1 });
  expect(after({ turn: 2 }, { do: 'show', state: other })).toEqual(other);
  expect(after({}, { do: 'show', state: { ...other, turn: 99 } })).toEqual({ ...other, turn: LAST });
});
