// Threats (docs/security.md): G7.
import { describe, expect, test } from 'vitest';
import { startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { readRecord } from '../records/read-record.ts';
import { openReplay } from '../records/replay.ts';
import type { Setting } from '../testing/setting.ts';
import { bySize } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { attemptsOf, fixedShuffle, playProven, SEALED, SECRET } from './testing/proven-game.ts';
import { openedShuffle, redrawnTurns } from './testing/redraw.ts';

const GAMES_EACH = bySize({ full: 1, soak: 200 });

const shuffleOf = (setting: Setting) => fixedShuffle(setting, attemptsOf([0, 1, 2], [[2]]));

function settingOf(game: (typeof QUICK_GAMES)[number]): Setting {
  return { game, options: defaultOptions(game.options), seats: game.seats.max };
}

const CASES = QUICK_GAMES.flatMap((game) =>
  Array.from({ length: GAMES_EACH }, (_, seed) => [game.id, seed, settingOf(game)] as const),
);

describe.each(CASES)('a game of %s, seed %s', (_, seed, setting) => {
  const played = playProven(setting, shuffleOf(setting), { seed });

  test('has a record that is read and replayed with its proof', () => {
    const read = readRecord(JSON.parse(JSON.stringify(played.record)));
    expect(read).toEqual({ ok: true, value: played.record });
    expect(openReplay(setting.game, played.record).ok).toBe(true);
  });

  test('tells the secret, and everything that has been shown', () => {
    const { proof } = played;
    expect(proof).toMatchObject({ ...SEALED, secret: SECRET, givenUp: [] });
    expect(openedShuffle(played.record, proof)).toEqual(shuffleOf(setting));
  });

  test('is drawn alike by a server that restarts before any turn', () => {
    for (const { drawn, logged } of redrawnTurns(startOf(setting), played.log, shuffleOf(setting))) expect(drawn).toEqual(logged);
  });
});

function startOf({ game, options, seats }: Setting) {
  return startMatch(game, options, seats);
}
