import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { accepted } from '../core/result.ts';
import { corpusFault, corpusFiles, recordsIn } from './corpus.ts';
import { bySize } from './size.ts';
import { TEST_GAMES } from './test-games.ts';

const ONE_IN = bySize({ quick: 20, full: 1 });

const files = corpusFiles();

/** The games that have records. A new game has none before players get it. */
const games = TEST_GAMES.filter(({ id }) => files.some((file) => file.game === id));

describe.each(games)('the corpus of $id', (game) => {
  test.for(files.filter((file) => file.game === game.id))('$path replays with its hashes', (file) => {
    expect(
      faultsIn(
        game,
        recordsIn(file).filter((_, index) => index % ONE_IN === 0),
      ),
    ).toEqual([]);
  });

  test('a change of its rules is found', () => {
    const own = files.filter((file) => file.game === game.id).map((file) => recordsIn(file).slice(0, 3));
    const faults = faultsIn(changed(game), own.flat());
    expect(faults).toHaveLength(own.flat().length);
    expect(faults.filter((fault) => /step \d+ of/.test(fault)).length).toBeGreaterThanOrEqual(3);
  });
});

function faultsIn(game: Game, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => {
    const fault = corpusFault(game, line);
    return fault === null ? [] : [`record ${index}: ${fault}`];
  });
}

/** Returns a game in which every move turns the draw pile, or whatever the longest list of the state is, by one card. */
function changed(game: Game): Game {
  const turned = (state: unknown): unknown => {
    const lists = Object.entries(state as object).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
    const [name, cards = []] = lists.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    return name === undefined ? state : { ...(state as object), [name]: [...cards.slice(1), ...cards.slice(0, 1)] };
  };
  return {
    ...game,
    apply(state, seat, action) {
      const applied = game.apply(state, seat, action);
      return applied.ok ? accepted(turned(applied.value)) : applied;
    },
  };
}
