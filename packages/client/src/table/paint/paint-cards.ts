import { effect } from '@preact/signals';
import { settings } from '../../ui/settings.ts';
import type { Frame } from '../geometry/frame.ts';
import { ownHandOf, type Zone } from '../geometry/layout.ts';
import { keyOf } from '../geometry/zones.ts';
import { type Piece, type Pieces, relay } from '../motion/pieces.ts';
import { LIFT, lifts, type Shown, type Stage, zonesOf } from '../stage.ts';
import { printAtlas } from './atlas.ts';
import { type Lying, makeRenderer, makeScene, type Scene } from './scene.ts';

const LIFT_FLIGHT = 130;
const SETTLED = 160;
/** In device pixels: more would not fit on one sheet that every GPU takes. */
const WIDEST_PRINT = 390;
/** Cards as near as this to each other are a pile. */
const PILED = 2;

/** Paints the cards of a table on a canvas for as long as it is open. */
export async function paintCards(canvas: HTMLCanvasElement, stage: Stage, closing: AbortSignal): Promise<void> {
  const renderer = await makeRenderer(canvas, devicePixelRatio);
  const scene = makeScene(renderer);
  if (closing.aborted) return scene.destroy();
  const stops = [keepSize(scene, stage), keepDressed(scene, stage), keepShown(scene, stage)];
  closing.addEventListener('abort', () => {
    for (const stop of stops) stop();
    scene.destroy();
  });
}

function keepSize(scene: Scene, { size }: Stage): () => void {
  return effect(() => {
    if (size.value.width > 0) scene.resize(size.value, devicePixelRatio);
  });
}

/** Prints the cards anew when their size on the screen, the deck or the suit colours change. */
function keepDressed(scene: Scene, { frame, latest, size, staging }: Stage): () => void {
  let printed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { card } = frame.value;
    const look = { colours: settings.colours.value };
    const { game, view } = latest.value;
    if (size.value.width === 0) return;
    const widest = Math.max(card.own, card.play, staging.widest?.(frame.value) ?? 0);
    const width = Math.min(WIDEST_PRINT, 2 * Math.round((widest * devicePixelRatio) / 2));
    const key = JSON.stringify([width, look, view.options]);
    if (key === printed) return;
    clearTimeout(timer);
    const print = async (): Promise<void> => {
      const atlas = await printAtlas({ faces: game.faces(view.options), look, width });
      if (printed === key) scene.dress(atlas);
      else atlas.destroy();
    };
    timer = setTimeout(() => void print(), printed === '' ? 0 : SETTLED);
    printed = key;
  });
  return () => {
    printed = 'closed';
    clearTimeout(timer);
    stop();
  };
}

function keepShown(scene: Scene, stage: Stage): () => void {
  let pieces: Pieces = new Map();
  let was: Was = { shown: stage.shown.peek(), frame: stage.frame.peek(), leaving: [] };
  return effect(() => {
    const now = { shown: stage.shown.value, frame: stage.frame.value };
    const zones = zonesOf(stage, now.shown.view);
    const leaves = leavingPieces(zones, pieces, stage);
    const leaving = leaves.length > 0 ? leaves : was.leaving;
    pieces = relay(pieces, new Map(zones.map((zone) => [keyOf(zone.place), zone])), leaving);
    const lying = zones.flatMap((zone) => lyingIn(zone, pieces.get(keyOf(zone.place)) ?? [], stage));
    const flight = now.frame !== was.frame ? 0 : now.shown !== was.shown ? now.shown.flight : LIFT_FLIGHT;
    was = { ...now, leaving };
    scene.show(lying, settings.motion.value === 'reduced' ? 0 : flight);
  });
}

interface Was {
  readonly shown: Shown;
  readonly frame: Frame;
  /** The pieces that last stood out of the viewer's hand to be played. */
  readonly leaving: readonly number[];
}

function leavingPieces(zones: readonly Zone[], pieces: Pieces, { pending, latest }: Stage): readonly number[] {
  const cards = pending.value;
  const own = cards.length === 0 ? null : ownHandOf(zones, latest.peek().view.viewer);
  if (own === null) return [];
  const held = pieces.get(keyOf(own.place)) ?? [];
  return cards.flatMap(({ face, index }) => (held[index]?.face === face ? [held[index].id] : []));
}

function lyingIn({ place, kind, spots, covered }: Zone, pieces: readonly Piece[], stage: Stage): readonly Lying[] {
  return pieces.flatMap((piece, index) => {
    const spot = spots[index];
    if (spot === undefined) return [];
    const under = spots[index - 1];
    const piled = under !== undefined && Math.hypot(spot.x - under.x, spot.y - under.y) < PILED;
    const bare = piece.face === null ? piled : index < covered - 1;
    const own = kind === 'owned' && piece.face !== null && lifts(stage, place, { face: piece.face, index });
    return [{ piece, spot: own ? { ...spot, y: spot.y - spot.width * LIFT } : spot, bare }];
  });
}
