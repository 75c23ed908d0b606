import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { lastSeen } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { allViewers, mayAct } from '@hundredfold/shared/core/view.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Snapshot } from '../table-link.ts';
import type { OpenedRecord } from './open-record.ts';
import { REPLAY_START, type ReplayCommand, type ReplayState } from './replay-state.ts';
import { followingLink, type ReplayTableLink, replayTableLink } from './replay-table-link.ts';
import { openedRecord, opening, playedRecord } from './testing/played-record.ts';

const linkAt = (opened: OpenedRecord, first: Partial<ReplayState> = {}): ReplayTableLink =>
  replayTableLink(opened, { ...REPLAY_START, ...first }, seeded(3));

/** Returns the first turn at which a seat is to act. */
function turnOf({ overview, matches }: OpenedRecord, seat: Seat): number {
  return [...matches(0, overview.last)].findIndex(({ game, state }) => game.toAct(state).includes(seat));
}

function tries(link: ReplayTableLink, action: object, version = link.snapshot.peek().version) {
  return link.ask('act', { id: 'an-intent', version, action } as never);
}

const MAX_TURNS = bySize({ quick: 40, full: 120, soak: 1000 });

describe.each(QUICK_GAMES)('a replay of $id', (game) => {
  let opened: OpenedRecord;
  beforeAll(async () => {
    opened = await openedRecord(game);
  });

  test('shows every viewer exactly what they could see, and calls nobody to their turn', () => {
    const { last } = opened.overview;
    for (const view of allViewers(game.seats.max)) {
      const link = linkAt(opened, { view });
      for (let turn = 0; turn <= last; turn += Math.max(7, Math.ceil(last / MAX_TURNS))) {
        link.run({ do: 'go', turn });
        const match = opened.matchAfter(turn);
        expect(link.snapshot.value).toMatchObject({
          view: game.view(match.state, view),
          last: lastSeen(match, view),
          version: match.version,
          seat: null,
          me: 0,
        });
      }
    }
  });

  test('moves cards only for one turn forward', () => {
    const link = linkAt(opened);
    const jumps = () => link.snapshot.value.jumps;
    const start = jumps();
    link.run({ do: 'step', by: 1 });
    link.run({ do: 'play' });
    link.run({ do: 'tick' });
    link.run({ do: 'speed', speed: 2 });
    expect(jumps()).toBe(start);
    for (const command of [
      { do: 'step', by: -1 },
      { do: 'go', turn: 5 },
      { do: 'view', view: 0 },
    ] as const) {
      const before = jumps() ?? 0;
      link.run(command);
      expect(jumps()).toBe(before + 1);
    }
  });

  test('tries another move with the cards of the game, lets bots answer, and returns to the game', async () => {
    const seat = 0;
    const turn = turnOf(opened, seat);
    const link = linkAt(opened, { turn, view: seat, playing: true });
    const before = link.snapshot.peek();
    const recorded = opened.turnsUntil(turn + 1).at(-1)?.move?.action;
    const other = game.legal(before.view).find((each) => JSON.stringify(each) !== JSON.stringify(recorded));
    if (other === undefined) return; // The seat had no choice here.
    expect(await tries(link, other)).toMatchObject({ ok: true });
    expect(link.whatIf.value).toMatchObject({ seat, turns: [{ move: { seat, action: other } }] });
    expect(link.state.value.playing).toBe(false);
    for (let answers = 0; answers < 100 && link.whatIf.value?.isAnswered === false; answers++) link.answer();
    const { view, jumps } = link.snapshot.value;
    const deal = game.deal(link.whatIf.value?.match.state);
    expect(view.outcome !== null || mayAct(view) || deal !== game.deal(opened.matchAfter(turn).state)).toBe(true);
    expect(jumps).toBe(before.jumps); // The answers are shown card by card.
    link.endWhatIf();
    expect(link.whatIf.value).toBeNull();
    expect(shownIn(link.snapshot.value)).toEqual(shownIn(before));
    expect(link.snapshot.value.jumps).toBe((before.jumps ?? 0) + 1);
  });
});

function shownIn({ view, version, last }: Snapshot): object {
  return { view, version, last };
}

describe('a move at the table of a replay', () => {
  test('that was made in the game shows the next turn', async () => {
    const opened = await openedRecord(modFour);
    const turn = turnOf(opened, 1);
    const link = linkAt(opened, { turn, view: 1 });
    expect(await tries(link, opened.turnsUntil(turn + 1).at(-1)?.move?.action ?? {})).toMatchObject({ ok: true });
    expect(link.whatIf.value).toBeNull();
    expect(link.state.value.turn).toBe(turn + 1);
  });

  test('is refused without a seat, out of turn, and for a turn that is no longer shown', async () => {
    const opened = await openedRecord(modFour);
    const turn = turnOf(opened, 1);
    const move = opened.turnsUntil(turn + 1).at(-1)?.move?.action ?? {};
    expect(await tries(linkAt(opened, { turn, view: 'all' }), move)).toMatchObject({ refusal: { refusal: 'not-playing' } });
    expect(await tries(linkAt(opened, { turn, view: 2 }), move)).toMatchObject({ refusal: { refusal: 'not-your-turn' } });
    expect(await tries(linkAt(opened, { turn, view: 1 }), move, 0)).toMatchObject({ refusal: { refusal: 'stale' } });
  });
});

describe('a record is refused, and the reason is told', () => {
  const record = playedRecord(modFour);
  test.each([
    ['damaged', { format: 'hundredfold-record/9' }],
    ['unknown-game', { game: 'whist' }],
    ['other-rules', { rules: 99 }],
    ['against-rules', { outcome: { ...record.outcome, scores: [0, 0, 0, 0] } }],
  ] as const)('%s', async (fault, changes) => {
    expect(await opening(modFour, { ...record, ...changes })).toMatchObject({ ok: false, refusal: fault });
  });
});

describe('a replay that follows someone else', () => {
  let opened: OpenedRecord;
  let isFollowing: boolean;
  let link: ReplayTableLink;
  const shows = (turn: number) => link.run({ do: 'show', state: { ...REPLAY_START, turn, playing: true } });
  const jumps = () => link.snapshot.value.jumps;
  beforeAll(async () => {
    opened = await openedRecord(modFour);
  });
  beforeEach(() => {
    isFollowing = true;
    link = followingLink(linkAt(opened), {
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
    const turn = turnOf(opened, 1);
    link.run({ do: 'show', state: { ...REPLAY_START, turn, view: 1 } });
    const recorded = JSON.stringify(opened.turnsUntil(turn + 1).at(-1)?.move?.action);
    const action = modFour.legal(link.snapshot.value.view as never).find((each) => JSON.stringify(each) !== recorded);
    expect(await tries(link, action ?? {})).toMatchObject({ ok: true });
    expect([isFollowing, link.whatIf.value]).toEqual([false, expect.anything()]);
    isFollowing = true;
    shows(turn + 1);
    expect([link.state.value.turn, link.whatIf.value]).toEqual([turn + 1, null]);
  });
});
