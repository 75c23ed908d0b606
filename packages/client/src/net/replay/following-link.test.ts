import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followingLink } from './following-link.ts';
import type { OpenedRecord } from './open-record.ts';
import { REPLAY_START, type ReplayCommand } from './replay-state.ts';
import { type ReplayTableLink, replayTableLink } from './replay-table-link.ts';
import { openedRecord } from './testing/played-record.ts';

let opened: OpenedRecord;
beforeAll(async () => {
  opened = await openedRecord(modFour);
});

describe('a replay that follows someone else', () => {
  let isFollowing: boolean;
  let link: ReplayTableLink;
  const shows = (turn: number) => link.run({ do: 'show', state: { ...REPLAY_START, turn, playing: true } });
  const jumps = () => link.snapshot.value.jumps;
  beforeEach(() => {
    isFollowing = true;
    link = followingLink(replayTableLink(opened, REPLAY_START, seeded(3)), {
      isFollowing: () => isFollowing,
      onBreakFree: () => {
        isFollowing = false;
      },
    });
  });

  test('is where the leader is; one turn forward moves the cards, everything else shows at once', () => {
    const start = jumps();
    shows(1);
    shows(2);
    expect(link.state.value).toMatchObject({ turn: 2, playing: true });
    expect(jumps()).toBe(start);
    shows(6);
    shows(5);
    expect(jumps()).toBe((start ?? 0) + 2);
    expect(isFollowing).toBe(true);
  });

  test.each<readonly [ReplayCommand, object]>([
    [{ do: 'pause' }, { turn: 4, playing: false }],
    [
      { do: 'go', turn: 9 },
      { turn: 9, playing: true },
    ],
  ])('breaks free with %o, and then goes on by itself', (command, state) => {
    shows(4);
    link.run({ do: 'tick' });
    expect([link.state.value.turn, isFollowing]).toEqual([4, true]);
    link.run(command);
    expect(isFollowing).toBe(false);
    expect(link.state.value).toMatchObject(state);
    const { turn, playing } = link.state.value;
    link.run({ do: 'tick' });
    expect(link.state.value.turn).toBe(playing ? turn + 1 : turn);
  });

  test('breaks free when another move is tried, and returns to the leader from there', async () => {
    const turn = opened.overview.turns.findIndex(({ toAct }) => toAct.includes(1));
    link.run({ do: 'show', state: { ...REPLAY_START, turn, view: 1 } });
    const { view, version } = link.snapshot.value;
    const recorded = JSON.stringify(opened.turnBefore(turn + 1).move?.action);
    const action = modFour.legal(view as never).find((each) => JSON.stringify(each) !== recorded);
    expect(await link.ask('act', { id: 'an-intent', version, action })).toMatchObject({ ok: true });
    expect(isFollowing).toBe(false);
    expect(link.whatIf.value).not.toBeNull();
    isFollowing = true;
    shows(turn + 1);
    expect(link.whatIf.value).toBeNull();
    expect(link.state.value.turn).toBe(turn + 1);
  });
});
