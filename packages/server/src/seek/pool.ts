import { BOTS_AFTER, CONFIRMED_WITHIN, FEWER_AFTER, PLACE_KEPT, type SoughtPace } from '@hundredfold/shared/protocol/find.ts';
import { came, type MissedCalls, mayBeCalledFrom, missed } from './misses.ts';
import { noted, type Waits } from './waits.ts';

/** Somebody who looks for a game. */
export interface Seeker {
  readonly personId: string;
  readonly name: string;
  readonly seal: number | undefined;
  /** The signs of those with whom they would not sit. */
  readonly except: ReadonlySet<string>;
  /** When their line dropped; `null` while they are there. */
  readonly lostAt: number | null;
}

/** What somebody, or some who stay together, look for. */
export interface Seek {
  /** Counts up: of two that have waited equally long, the lower one came first. */
  readonly id: number;
  readonly people: readonly Seeker[];
  /** The code of the table where they sit, of those who stay together. */
  readonly table: string | null;
  readonly games: readonly string[];
  readonly pace: SoughtPace;
  readonly since: number;
  /** Whether they would begin with bots in the empty seats. */
  readonly bots: boolean;
  /** When they may be called: later after a table could not be made, or after one of them missed a call. */
  readonly from: number;
  readonly again: 'silent' | 'failed' | null;
}

/** A table that has come together, and waits for everybody to say that they are there. */
export interface Offer {
  readonly id: number;
  readonly game: string;
  readonly pace: SoughtPace;
  /** The ids of the seeks. */
  readonly seeks: readonly number[];
  readonly bots: number;
  /** The person ids of those who are there. */
  readonly confirmed: readonly string[];
  readonly until: number;
  /** Everybody is there, and the table is being laid: nobody is taken out any more. */
  readonly isLaid: boolean;
}

/** What became of somebody who does not look any more, for as long as they may come back and ask. */
export interface Parting {
  readonly personId: string;
  readonly at: number;
  readonly what: { readonly found: string } | 'silent' | 'party';
}

/** All who look for a game, those first who have waited longest. Times are milliseconds of one clock. */
export interface Pool {
  readonly seeks: readonly Seek[];
  readonly offers: readonly Offer[];
  readonly partings: readonly Parting[];
  readonly waits: Waits;
  readonly misses: MissedCalls;
  /** The last id that was given to a seek or an offer. */
  readonly last: number;
}

export const EMPTY_POOL: Pool = { seeks: [], offers: [], partings: [], waits: [], misses: [], last: 0 };

/** Milliseconds for which it is remembered what became of somebody. */
const REMEMBERED = 60_000;

/** Milliseconds after which a table that could not be made is tried again. */
const RESPITE = 10_000;

export function seekOf({ seeks }: Pool, personId: string): Seek | undefined {
  return seeks.find(({ people }) => people.some((each) => each.personId === personId));
}

export function offerTo({ offers }: Pool, { id }: Seek): Offer | undefined {
  return offers.find(({ seeks }) => seeks.includes(id));
}

export function seeksIn({ seeks }: Pool, offer: Offer): readonly Seek[] {
  return seeks.filter(({ id }) => offer.seeks.includes(id));
}

export function peopleIn(seeks: readonly Seek[]): readonly Seeker[] {
  return seeks.flatMap(({ people }) => people);
}

/** They look for these games from now on, and for nothing that any of them looked for before. */
export function sought(pool: Pool, wish: Pick<Seek, 'people' | 'table' | 'games' | 'pace'>, now: number): Pool {
  const isOne = ({ personId }: { readonly personId: string }) => wish.people.some((each) => each.personId === personId);
  const left = wish.people.reduce((before, { personId }) => stopped(before, personId, now), pool);
  const id = pool.last + 1;
  const from = Math.max(...wish.people.map(({ personId }) => mayBeCalledFrom(left.misses, personId, now)));
  const seek: Seek = { ...wish, id, since: now, bots: false, from, again: null };
  return { ...left, seeks: [...left.seeks, seek], partings: left.partings.filter((each) => !isOne(each)), last: id };
}

/** Somebody does not look any more, nor do those who wanted to stay with them. */
export function stopped(pool: Pool, personId: string, now: number): Pool {
  const seek = seekOf(pool, personId);
  if (seek === undefined || isLaid(pool, seek)) return pool;
  const others = seek.people.filter((each) => each.personId !== personId);
  const parted = others.map((each): Parting => ({ personId: each.personId, at: now, what: 'party' }));
  const left = withoutSeeks(pool, [seek.id]);
  const misses = offerTo(pool, seek) === undefined ? left.misses : missed(left.misses, [personId], now);
  return { ...left, misses, partings: [...left.partings, ...parted] };
}

/** Whether a table is being laid for them. */
export function isLaid(pool: Pool, seek: Seek): boolean {
  return offerTo(pool, seek)?.isLaid === true;
}

/** Somebody's line dropped. Their place is kept for a while. */
export function lost(pool: Pool, personId: string, now: number): Pool {
  return withSeeker(pool, personId, { lostAt: now });
}

/** Somebody is there again, under the name that they say now. */
export function returned(pool: Pool, { personId, name, seal }: Pick<Seeker, 'personId' | 'name' | 'seal'>): Pool {
  return withSeeker(pool, personId, { name, seal, lostAt: null });
}

/** Something about one person has changed. */
export function withSeeker(pool: Pool, personId: string, changed: Partial<Seeker>): Pool {
  const people = (seek: Seek) => seek.people.map((each) => (each.personId === personId ? { ...each, ...changed } : each));
  const seek = seekOf(pool, personId);
  return seek === undefined ? pool : withSeek(pool, { ...seek, people: people(seek) });
}

export function withSeek(pool: Pool, seek: Seek): Pool {
  return { ...pool, seeks: pool.seeks.map((each) => (each.id === seek.id ? seek : each)) };
}

/** Some are out; those with whom they had been called wait again, where they were. */
function withoutSeeks(pool: Pool, out: readonly number[]): Pool {
  const over = pool.offers.filter(({ seeks }) => seeks.some((id) => out.includes(id)));
  const called = over.flatMap(({ seeks }) => seeks);
  const seeks = pool.seeks
    .filter(({ id }) => !out.includes(id))
    .map((seek): Seek => (called.includes(seek.id) ? { ...seek, again: 'silent' } : seek));
  return { ...pool, seeks, offers: pool.offers.filter((offer) => !over.includes(offer)) };
}

/** Somebody says that they are there. */
export function confirmed(pool: Pool, offer: Offer, personId: string): Pool {
  const said = { ...offer, confirmed: [...new Set([...offer.confirmed, personId])] };
  return { ...pool, offers: pool.offers.map((each) => (each.id === offer.id ? said : each)) };
}

export function isComplete(pool: Pool, offer: Offer): boolean {
  return peopleIn(seeksIn(pool, offer)).every(({ personId }) => offer.confirmed.includes(personId));
}

/** From here on the table is laid: whoever is called by it sits at no other. */
export function laid(pool: Pool, offer: Offer): Pool {
  return { ...pool, offers: pool.offers.map((each) => (each.id === offer.id ? { ...each, isLaid: true } : each)) };
}

/** The table stands: those for whom it was laid look no longer. */
export function seated(pool: Pool, offer: Offer, code: string, now: number): Pool {
  const seeks = seeksIn(pool, offer);
  const gone = peopleIn(seeks).map(({ personId }): Parting => ({ personId, at: now, what: { found: code } }));
  const { game, pace } = offer;
  const waits = offer.bots > 0 ? [] : seeks.map(({ since }) => ({ game, pace, took: calledAt(offer) - since, at: now }));
  return {
    ...pool,
    waits: noted(pool.waits, waits),
    misses: came(
      pool.misses,
      peopleIn(seeks).map(({ personId }) => personId),
    ),
    seeks: pool.seeks.filter(({ id }) => !offer.seeks.includes(id)),
    offers: pool.offers.filter(({ id }) => id !== offer.id),
    partings: [...pool.partings, ...gone],
  };
}

/** The table could not be made: everybody keeps their place, and is called again a little later. */
export function unmade(pool: Pool, offer: Offer, now: number): Pool {
  const seeks = pool.seeks.map(
    (seek): Seek => (offer.seeks.includes(seek.id) ? { ...seek, bots: false, from: now + RESPITE, again: 'failed' } : seek),
  );
  return { ...pool, seeks, offers: pool.offers.filter(({ id }) => id !== offer.id) };
}

/** What the time does by itself: whoever was silent or away for too long is out, with those who stay with them. */
export function overdue(pool: Pool, now: number): Pool {
  const late = pool.offers.filter(({ until, isLaid }) => !isLaid && until <= now);
  const isSilent = ({ personId }: Seeker): boolean => late.every(({ confirmed }) => !confirmed.includes(personId));
  const silent = late.flatMap((offer) => seeksIn(pool, offer)).filter(({ people }) => people.some(isSilent));
  const away = pool.seeks.filter((seek) => !isLaid(pool, seek) && seek.people.some((each) => isGone(each, now)));
  const others = peopleIn(away).filter((each) => !isGone(each, now));
  const partings = [
    ...peopleIn(silent).map((each): Parting => ({ personId: each.personId, at: now, what: isSilent(each) ? 'silent' : 'party' })),
    ...others.map(({ personId }): Parting => ({ personId, at: now, what: 'party' })),
  ];
  const left = withoutSeeks(
    pool,
    [...silent, ...away].map(({ id }) => id),
  );
  const absent = [
    ...peopleIn(silent).filter(isSilent),
    ...peopleIn(away.filter((seek) => offerTo(pool, seek) !== undefined)).filter((each) => isGone(each, now)),
  ];
  const misses = missed(
    left.misses,
    absent.map(({ personId }) => personId),
    now,
  );
  const recent = pool.partings.filter(({ at }) => now - at < REMEMBERED);
  return { ...left, misses, partings: [...recent, ...partings] };
}

function isGone({ lostAt }: Seeker, now: number): boolean {
  return lostAt !== null && now - lostAt >= PLACE_KEPT * 1000;
}

/** When the time will next do something by itself; `null` if it will not. */
export function nextMoment({ seeks, offers }: Pool, now: number): number | null {
  const moments = [
    ...offers.flatMap(({ until, isLaid }) => (isLaid ? [] : [until])),
    ...seeks.flatMap(({ since, from, people }) => [
      since + FEWER_AFTER * 1000,
      since + BOTS_AFTER * 1000,
      from,
      ...people.flatMap(({ lostAt }) => (lostAt === null ? [] : [lostAt + PLACE_KEPT * 1000])),
    ]),
  ].filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** When whoever is called now has to have said that they are there. */
export function untilFrom(now: number): number {
  return now + CONFIRMED_WITHIN * 1000;
}

function calledAt({ until }: Offer): number {
  return until - CONFIRMED_WITHIN * 1000;
}
