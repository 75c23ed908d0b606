import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { readRecord } from '../records/read-record.ts';
import { hashBefore } from '../shuffle-proof/key.ts';
import { givenUpStart, playProven, rostersOf, type StartPlan, shuffleOf } from '../shuffle-proof/testing/proven-game.ts';
import { FIRST_SEED } from '../testing/seeds.ts';
import { settingsOf } from '../testing/setting.ts';
import { bySize } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { checkShuffle } from './check-shuffle.ts';
import { liveCards } from './live-cards.ts';

const SETTINGS = bySize({ full: 3, soak: 200 });

const PLANS: readonly (StartPlan & { readonly before?: readonly Omit<StartPlan, 'people'>[] })[] = [
  { people: [0], before: [{ match: 'start-1', awaited: [0] }] },
  { people: [0, 1, 2], missing: [[2], [0]] },
  { people: [0, 1], before: [{ match: 'start-1', missing: [[1]] }, { match: 'start-2' }] },
  { people: [0], missing: [[0]] },
  { people: [] },
];

describe('a checker accepts the proof of the server, and reads the same from it', () => {
  test.each(QUICK_GAMES.map((game) => [game.id, game] as const))('%s', (_, game: Game) => {
    const settings = settingsOf(game);
    for (let count = 0; count < SETTINGS; count++) {
      const setting = settings[(count * 7 + FIRST_SEED) % settings.length]!;
      const here = (seats: readonly number[] = []) => seats.filter((seat) => seat < setting.seats);
      const { people, missing = [], before = [] } = PLANS[count % PLANS.length]!;
      const plan = { people: here(people), missing: missing.map(here) };
      const givenUp = before.map((start) =>
        givenUpStart({ ...plan, ...start, missing: (start.missing ?? []).map(here), awaited: here(start.awaited) }, setting),
      );
      const lastStart = givenUp.slice(0, 1).flatMap((start) => rostersOf({ ...start, givenUp: [] }))[0] ?? '0'.repeat(64);
      const shuffle = shuffleOf({ ...plan, givenUp, claim: { starts: givenUp.length, lastStart } }, setting);
      const read = readRecord(JSON.parse(JSON.stringify(playProven(setting, shuffle, { seed: FIRST_SEED + count }).record)));
      if (!read.ok) throw new Error(read.refusal);
      const last = shuffle.attempts.at(-1);
      expect(checkShuffle(read.value)).toEqual({
        failed: null,
        at: 0,
        seats: last?.roster.map(({ seat }) => seat) ?? [],
        voids: shuffle.attempts.slice(0, -1).map((attempt) => attempt.missing),
        givenUp: givenUp.map(({ match, why }) => expect.objectContaining({ match, why })),
        attempts: Math.max(1, shuffle.attempts.length) + givenUp.reduce((sum, start) => sum + start.attempts.length, 0),
        unnamed: [],
        cards: liveCards({ before: hashBefore(shuffle), roster: [], reveals: [], ...last }),
      });
    }
  });
});
