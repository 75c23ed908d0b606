import type { Game } from '../core/game.ts';
import { tableCode } from './code.ts';
import { fields } from './codec-combinators.ts';
import { type DecodedValue, oneOf, parse, whole } from './wire-codec.ts';

/**
 * The access of spectators during a game. `none`: no spectators. `public`: spectators see what is public. `late` and `dealt`:
 * spectators may also see all hands, some turns later or after the deal has ended.
 */
export const SPECTATOR_ACCESS = ['none', 'public', 'late', 'dealt'] as const;
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

/** The least and the largest delay of shown hands, in turns. A turn is a move with its chance outcomes. */
export const MIN_DELAY_TURNS = 4;
export const MAX_DELAY_TURNS = 40;

/** The codec of a table's spectator settings. The delay, in turns, matters only with `late`. */
export const spectatorSettings = fields({ watch: oneOf(SPECTATOR_ACCESS), delay: whole(MIN_DELAY_TURNS, MAX_DELAY_TURNS) });
export type SpectatorSettings = DecodedValue<typeof spectatorSettings>;

export function hasHands({ viewSchema }: Pick<Game, 'viewSchema'>): boolean {
  return Object.values(viewSchema.seat).includes('private');
}

export function showsHands({ watch }: Pick<SpectatorSettings, 'watch'>): boolean {
  return watch === 'late' || watch === 'dealt';
}

/** The spectator rooms of a table: `hands` shows all hands with a delay, `public` shows the public view to many spectators. */
export const SPECTATOR_ROOMS = ['hands', 'public'] as const;
export type SpectatorRoomKind = (typeof SPECTATOR_ROOMS)[number];

const roomKey = fields({ code: tableCode, kind: oneOf(SPECTATOR_ROOMS) }, '-');
export type SpectatorRoomKey = DecodedValue<typeof roomKey>;

/** Returns the id of a spectator room. No table code looks like it. */
export function spectatorRoomId(key: SpectatorRoomKey): string {
  return roomKey.encode(key);
}

export function readSpectatorRoomId(id: string): SpectatorRoomKey | null {
  return parse(roomKey, id) ?? null;
}
