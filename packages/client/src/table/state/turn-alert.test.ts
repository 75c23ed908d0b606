import { describe, expect, it } from 'vitest';
import { isCalled, isMyTurn, knocksIn } from './turn-alert.ts';

const view = { viewer: 0, options: {}, toAct: [0], outcome: null, table: {}, seats: [] } as const;
const seats = [{ status: 'here' }, { status: 'bot' }] as never;
const mine = {
  phase: 'playing',
  view,
  seat: 0,
  seats,
  pause: { on: false, wanted: [] },
  takebackRequest: null,
  version: 7,
  forced: 0,
} as never;

function but(other: object): never {
  return { ...(mine as object), ...other } as never;
}

describe('it is my turn', () => {
  it('if I have a seat that is to act', () => {
    expect(isMyTurn(mine)).toBe(true);
    expect(isMyTurn(but({ view: { ...view, toAct: [1] } }))).toBe(false);
    expect(isMyTurn(but({ view: { ...view, viewer: 'public' }, seat: null }))).toBe(false);
  });

  it('not in a pause, while a takeback is requested, or while a bot plays for me', () => {
    expect(isMyTurn(but({ pause: { on: true, wanted: [] } }))).toBe(false);
    expect(isMyTurn(but({ unsaved: true }))).toBe(false);
    expect(isMyTurn(but({ takebackRequest: { person: 2, granted: [] } }))).toBe(false);
    expect(isMyTurn(but({ seats: [{ status: 'held' }] }))).toBe(false);
  });
});

describe('I am called', () => {
  it('when it becomes my turn, and not for another move of the same turn', () => {
    expect(isCalled(null, mine)).toBe(true);
    expect(isCalled({ version: 6 }, mine)).toBe(false);
  });

  it('again if a bot had to make my move and I am to make the next', () => {
    expect(isCalled({ version: 6 }, but({ forced: 7 }))).toBe(true);
    expect(isCalled({ version: 7 }, but({ forced: 7 }))).toBe(false);
  });

  it('never in solo play', () => {
    expect(isCalled(null, but({ seats: [{ status: 'here' }] }))).toBe(false);
  });
});

describe('the end of my time', () => {
  it('is announced by a knock ten seconds before, and five more knocks', () => {
    expect(knocksIn(30_000)).toEqual([20_000, 25_000, 26_000, 27_000, 28_000, 29_000]);
  });

  it('is not announced for times that have passed', () => {
    expect(knocksIn(3500)).toEqual([500, 1500, 2500]);
    expect(knocksIn(-1)).toEqual([]);
  });
});
