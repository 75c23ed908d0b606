import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { ExportedGames, OwnGamePlace } from '@hundredfold/shared/protocol/own-games.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStored, writeStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import { collectGames } from './export-games.tsx';

const EXPORTED = ['a', 'b', 'c'].map((match) => ({ match }) as ExportedGames['games'][number]);

const answer = async ({ after }: { readonly after?: OwnGamePlace }) => {
  const next = after === undefined ? 0 : EXPORTED.findIndex(({ match }) => match === after.match) + 1;
  const match = EXPORTED[next]?.match ?? '';
  return accepted({ games: EXPORTED.slice(next, next + 1), next: next + 1 < EXPORTED.length ? { at: 1, match } : null });
};

beforeEach(() => {
  writeStored('key', 'a-secret-of-a-test-123');
  vi.spyOn(api, 'exportGames').mockImplementation(answer);
});

afterEach(() => {
  vi.useRealTimers();
  forgetStored();
});

describe('the export of all games', () => {
  test('has the games of all parts', async () => {
    const counts: number[] = [];
    const exported = await collectGames((games) => counts.push(games), new AbortController().signal);
    expect(exported).toEqual(accepted(EXPORTED));
    expect(counts).toEqual([1, 2, 3]);
  });

  test('waits and goes on where it was if the server has sent enough for this minute', async () => {
    vi.useFakeTimers();
    const asked = vi.mocked(api.exportGames);
    asked.mockImplementationOnce(answer).mockResolvedValueOnce(refused('too-many')).mockResolvedValueOnce(refused('too-many'));
    const counts: number[] = [];
    const exporting = collectGames((games) => counts.push(games), new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(await exporting).toEqual(accepted(EXPORTED));
    expect(counts).toEqual([1, 2, 3]);
  });

  test('ends if the server refuses for longer than its limit lasts', async () => {
    vi.useFakeTimers();
    vi.mocked(api.exportGames).mockResolvedValue(refused('too-many'));
    const exporting = collectGames(() => undefined, new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(await exporting).toEqual(refused('too-many'));
  });

  test('that is cancelled while it waits asks for nothing more', async () => {
    vi.useFakeTimers();
    const closing = new AbortController();
    const asked = vi.mocked(api.exportGames).mockResolvedValue(refused('too-many'));
    asked.mockClear();
    const exporting = collectGames(() => undefined, closing.signal);
    await vi.advanceTimersByTimeAsync(1);
    closing.abort();
    await vi.runAllTimersAsync();
    expect(await exporting).toEqual(accepted([]));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
