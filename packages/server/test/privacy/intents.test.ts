// Threats (docs/security.md): M1.
import { isDeepStrictEqual } from 'node:util';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import { chanceSourceFrom, hasSameCards, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { facesInSight } from '@hundredfold/shared/core/view.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { actionSpace } from '@hundredfold/shared/testing/action-space.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { nameOf, type Setting, settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { handleRequest } from '../../src/table/intents/handle-intent.ts';
import { seatFor } from '../../src/table/state/seating.ts';
import { playOf, type Table } from '../../src/table/state/table.ts';
import { seated } from '../hand-people.ts';
import { type HandTable, handTable } from '../hand-table.ts';
import { oneOf } from '../kit/world/plan.ts';
import { NONSENSE } from './forgeries.ts';

const INTENTS = bySize({ quick: 1_000, full: 1_500, soak: 1_000_000 });
const INTENTS_PER_SETTING = bySize({ full: 500, soak: 5_000 });

/** The number of answers that a table remembers for each person at least. A repeated intent is more recent than that. */
const MIN_REMEMBERED_ANSWERS = 32;

interface WildIntent {
  readonly id: unknown;
  readonly version: unknown;
  readonly action: unknown;
}

const IDS: readonly unknown[] = ['', 'short', 'x'.repeat(37), 'white space', 'ümlaute-und', 7, null, ['long-enough'], {}];
const VALUES: readonly unknown[] = [undefined, null, '', 0, -1, 1.5, Number.NaN, 2 ** 53, '1', true, [], {}, '__proto__', 'qs'];

function wildIntent(match: Match, index: number, source: RandomSource): WildIntent {
  const rarely = (share: number) => source.below(share) === 0;
  return {
    id: rarely(40) ? oneOf(IDS, source) : `intent-${index}`,
    version: rarely(8) ? oneOf([match.version - 1, match.version + 1, ...VALUES], source) : match.version,
    action: wildAction(match, source),
  };
}

function wildAction({ game, options, state }: Match, source: RandomSource): unknown {
  const legal = game.toAct(state).flatMap((seat) => game.legal(game.view(state, seat)));
  switch (source.below(6)) {
    case 0:
      return oneOf(NONSENSE, source);
    case 1:
      return mangled(oneOf(legal, source), source);
    case 2:
      return oneOf(actionSpace(game, options), source);
    default:
      return oneOf(legal, source);
  }
}

function mangled(action: AnyAction, source: RandomSource): unknown {
  const name = oneOf(Object.keys(action), source);
  const { [name]: value, ...rest } = action;
  return oneOf(
    [
      rest,
      { ...rest, [name]: oneOf(VALUES, source) },
      { ...rest, [name.toUpperCase()]: value },
      JSON.parse(`${JSON.stringify(action).slice(0, -1)},"__proto__":{"legal":true}}`),
      [action],
    ],
    source,
  );
}

/** Sends wild intents to a table without sockets, and compares each answer with the rules alone. Returns how many were accepted. */
async function fuzz(setting: Setting, seed: number, count: number): Promise<number> {
  const source = seeded(seed);
  const { game, options, seats } = setting;
  const hand = await handTable({ game, options, seats, lots: chanceSourceFrom(source) });
  const { table } = hand;
  const players = await seated(hand, ...Array.from({ length: seats }, (_, seat) => `Player ${seat}`));
  await hand.ask(players[0]!, 'start');
  const people = [...players, await hand.join('Watcher')];
  const answered = new Map<number, { readonly intent: WildIntent; readonly reply: unknown; readonly nth: number }>();
  const asked = new Map<number, number>();
  let shown: readonly Match[] = [];
  let accepted = 0;
  for (let index = 0; index < count; index++) {
    for (const person of people) if (table.value.phase === 'over') await hand.ask(person, 'rematch');
    const { match } = playOf(table.value)!;
    if (shown.at(-1) !== match) shown = match.version > (shown.at(-1)?.version ?? 0) ? [...shown, match] : [match];
    const asker = source.below(3) === 0 ? oneOf(people, source) : people[oneOf(match.game.toAct(match.state), source)]!;
    const nth = (asked.get(asker) ?? 0) + 1;
    asked.set(asker, nth);
    const last = source.below(20) === 0 ? answered.get(asker) : undefined;
    const before = last !== undefined && nth - last.nth < MIN_REMEMBERED_ANSWERS ? last : undefined;
    const intent = before?.intent ?? wildIntent(match, index, source);
    const reply = await act(table, asker, source.below(2) === 0 ? intent : packed(intent, match));
    const where = `${nameOf(setting)}, seed ${seed}, intent ${index}: ${JSON.stringify(intent)} by number ${asker}, answered ${JSON.stringify(reply)}`;
    const legal = before === undefined && isLegal(shown, seatFor(table.value.seating, asker), intent);
    if (before !== undefined) expect(reply, where).toEqual(before.reply);
    else expect(typeof reply === 'number', where).toBe(legal);
    if (legal) checkCards(hand, where);
    else expect(playOf(table.value)!.match, where).toBe(match);
    if (legal) answered.set(asker, { intent, reply, nth });
    if (legal) accepted++;
  }
  expect(hand.log).toEqual([]);
  return accepted;
}

/** Sends a move as from a socket, with all checks of the payload. */
function act(table: Table, memberId: number, payload: unknown): Promise<unknown> {
  const request = { table, memberId, isWithinLimit: () => true, name: 'act', payload } as const;
  return handleRequest(request, { id: 1, reject: (refusal) => refusal });
}

/** Returns the intent in the compact form that pages send, if it can be encoded so. */
function packed({ id, version, action }: WildIntent, { game, options }: Match): unknown {
  const { actionSchema, actions } = gameCodec(game, options);
  const read = v.safeParse(actionSchema, action);
  return [id, version, read.success ? actions.requested.encode(read.output) : action];
}

/**
 * Decides by the rules alone whether an intent is legal: in every match state since the version that it names, the decision must
 * be the same.
 */
function isLegal(shown: readonly Match[], seat: Seat | null, { id, version: intended, action }: WildIntent): boolean {
  const now = shown.at(-1)!;
  if (seat === null || typeof id !== 'string' || !/^[\w-]{8,36}$/.test(id)) return false;
  if (typeof intended !== 'number' || !Number.isInteger(intended) || intended > now.version) return false;
  const since = shown.findLastIndex(({ version }) => version <= intended);
  const decisions = shown.slice(since).map((match) => decisionOf(match, seat));
  if (since < 0 || decisions.some((decision) => !isDeepStrictEqual(decision, decisions[0]))) return false;
  return (decisions[0]?.legal ?? []).some((legal) => isDeepStrictEqual(legal, action));
}

function decisionOf({ game, state }: Match, seat: Seat) {
  if (!game.toAct(state).includes(seat)) return null;
  const view = game.view(state, seat);
  return { legal: game.legal(view), inSight: facesInSight(view, game.viewSchema) };
}

function checkCards({ table: { game, value } }: HandTable, where: string): void {
  const { state, seats } = playOf(value)!.match;
  expect(hasSameCards(pilesOf(game, state).flat(), pilesOf(game, game.setup(value.options, seats)).flat()), where).toBe(true);
}

describe.each(QUICK_GAMES)('of moves in $id that are guessed, mangled and repeated', (game) => {
  const settings = settingsOf(game);

  test('exactly the legal ones are accepted, and no card is lost', async () => {
    let accepted = 0;
    for (let seed = FIRST_SEED, sent = 0; sent < INTENTS; seed++, sent += INTENTS_PER_SETTING) {
      accepted += await fuzz(settings[seeded(seed).below(settings.length)]!, seed, INTENTS_PER_SETTING);
    }
    expect(accepted).toBeGreaterThan(INTENTS / 20);
  });

  test.runIf(isSampleGame(game) && game.seats.max > 1)('rules that accept a move out of turn are noticed', async () => {
    const apply: typeof game.apply = (state, _seat, action) => game.apply(state, game.toAct(state)[0] ?? 0, action);
    const setting = settings.find(({ seats }) => seats > 1)!;
    await expect(fuzz({ ...setting, game: { ...game, apply } }, 1, INTENTS_PER_SETTING)).rejects.toThrow(/intent \d+/);
  });
});
