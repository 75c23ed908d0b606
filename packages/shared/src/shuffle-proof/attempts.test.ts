import { describe, expect, test } from 'vitest';
import { addReveal, awaitedSeats, lastAttempt, startAttempts, voidAttempt } from './attempts.ts';
import { revealFor } from './commitment.ts';
import { attemptsOf, receiptAt, revealed, SEALED } from './testing/proven-game.ts';

function seatsOf(attempts: ReturnType<typeof attemptsOf>) {
  return attempts.map(({ roster, reveals, missing }) => [
    roster.map(({ seat }) => seat),
    reveals.map(({ seat }) => seat),
    missing,
  ]);
}

const started = startAttempts(lastAttempt(attemptsOf([3, 0, 1])).roster.toReversed());

describe('the attempts of a shuffle', () => {
  test('are none without people', () => {
    expect(startAttempts([])).toEqual([]);
    expect(lastAttempt([])).toEqual({ index: 0, roster: [], reveals: [], missing: [] });
    expect(voidAttempt([])).toEqual([]);
  });

  test('have the people in the order of seats, in whatever order they reveal', () => {
    const [one, ...others] = awaitedSeats(started).toReversed();
    expect([one, ...others]).toEqual([3, 1, 0]);
    const shown = revealed(revealed(started, others), []);
    expect(seatsOf(shown)).toEqual([[[0, 1, 3], [0, 1, 3], []]]);
    expect(awaitedSeats(shown)).toEqual([]);
  });

  test('go on without those who do not reveal', () => {
    expect(seatsOf(attemptsOf([0, 1, 3], [[1], [0]]))).toEqual([
      [[0, 1, 3], [0, 3], [1]],
      [[0, 3], [3], [0]],
      [[3], [3], []],
    ]);
  });

  test('end without anyone if someone is missing for the third time', () => {
    expect(seatsOf(attemptsOf([0, 1, 3], [[1], [0], [3]]))).toEqual([
      [[0, 1, 3], [0, 3], [1]],
      [[0, 3], [3], [0]],
      [[3], [], [3]],
      [[], [], []],
    ]);
  });

  test('are final once all have revealed', () => {
    const attempts = attemptsOf([0, 1, 3], [[1]]);
    expect(voidAttempt(attempts)).toBe(attempts);
  });

  test('end at once if nobody reveals', () => {
    const attempts = voidAttempt(started);
    expect(seatsOf(attempts)).toEqual([
      [[0, 1, 3], [], [0, 1, 3]],
      [[], [], []],
    ]);
    expect(voidAttempt(attempts)).toBe(attempts);
  });
});

describe('a reveal', () => {
  const reveal = (seat: number, of: number, attempt = 0) =>
    addReveal({ ...SEALED, attempts: started }, { seat, reveal: revealFor(receiptAt(of), attempt) });

  test('is refused if it is not that of the seat', () => {
    expect(reveal(0, 1)).toEqual({ ok: false, refusal: 'does-not-fit' });
    expect(reveal(2, 2)).toEqual({ ok: false, refusal: 'not-awaited' });
  });

  test('is refused if it is for a later attempt', () => {
    expect(reveal(0, 0, 1)).toEqual({ ok: false, refusal: 'does-not-fit' });
  });

  test('counts once', () => {
    const once = reveal(0, 0);
    if (!once.ok) throw new Error(once.refusal);
    const shown = { seat: 0, reveal: revealFor(receiptAt(0), 0) };
    expect(addReveal({ ...SEALED, attempts: once.value }, shown)).toEqual({ ok: false, refusal: 'not-awaited' });
  });
});
