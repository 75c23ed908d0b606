import * as v from 'valibot';
import type { Game } from '../core/game.ts';

/**
 * Who may look on while a game is played: nobody; anybody, at what lies there for all to see; and besides that, at all hands, some turns
 * later, or once the deal has ended.
 */
export const WATCHES = ['none', 'public', 'late', 'dealt'] as const;
export type Watch = (typeof WATCHES)[number];

/** Turns for which hands stay hidden, where they are shown later; a turn is a move with its lots. */
export const SHORTEST_DELAY = 4;
export const LONGEST_DELAY = 40;

/** What whoever looks on may see at a table. */
export const watchingSchema = v.strictObject({
  watch: v.picklist(WATCHES),
  /** Matters where hands are shown late. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(SHORTEST_DELAY), v.maxValue(LONGEST_DELAY)),
});
export type Watching = v.InferOutput<typeof watchingSchema>;

/** What a table begins with. */
export const USUAL_WATCHING: Watching = { watch: 'public', delay: 8 };

/** Whether there are hands to be shown at all. */
export function hasHands({ shape }: Pick<Game, 'shape'>): boolean {
  return Object.values(shape.seat).includes('owned');
}

/** Whether hands are shown to whoever looks on, sooner or later. */
export function showsHands({ watch }: Pick<Watching, 'watch'>): boolean {
  return watch === 'late' || watch === 'dealt';
}

/** Rooms beside a table's, for those who only look: at all hands, late; or, where many watch, at what all may see. */
export const GALLERIES = ['hands', 'public'] as const;
export type GalleryKind = (typeof GALLERIES)[number];

/** Which gallery of which table. */
export interface GalleryPlace {
  readonly code: string;
  readonly kind: GalleryKind;
}

/** The id of its room: no table has such a code. */
export function galleryId({ code, kind }: GalleryPlace): string {
  return `${code}-${kind}`;
}

/** The gallery that has this id; `null` where none can. */
export function readGalleryId(id: string): GalleryPlace | null {
  const [code = '', kind, ...rest] = id.split('-');
  const known = GALLERIES.find((each) => each === kind);
  return known === undefined || rest.length > 0 ? null : { code, kind: known };
}
