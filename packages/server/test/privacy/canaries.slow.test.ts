// Threats (docs/security.md): H1, H9.
import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { LastAction, Viewer } from '@hundredfold/shared/core/view.ts';
import { type FieldValue, facesIn, isZone, type ViewSchema } from '@hundredfold/shared/core/view-schema.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { nameOf, type Setting, settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { type Canary, canariesOf, canBeMarked, disguised, foundIn, unseenBy } from './disguise.ts';
import { forgeries, NONSENSE } from './forgeries.ts';
import { hasHands, leaksOf } from './leaks.ts';
import { type Listener, settled } from './listener.ts';
import { anyMove } from './plan.ts';
import { type Build, LATE, type LaidTable, layTable, until } from './table.ts';

const ROUNDS = bySize({ full: 1, soak: 50 });
const MAX_MOVES = bySize({ quick: 30, full: 60, soak: 250 });
const MOVES_BETWEEN_VISITS = 7;

const server = serverForFile();

interface Watch {
  readonly setting: Setting;
  readonly table: LaidTable;
  readonly canaries: ReadonlyMap<Face, Canary>;
  readonly searched: WeakMap<Listener, number>;
  /** The last move, which everyone sees. The cards in it are no secret, wherever they went. */
  last: LastAction | null;
  /** The number of times that a player received a card that only they see. */
  own: number;
  readonly escaped: string[];
}

/** Plays a game of marked cards at random and searches everything that is sent and logged, after each move. */
async function playAndWatch(setting: Setting, seed: number, build?: Build): Promise<Watch> {
  const { game, options } = setting;
  const table = await layTable(server.address, setting, seed, { build });
  const watch: Watch = {
    ...{ setting, table, canaries: canariesOf(game, options), searched: new WeakMap() },
    ...{ last: null, own: 0, escaped: [] },
  };
  const source = seeded(seed);
  for (let moves = 0; moves < MAX_MOVES && watch.escaped.length === 0; moves++) {
    await look(watch);
    if (moves % MOVES_BETWEEN_VISITS === 0) await visit(watch, (moves / MOVES_BETWEEN_VISITS) % table.players.length);
    await tryIllegalMoves(watch, source);
    await look(watch);
    const move = anyMove(game, table.world.truth, source);
    if (move === null) break;
    await table.play(move);
    if (game.outcome(table.world.truth) !== null || table.room.state.phase === 'halted') break;
    watch.last = move;
  }
  searchLog(watch);
  await table.close();
  return watch;
}

async function tryIllegalMoves({ setting: { game, options }, table }: Watch, source: RandomSource): Promise<void> {
  const seat = source.below(table.players.length);
  const forged = forgeries(game, options, game.view(table.world.truth, seat), source).slice(0, 3);
  for (const action of [...forged, NONSENSE[source.below(NONSENSE.length)]]) {
    await table.attempt(table.players[seat]!, action);
    await table.attempt(table.spectator, action);
  }
}

async function visit(watch: Watch, seat: Seat): Promise<void> {
  const { table } = watch;
  const late = await table.enter(LATE);
  search(watch, late, 'public');
  search(watch, await table.comeBack(seat), seat);
  void late.room.leave();
  await until(() => table.room.state.watchers.size === 1);
}

async function look(watch: Watch): Promise<void> {
  const { players, spectator } = watch.table;
  await settled([...players, spectator]);
  for (const [seat, player] of players.entries()) search(watch, player, seat);
  search(watch, spectator, 'public');
  searchLog(watch);
}

function search(watch: Watch, listener: Listener, viewer: Viewer): void {
  const { setting, table, canaries, searched } = watch;
  const from = searched.get(listener) ?? 0;
  searched.set(listener, listener.frames.length);
  const unseen = hidden(watch, viewer);
  const owned = new Set([...hidden(watch, 'public')].filter((face) => !unseen.has(face)));
  for (const frame of listener.frames.slice(from)) {
    watch.own += foundIn(frame, owned, canaries).length;
    const who = viewer === 'public' ? 'a spectator' : `seat ${viewer}`;
    const where = `${nameOf(setting)}, version ${table.room.state.version}: ${who} was sent`;
    watch.escaped.push(...foundIn(frame, unseen, canaries).map((face) => `${where} ${face}`));
  }
}

function searchLog(watch: Watch): void {
  const unseen = hidden(watch, 'public');
  for (const line of watch.table.log.splice(0)) {
    watch.escaped.push(...foundIn(line, unseen, watch.canaries).map((face) => `logged: ${face} in ${line}`));
  }
}

function hidden({ setting: { game }, table: { world }, last }: Watch, viewer: Viewer): Set<Face> {
  const unseen = new Set(unseenBy(game, world.truth, viewer));
  const shownCards = Object.values(lastSeen({ game, last }, viewer)?.action ?? {}).flat();
  for (const face of [...shownCards, ...toldOf(game, world.truth, viewer)]) unseen.delete(String(face));
  return unseen;
}

/**
 * Returns the cards that a game shows a viewer although they lie elsewhere by now, such as the last hand of a round or passed
 * cards.
 */
function toldOf(game: Game, truth: unknown, viewer: Viewer): readonly Face[] {
  const { table, seats } = game.view(truth, viewer);
  const shownCards = (kinds: ViewSchema['table'] | ViewSchema['seat'], fields: Readonly<Record<string, FieldValue>>) =>
    Object.entries(kinds).flatMap(([name, kind]) => (isZone(kind) ? [] : facesIn(kind, fields[name] ?? null)));
  return [...shownCards(game.viewSchema.table, table), ...seats.flatMap((seat) => shownCards(game.viewSchema.seat, seat))];
}

describe.each(SAMPLE_GAMES.filter(canBeMarked).map(disguised))('a marked card of $id', (game) => {
  const settings = settingsOf(game);
  const watched = (seed: number, build?: Build) => playAndWatch(settings[seeded(seed).below(settings.length)]!, seed, build);

  test('is in nobody else’s bytes, and in no log, before everyone can see it', async () => {
    let found = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) {
      const { own, escaped } = await watched(seed);
      expect(escaped, `seed ${seed}`).toEqual([]);
      found += own;
    }
    if (hasHands(game)) expect(found).toBeGreaterThan(0); // Otherwise the search would find nothing anywhere.
  });

  test.each(isSampleGame(game) ? leaksOf(game).filter(({ tells }) => tells === 'faces') : [])(
    'is found: $what',
    async ({ build }) => {
      expect((await watched(3, build)).escaped).not.toEqual([]);
    },
  );
});
