import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  DEFAULT_SPECTATOR_SETTINGS,
  hasHands,
  type SpectatorRoomKind,
  type SpectatorSettings,
  showsHands,
} from '@hundredfold/shared/protocol/spectators.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { enqueue, persistSeenCards } from '../runtime/commit.ts';
import { belongs, isFree, type Seating, seatKnownBy, watchersOf } from '../state/seating.ts';
import { hasSeen, withViewers } from '../state/seen-cards.ts';
import { dealOf, removalOf, type Table, type TableValue } from '../state/table.ts';

/** The table once whoever watches may see that. Where there are no hands none can be shown. */
export function withSpectatorPolicy({ game, value }: Table, watching: SpectatorSettings): Result<TableValue, TableRefusal> {
  return showsHands(watching) && !hasHands(game) ? refused('bad-table') : accepted({ ...value, watching });
}

/** What stays of it when a table takes up another game. */
export function spectatorPolicyFor(game: Game, watching: SpectatorSettings): SpectatorSettings {
  return showsHands(watching) && !hasHands(game) ? DEFAULT_SPECTATOR_SETTINGS : watching;
}

/** Nobody can come to a game that nobody may watch. */
export function isClosedToSpectators({ phase, watching }: TableValue): boolean {
  return phase === 'playing' && watching.watch === 'none';
}

/** Whether somebody may be at the table while a game is played there: whoever has a seat, or is the host, always. */
export function mayWatch(value: TableValue, personId: string): boolean {
  if (!isClosedToSpectators(value)) return true;
  return belongs(value.seating, personId);
}

/** People who may watch a table at once; whoever has a seat always comes in. */
const MOST_WATCHERS = 50;

/** Why somebody, by their person id, may not come to a table; `null` where they may. */
export function turnedAway(value: TableValue, personId: string): 'removed' | 'unwatched' | 'full' | null {
  if (removalOf(value, personId)?.mayWatch === false) return 'removed';
  if (!mayWatch(value, personId)) return 'unwatched';
  return hasRoomFor(value.seating, personId) ? null : 'full';
}

function hasRoomFor(seating: Seating, personId: string): boolean {
  const free = seating.seats.filter(isFree).length; // Watchers keep nobody from a seat.
  return seatKnownBy(seating, personId) !== null || watchersOf(seating).length < MOST_WATCHERS + free;
}

/** Whether there is such a gallery to be had: of hands, where they may be shown in a game that is played, or was. */
export function hasGallery(value: TableValue, kind: SpectatorRoomKind): boolean {
  if (kind === 'public') return !isClosedToSpectators(value);
  const { watching, phase } = value;
  return showsHands(watching) && (phase === 'playing' || phase === 'over');
}

/** Puts down that they see hands of the deal that is played, before they do. Someone of whom that is known already costs nothing. */
export async function putDownLook(table: Table, personIds: readonly string[]): Promise<Result<null, string>> {
  return enqueue(table, { looks: personIds.length }, async () => {
    const deal = dealOf(table.value);
    if (deal === null) return accepted(null);
    const { seenCards } = table;
    const news = personIds.filter((personId) => !hasSeen(seenCards, personId, deal));
    if (news.length === 0) return accepted(null);
    const kept = await persistSeenCards(table, news, deal);
    if (kept.ok) table.seenCards = withViewers(seenCards, news, deal);
    return kept;
  });
}
