import * as v from 'valibot';
import type { Game } from '../core/game.ts';

/**
 * Who may look on while a game is played: nobody; anybody, at what lies there for all to see; and besides that, at all hands, some turns
 * later, or once the deal has ended.
 */
export const SPECTATOR_ACCESS = ['none', 'public', 'late', 'dealt'] as const;
export type SpectatorAccess = (typeof SPECTATOR_ACCESS)[number];

/** Turns for which hands stay hidden, where they are shown later; a turn is a move with its lots. */
export const MIN_DELAY_TURNS = 4;
export const MAX_DELAY_TURNS = 40;

/** What whoever looks on may see at a table. */
export const spectatorSettingsSchema = v.strictObject({
  watch: v.picklist(SPECTATOR_ACCESS),
  /** Matters where hands are shown late. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(MIN_DELAY_TURNS), v.maxValue(MAX_DELAY_TURNS)),
});
export type SpectatorSettings = v.InferOutput<typeof spectatorSettingsSchema>;

/** What a table begins with. */
export const DEFAULT_SPECTATOR_SETTINGS: SpectatorSettings = { watch: 'public', delay: 8 };

/** Whether there are hands to be shown at all. */
export function hasHands({ viewSchema }: Pick<Game, 'viewSchema'>): boolean {
  return Object.values(viewSchema.seat).includes('private');
}

/** Whether hands are shown to whoever looks on, sooner or later. */
export function showsHands({ watch }: Pick<SpectatorSettings, 'watch'>): boolean {
  return watch === 'late' || watch === 'dealt';
}

/** Rooms beside a table's, for those who only look: at all hands, late; or, where many watch, at what all may see. */
export const SPECTATOR_ROOMS = ['hands', 'public'] as const;
export type SpectatorRoomKind = (typeof SPECTATOR_ROOMS)[number];

/** Which gallery of which table. */
export interface SpectatorRoomKey {
  readonly code: string;
  readonly kind: SpectatorRoomKind;
}

/** The id of its room: no table has such a code. */
export function spectatorRoomId({ code, kind }: SpectatorRoomKey): string {
  return `${code}-${kind}`;
}

/** The gallery that has this id; `null` where none can. */
export function readSpectatorRoomId(id: string): SpectatorRoomKey | null {
  const [code = '', kind, ...rest] = id.split('-');
  const known = SPECTATOR_ROOMS.find((each) => each === kind);
  return known === undefined || rest.length > 0 ? null : { code, kind: known };
}
