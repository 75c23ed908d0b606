import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { lastSeen } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { LastAction, Viewer } from '@hundredfold/shared/core/view.ts';
import { type FieldValue, facesIn, isZone, type ViewSchema } from '@hundredfold/shared/core/view-schema.ts';
import { nameOf, type Setting } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { type Canary, canariesOf } from './disguise.ts';
import { forgeries, NONSENSE } from './forgeries.ts';
import { type Listener, until } from './listener.ts';
import { anyMove } from './plan.ts';
import { type Build, LATE, type LaidTable, layTable, settled } from './table.ts';
import { foundIn, unseenBy } from './unseen-by.ts';

export interface Watch {
  frames: number;
  lines: number;
  /** The number of times that a player received a card that only they see. */
  own: number;
  readonly escaped: string[];
}

export function newWatch(): Watch {
  return { frames: 0, lines: 0, own: 0, escaped: [] };
}

const MAX_MOVES = bySize({ quick: 30, full: 60, soak: 250 });
const MOVES_BETWEEN_VISITS = 7;

interface Round {
  readonly setting: Setting;
  readonly table: LaidTable;
  readonly watch: Watch;
  readonly canaries: ReadonlyMap<Face, Canary>;
  readonly searched: WeakMap<Listener, number>;
  /** The last move, which everyone sees. The cards in it are no secret, wherever they went. */
  last: LastAction | null;
}

/** Plays a game of marked cards at random and searches everything that is sent and logged, after each move. */
export async function playAndWatch(address: string, setting: Setting, seed: number, watch: Watch, build?: Build): Promise<void> {
  const { game, options } = setting;
  const table = await layTable(address, setting, seed, { build });
  const round: Round = { setting, table, watch, canaries: canariesOf(game, options), searched: new WeakMap(), last: null };
  const source = seeded(seed);
  for (let moves = 0; moves < MAX_MOVES && watch.escaped.length === 0; moves++) {
    await look(round);
    if (moves % MOVES_BETWEEN_VISITS === 0) await visit(round, (moves / MOVES_BETWEEN_VISITS) % table.players.length);
    await tryIllegalMoves(round, source);
    await look(round);
    const move = anyMove(game, table.world.truth, source);
    if (move === null) break;
    await table.play(move);
    if (game.outcome(table.world.truth) !== null || table.room.state.phase === 'halted') break;
    round.last = move;
  }
  searchLog(round);
  await table.close();
}

async function tryIllegalMoves({ setting: { game, options }, table }: Round, source: RandomSource): Promise<void> {
  const seat = source.below(table.players.length);
  const forged = forgeries(game, options, game.view(table.world.truth, seat), source).slice(0, 3);
  for (const action of [...forged, NONSENSE[source.below(NONSENSE.length)]]) {
    await table.attempt(table.players[seat]!, action);
    await table.attempt(table.spectator, action);
  }
}

async function visit(round: Round, seat: Seat): Promise<void> {
  const { table } = round;
  const late = await table.enter(LATE);
  search(round, late, 'public');
  search(round, await table.comeBack(seat), seat);
  late.leave();
  await until(() => table.room.state.watchers.size === 1);
}

async function look(round: Round): Promise<void> {
  const { players, spectator } = round.table;
  await settled([...players, spectator]);
  for (const [seat, player] of players.entries()) search(round, player, seat);
  search(round, spectator, 'public');
  searchLog(round);
}

function search({ setting, table, watch, canaries, searched, last }: Round, listener: Listener, viewer: Viewer): void {
  const from = searched.get(listener) ?? 0;
  searched.set(listener, listener.frames.length);
  const unseen = hidden(setting, table, viewer, last);
  const owned = new Set([...hidden(setting, table, 'public', last)].filter((face) => !unseen.has(face)));
  for (const frame of listener.frames.slice(from)) {
    watch.frames++;
    watch.own += foundIn(frame, owned, canaries).length;
    const who = viewer === 'public' ? 'a spectator' : `seat ${viewer}`;
    const where = `${nameOf(setting)}, version ${table.room.state.version}: ${who} was sent`;
    watch.escaped.push(...foundIn(frame, unseen, canaries).map((face) => `${where} ${face}`));
  }
}

function searchLog({ setting, table, watch, canaries, last }: Round): void {
  const unseen = hidden(setting, table, 'public', last);
  for (const line of table.log.splice(0)) {
    watch.lines++;
    watch.escaped.push(...foundIn(line, unseen, canaries).map((face) => `logged: ${face} in ${line}`));
  }
}

function hidden({ game }: Setting, { world }: LaidTable, viewer: Viewer, last: LastAction | null): Set<Face> {
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
