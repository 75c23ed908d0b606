// Threats (docs/security.md): D11, G6.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { arrive, depart, hold, leave, passHost } from './presence.ts';
import { anybodyHere, isAbsent, isFull, personAt, playedByBot, type Seating, seatFor, spectatorsOf } from './seating.ts';
import { clear, fill, lock, sit } from './seats.ts';
import { emptySeating } from './testing/empty-seating.ts';

const ROUNDS = bySize({ quick: 50, full: 200, soak: 20_000 });

const [ANN, BEN, CLEO] = [1, 2, 3];

const person = (memberId: number) => ({ memberId, personId: `id of ${memberId}`, name: `name ${memberId}`, seal: memberId });

function with3(): Seating {
  return [ANN, BEN, CLEO].reduce((seating, memberId) => arrive(seating, person(memberId)), emptySeating(4));
}

function seatingFrom(result: ReturnType<typeof sit>): Seating {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

const refusal = (word: string) => ({ ok: false, refusal: word });

describe('joining', () => {
  test('the first person becomes the host, and everyone is a spectator at first', () => {
    const seating = with3();
    expect(seating.host).toBe(ANN);
    expect(spectatorsOf(seating).map((each) => each.memberId)).toEqual([ANN, BEN, CLEO]);
  });
});

describe('sitting', () => {
  test('a seat that is taken or does not exist is refused', () => {
    const seating = seatingFrom(fill(seatingFrom(sit(with3(), ANN, 0)), 1, 'Ada'));
    expect(sit(seating, BEN, 0)).toEqual(refusal('seat-taken'));
    expect(sit(seating, BEN, 1)).toEqual(refusal('seat-taken'));
    expect(sit(seating, ANN, 0)).toEqual(refusal('seat-taken'));
    expect(sit(seating, BEN, 4)).toEqual(refusal('no-such-seat'));
    expect(fill(seating, 1, 'Carl')).toEqual(refusal('seat-taken'));
    expect(fill(seating, 4, 'Carl')).toEqual(refusal('no-such-seat'));
    expect(clear(seating, 7)).toEqual(refusal('no-such-seat'));
  });

  test('a locked seat is refused to people; a bot can be set there, and it can be unlocked', () => {
    const locked = seatingFrom(lock(with3(), 2, true));
    expect(sit(locked, BEN, 2)).toEqual(refusal('seat-locked'));
    expect(isFull(locked)).toBe(false);
    expect(playedByBot(seatingFrom(fill(locked, 2, 'Ada')), 2)).toBe(true);
    expect(seatFor(seatingFrom(sit(seatingFrom(lock(locked, 2, false)), BEN, 2)), BEN)).toBe(2);
    expect(lock(seatingFrom(sit(with3(), ANN, 0)), 0, true)).toEqual(refusal('seat-taken'));
    expect(lock(locked, 4, true)).toEqual(refusal('no-such-seat'));
  });

  test('a person who takes another seat leaves the one before', () => {
    const moved = seatingFrom(sit(seatingFrom(sit(with3(), ANN, 0)), ANN, 3));
    expect(moved.seats.map((each) => each.holder)).toEqual(['empty', 'empty', 'empty', 'person']);
  });
});

describe('leaving', () => {
  test('a spectator whose connection is lost is forgotten, a seat is kept', () => {
    const seating = depart(depart(seatingFrom(sit(with3(), BEN, 1)), BEN), CLEO);
    expect(seating.people.map((each) => each.memberId)).toEqual([ANN, BEN]);
    expect(seatFor(seating, BEN)).toBe(1);
    expect(playedByBot(seating, 1)).toBe(false);
  });

  test('a seated person who is here becomes the next host, or else a spectator', () => {
    const seating = seatingFrom(sit(with3(), CLEO, 2));
    expect(leave(seating, ANN, false).host).toBe(CLEO);
    expect(leave(depart(seating, CLEO), ANN, false).host).toBe(BEN);
    expect(hold(depart(seating, ANN), ANN).host).toBe(CLEO);
  });

  test('a host whose connection is lost stays the host for the grace time, also without a seat', () => {
    const seating = depart(with3(), ANN);
    expect(seating.host).toBe(ANN);
    expect(arrive(seating, { memberId: ANN, personId: 'id of 1', name: 'Ann', seal: 7 }).host).toBe(ANN);
  });

  test('a host who was away for longer is the host again once back, unless they handed the role over or left', () => {
    const back = (seating: Seating, memberId: number) =>
      arrive(seating, { memberId, personId: `id of ${memberId}`, name: '', seal: memberId }).host;
    const seating = seatingFrom(sit(seatingFrom(sit(with3(), ANN, 0)), BEN, 1));
    const annAway = hold(depart(seating, ANN), ANN);
    expect(annAway.host).toBe(BEN);
    expect(back(annAway, ANN)).toBe(ANN);
    const bothAway = hold(depart(annAway, BEN), BEN);
    expect(bothAway.host).toBe(CLEO);
    expect(back(bothAway, BEN)).toBe(BEN);
    expect(back(bothAway, ANN)).toBe(ANN);
    expect(back({ ...bothAway, ...arrive(bothAway, bothAway.people.find(({ memberId }) => memberId === ANN)!) }, BEN)).toBe(ANN);
    expect(back(leave(seating, ANN, true), ANN)).toBe(BEN);
    const handed = passHost(seating, CLEO);
    expect(handed.ok && back(hold(depart(handed.value, ANN), ANN), ANN)).toBe(CLEO);
  });

  test('the next person becomes the host if everyone has left', () => {
    const empty = [ANN, BEN, CLEO].reduce((seating, memberId) => leave(seating, memberId, false), with3());
    expect(empty).toMatchObject({ host: 0, people: [] });
    expect(arrive(empty, { memberId: 9, personId: 'id of 9', name: 'Nil', seal: 7 }).host).toBe(9);
  });

  test('someone who comes while a bot plays for the host is the host until the host is back', () => {
    const idle = hold(seatingFrom(sit(arrive(emptySeating(4), person(ANN)), ANN, 0)), ANN);
    const come = arrive(idle, person(BEN));
    expect([idle.host, come.host]).toEqual([ANN, BEN]);
    expect(arrive(depart(idle, ANN), person(BEN)).host).toBe(BEN);
    expect(arrive(come, person(ANN))).toMatchObject({ host: ANN, absentHosts: [] });
  });

  test('a host who leaves a match for good while nobody else is here does not stay the host', () => {
    const seated = seatingFrom(sit(seatingFrom(sit(with3(), ANN, 0)), BEN, 1));
    const left = leave(depart(depart(seated, CLEO), BEN), ANN, true);
    const benBack = arrive(left, person(BEN));
    expect([left.host, benBack.host, arrive(benBack, person(ANN)).host]).toEqual([0, BEN, BEN]);
    expect(playedByBot(benBack, 0)).toBe(true);
  });

  test('a person who is here is always the host rather than one who is absent', () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) {
      const chance = seeded(seed);
      let seating = arrive(emptySeating(4), person(ANN));
      for (let changes = 0; changes < 60; changes++) {
        seating = anyChange(seating, chance.below);
        const isHosted = seating.host !== 0 && !isAbsent(personAt(seating, seating.host));
        expect(isHosted || !anybodyHere(seating), `seed ${seed}, change ${changes}: ${JSON.stringify(seating)}`).toBe(true);
      }
    }
  });
});

function anyChange(seating: Seating, below: (limit: number) => number): Seating {
  const memberId = 1 + below(5);
  const known = personAt(seating, memberId);
  const isSeated = seatFor(seating, memberId) !== null;
  switch (below(6)) {
    case 0:
      return known === undefined ? seating : depart(seating, memberId);
    case 1:
      return known === undefined ? seating : leave(seating, memberId, below(2) === 0);
    case 2:
      return isSeated || (known?.presence === 'away' && anybodyHere(seating)) ? hold(seating, memberId) : seating;
    case 3: {
      const seated = known?.presence === 'here' ? sit(seating, memberId, below(4)) : null;
      return seated?.ok ? seated.value : seating;
    }
    default:
      return arrive(seating, person(memberId));
  }
}
