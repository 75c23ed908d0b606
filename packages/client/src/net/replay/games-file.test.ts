import { describe, expect, test } from 'vitest';
import { exportFile } from '../../features/account/export-games.tsx';
import { readGamesFile } from './games-file.ts';

const GAME = {
  format: 'hundredfold-record/2',
  game: 'mod-four',
  seats: 4,
  names: [{ name: 'Ann' }, { name: 'Ada', bot: true }, null, { name: 'Ben' }],
  match: 'abc',
  at: 1_700_000_000_000,
  seat: 0,
};

const read = (...games: readonly object[]) => readGamesFile(JSON.parse(exportFile(games).join('')));

describe('a file with all games', () => {
  test('lists what was played, when and with whom, and keeps the records as they are', () => {
    const other = { ...GAME, at: 1, seat: 3, device: true };
    expect(read(GAME, other)).toEqual({
      games: [
        { game: 'mod-four', at: GAME.at, seats: 4, seat: 0, others: ['Ben'], bots: 1, record: GAME },
        { game: 'mod-four', at: 1, seats: 4, seat: 3, others: ['Ann'], bots: 1, record: other },
      ],
      unreadable: 0,
    });
  });

  test('says how many games in it cannot be read, and lists the others', () => {
    expect(read(GAME, { game: 'mod-four' }, { ...GAME, at: 'today' }, { ...GAME, seats: 0 })).toMatchObject({
      games: [{ at: GAME.at }],
      unreadable: 3,
    });
    expect(read()).toEqual({ games: [], unreadable: 0 });
  });

  test('is told from a record, and from everything else', () => {
    for (const value of [
      GAME,
      null,
      [],
      'hundredfold-games/1',
      { format: 'hundredfold-games/1' },
      { format: 'hundredfold-games/2', games: [] },
    ])
      expect(readGamesFile(value)).toBeNull();
  });
});
