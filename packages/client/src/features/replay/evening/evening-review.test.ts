import { playGame, STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStored } from '../../../lib/stored.ts';
import type { EngineMessage } from '../../../net/engine/engine-messages.ts';
import { fakeEngines } from '../../../net/engine/testing/fake-engines.ts';
import { keptLedgers } from '../../../net/kept-ledgers.ts';
import { fakeStorage } from '../../../net/testing/fake-storage.ts';
import type { LoadedRecord, LoadFault } from '../load-record.ts';
import { eveningReview } from './evening-review.ts';
import type { ReviewableGame } from './evenings.ts';

const { end, steps } = playGame(foursquare, {}, [STRATEGIES.bot], seeded(3));
const RECORD = recordOf(end, steps, { names: [{ name: 'Ann' }] });

const NONE = { mean: 0, error: 0 };
const ledger = { evaluator: 1, start: NONE, cards: NONE, play: NONE, others: NONE, hidden: NONE, result: 1 };
const review: GameReview = { decisions: [], turningPoints: [], ledger };

const game = (match: string, seat = 0): ReviewableGame => ({
  match,
  seat,
  at: 1,
  game: 'foursquare',
  options: {},
  seats: 1,
  people: 1,
  score: 0,
  won: true,
});

type Answer = Result<LoadedRecord, LoadFault>;
const found = (match: string): Answer => accepted({ value: RECORD, match, seat: null, isOnServer: true });

/** A review whose records and engines are in the hands of the test. */
function openReview(answers: Readonly<Record<string, Answer>> = {}) {
  const { engines, openPort } = fakeEngines();
  const loaded: string[] = [];
  const load = async (match: string) => {
    loaded.push(match);
    return answers[match] ?? found(match);
  };
  const engineNumber = async (number: number) => vi.waitUntil(() => engines[number - 1]);
  const openFor = vi.fn((_loaded: LoadedRecord) => openPort());
  return { ...eveningReview(load, openFor), engines, openFor, loaded, engineNumber };
}

const kept = () => keptLedgers().map(({ match, seat }) => `${match} ${seat}`);

beforeEach(() => {
  fakeStorage(10_000);
  forgetStored();
});

describe('the review of an evening', () => {
  test('reviews one game after the other, each for the seat of the player, and keeps each ledger at once', async () => {
    const { start, progress, engines, engineNumber, openFor } = openReview();
    const games = [game('a', 0), game('b', 0)];
    const done = start(games);
    const first = await engineNumber(1);
    expect(openFor).toHaveBeenLastCalledWith(expect.objectContaining({ match: 'a', isOnServer: true }));
    expect(first.asked).toMatchObject([{ ask: 'review', seat: 0, record: RECORD }]);
    first.says({ told: 'progress', share: 0.5 } as EngineMessage);
    expect(progress.value).toEqual({ games, number: 1, share: 0.25 });
    first.says({ told: 'review', review });
    expect(first.isClosed).toBe(true);
    const second = await engineNumber(2);
    expect(kept()).toEqual(['a 0']);
    expect(progress.value).toEqual({ games, number: 2, share: 0.5 });
    second.says({ told: 'review', review });
    await done;
    expect([kept(), progress.value, engines.length]).toEqual([['a 0', 'b 0'], null, 2]);
  });

  test('stops when it is cancelled, and keeps what is ready', async () => {
    const { start, cancel, progress, engines, engineNumber, loaded } = openReview();
    const done = start([game('a'), game('b'), game('c')]);
    (await engineNumber(1)).says({ told: 'review', review });
    const second = await engineNumber(2);
    cancel();
    await done;
    expect(second.isClosed).toBe(true);
    second.says({ told: 'review', review });
    expect([kept(), progress.value, engines.length, loaded]).toEqual([['a 0'], null, 2, ['a', 'b']]);
  });

  test('is not disturbed by the start of another evening, which can be reviewed after it', async () => {
    const { start, cancel, progress, engineNumber } = openReview();
    const done = start([game('a')]);
    const first = await engineNumber(1);
    await start([game('b')]);
    expect(first.isClosed).toBe(false);
    expect(progress.value?.games).toEqual([game('a')]);
    first.says({ told: 'review', review });
    await done;
    expect([kept(), progress.value]).toEqual([['a 0'], null]);
    const cancelled = start([game('b')]);
    await engineNumber(2);
    cancel();
    const again = start([game('b')]);
    await cancelled;
    (await engineNumber(3)).says({ told: 'review', review });
    await again;
    expect(kept()).toEqual(['a 0', 'b 0']);
  });

  test('names the games whose ledger the browser does not store, and has it while the page is open', async () => {
    fakeStorage(10);
    const { start, faults, engineNumber } = openReview();
    const done = start([game('a')]);
    (await engineNumber(1)).says({ told: 'review', review });
    await done;
    expect([...faults.value]).toEqual([['a', 'unsaved']]);
    expect(kept()).toEqual(['a 0']);
  });

  test('goes on after a game whose record is gone or damaged, or whose review fails, and names it', async () => {
    const damaged: Answer = accepted({ value: { game: 'foursquare' }, match: null, seat: null, isOnServer: true });
    const { start, faults, engineNumber } = openReview({ gone: refused('no-record'), damaged });
    const done = start([game('gone'), game('damaged'), game('failing'), game('a')]);
    (await engineNumber(1)).says(null);
    (await engineNumber(2)).says({ told: 'review', review });
    await done;
    expect(kept()).toEqual(['a 0']);
    expect([...faults.value]).toEqual([
      ['gone', 'gone'],
      ['damaged', 'failed'],
      ['failing', 'failed'],
    ]);
    const again = start([game('failing')]);
    expect([...faults.value.keys()]).toEqual(['gone', 'damaged']);
    (await engineNumber(3)).says({ told: 'review', review });
    await again;
    expect(kept()).toEqual(['a 0', 'failing 0']);
  });

  test('asks for no more records when the server wants no more requests', async () => {
    const { start, faults, loaded, progress } = openReview({ a: refused('too-many') });
    await start([game('a'), game('b')]);
    expect([loaded, [...faults.value], progress.value]).toEqual([['a'], [['a', 'too-many']], null]);
  });
});
