import type { Face } from '@hundredfold/shared/cards/face.ts';
import { effect } from '@preact/signals';
import { Container, type Renderer, Sprite, Ticker } from 'pixi.js';
import { dimmed } from '../../cards/palette.ts';
import { settings } from '../../ui/settings.ts';
import { overlapOrder } from '../layout/arrange.ts';
import type { Frame } from '../layout/frame.ts';
import { isHandOf, keyOf, ownHandOf, type Piece, type Pieces, reconcile, type Zone } from '../layout/layout.ts';
import type { Pose, Size } from '../layout/pose.ts';
import { appearanceOf, type CardAppearance, spotsNow } from '../state/card-appearance.ts';
import { zonesOf } from '../state/table-queries.ts';
import type { ShownTable, TableUiState } from '../state/table-ui-state.ts';
import type { Atlas } from './atlas.ts';

const LIFT_FLIGHT_MS = 130;
const PILED_DISTANCE_PX = 2;
/** The z-index that moving cards get on top of their own: they are above resting cards. */
const MOVING_Z_INDEX = 10_000;
/** The z-index of cards that the player drags, or has dropped on the table: they are above moving cards. */
const DRAGGED_Z_INDEX = 2 * MOVING_Z_INDEX;
const PLAIN = 0xffffff;
const DIMMED = 0x01_01_01 * Math.round(dimmed * 0xff);
/** The additional width of a card half-way, as a share of its width. */
const FLIGHT_GROWTH = 0.07;

export interface PlacedCard extends CardAppearance {
  readonly piece: Piece;
  /** `true` if the card lies on another card, which casts the shadow. */
  readonly bare: boolean;
}

export interface CardPose extends Pose {
  readonly face: Face | null;
  /** The flatness of the card: 1 lies flat; less while it is turned over. */
  readonly flat: number;
}

export interface Flight {
  readonly from: CardPose;
  readonly to: CardPose;
  readonly start: number;
  readonly duration: number;
}

interface CardSprite {
  readonly sprite: Sprite;
  flight: Flight;
  level: number;
  bare: boolean;
}

export function keepShown(scene: CardScene, ui: TableUiState): () => void {
  let pieces: Pieces = new Map();
  let was: Was = { shown: ui.view.shown.peek(), frame: ui.screen.frame.peek(), leaving: [] };
  let dragged: number | undefined;
  const follow = (spot: Pose | null): void => {
    if (dragged !== undefined && spot !== null) scene.drag(dragged, spot);
  };
  const stopShowing = effect(() => {
    const now = { shown: ui.view.shown.value, frame: ui.screen.frame.value };
    const zones = zonesOf(ui, now.shown.view);
    const leaves = leavingPieces(zones, pieces, ui);
    const leaving = leaves.length > 0 ? leaves : was.leaving;
    pieces = reconcile(pieces, new Map(zones.map((zone) => [keyOf(zone.place), zone])), leaving);
    const lying = zones.flatMap((zone) => lyingIn(zone, pieces.get(keyOf(zone.place)) ?? [], ui));
    const flight = now.frame !== was.frame ? 0 : now.shown !== was.shown ? now.shown.flight : LIFT_FLIGHT_MS;
    was = { ...now, leaving };
    scene.show(lying, settings.speed.value === 'none' ? 0 : flight);
    dragged = lying.find(({ drag }) => drag === 'dragged')?.piece.id;
    follow(ui.hand.dragPose.peek());
  });
  const stopDragging = effect(() => follow(ui.hand.dragPose.value));
  return () => {
    stopShowing();
    stopDragging();
  };
}

interface Was {
  readonly shown: ShownTable;
  readonly frame: Frame;
  /** The pieces that last stood out of the viewer's hand to be played. */
  readonly leaving: readonly number[];
}

function leavingPieces(
  zones: readonly Zone[],
  pieces: Pieces,
  { hand: { pending }, view: { latest } }: TableUiState,
): readonly number[] {
  const cards = pending.value;
  const own = cards.length === 0 ? null : ownHandOf(zones, latest.peek().view.viewer);
  if (own === null) return [];
  const held = pieces.get(keyOf(own.place)) ?? [];
  return cards.flatMap(({ face, index }) => (held[index]?.face === face ? [held[index].id] : []));
}

function lyingIn(zone: Zone, pieces: readonly Piece[], ui: TableUiState): readonly PlacedCard[] {
  const spots = spotsNow(ui, zone);
  const lying = pieces.map((piece, index): PlacedCard | null => {
    const spot = spots[index];
    if (spot === undefined) return null;
    const under = spots[index - 1];
    const piled = under !== undefined && Math.hypot(spot.x - under.x, spot.y - under.y) < PILED_DISTANCE_PX;
    if (piece.face === null) return { piece, bare: piled, spot, dim: false, drag: 'none' };
    return { piece, bare: index < zone.covered - 1, ...appearanceOf(ui, zone, { face: piece.face, index }, spot) };
  });
  const handed = isHandOf(ui.view.shown.value.view.viewer, zone.place) ? ui.screen.frame.value.handed : 'right';
  return overlapOrder(spots, handed).flatMap((index) => lying[index] ?? []);
}

export type CardScene = ReturnType<typeof makeScene>;

/** The painted cards. The scene paints when something has changed, and runs only while something moves. */
export function makeScene(renderer: Renderer) {
  const root = new Container({ sortableChildren: true });
  const cardSprites = new Map<number, CardSprite>();
  let atlas: Atlas | null = null;
  let resolution = 1;
  let frame = 0;

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(paint);
  }

  function paint(now: number): void {
    frame = 0;
    let moving = false;
    for (const card of cardSprites.values()) {
      const still = landed(card.flight, now);
      moving ||= !still;
      if (atlas !== null) {
        const at = poseAt(card.flight, now);
        card.sprite.texture = atlas.texture(at.face, still && card.bare);
        pose(card.sprite, at, atlas.width, resolution);
      }
      card.sprite.zIndex = still ? card.level : MOVING_Z_INDEX + card.level;
    }
    if (atlas !== null) renderer.render(root);
    Ticker.system.update(now);
    if (moving) wake();
  }

  function place({ piece, spot, bare, dim, drag }: PlacedCard, order: number, duration: number): void {
    const level = drag === 'none' ? order : DRAGGED_Z_INDEX + order;
    const to = resting(spot, piece.face);
    const card = cardSprites.get(piece.id);
    const tint = dim ? DIMMED : PLAIN;
    if (card === undefined) {
      const sprite = new Sprite({ anchor: 0.5, tint });
      root.addChild(sprite);
      cardSprites.set(piece.id, { sprite, flight: { from: to, to, start: 0, duration: 0 }, level, bare });
      return;
    }
    card.level = level;
    card.bare = bare;
    card.sprite.tint = tint;
    if (drag === 'dragged' || samePose(card.flight.to, to)) return;
    const now = performance.now();
    card.flight = { from: poseAt(card.flight, now), to, start: now, duration };
  }

  renderer.canvas.addEventListener('webglcontextrestored', wake);

  return {
    /** Shows the cards, from the lowest to the uppermost. Every card ends at its place, also if it was on its way before. */
    show(cards: readonly PlacedCard[], duration: number): void {
      const shown = new Set(cards.map(({ piece }) => piece.id));
      for (const [id, card] of cardSprites) {
        if (shown.has(id)) continue;
        card.sprite.destroy();
        cardSprites.delete(id);
      }
      for (const [order, card] of cards.entries()) place(card, order, duration);
      wake();
    },
    drag(id: number, spot: Pose): void {
      const card = cardSprites.get(id);
      if (card === undefined) return;
      const there = resting(spot, card.flight.to.face);
      card.flight = { from: there, to: there, start: 0, duration: 0 };
      wake();
    },
    setAtlas(next: Atlas): void {
      atlas?.destroy();
      atlas = next;
      wake();
    },
    resize(size: Size, wanted: number): void {
      resolution = wanted;
      renderer.resize(size.width, size.height, wanted);
      wake();
    },
    destroy(): void {
      cancelAnimationFrame(frame);
      renderer.canvas.removeEventListener('webglcontextrestored', wake);
      root.destroy({ children: true });
      atlas?.destroy();
      renderer.destroy();
    },
  };
}

function samePose(one: CardPose, other: CardPose): boolean {
  return (
    one.x === other.x && one.y === other.y && one.width === other.width && one.turn === other.turn && one.face === other.face
  );
}

/** A resting upright card lies on whole device pixels, so that it stays sharp. */
function pose(sprite: Sprite, { x, y, width, turn, flat }: CardPose, textureWidth: number, resolution: number): void {
  const scale = width / textureWidth;
  sprite.scale.set(scale * flat, scale);
  sprite.angle = turn;
  sprite.position.set(snap(x, sprite.width, resolution), snap(y, sprite.height, resolution));
}

/** Returns a centre for which the edges fall between two device pixels. */
function snap(centre: number, extent: number, resolution: number): number {
  const half = Math.round(extent * resolution) / 2;
  return (Math.round(centre * resolution - half) + half) / resolution;
}

export function resting(spot: Pose, face: Face | null): CardPose {
  return { ...spot, face, flat: 1 };
}

export function landed({ start, duration }: Flight, now: number): boolean {
  return now >= start + duration;
}

/** Returns the pose during a flight: fast at first, a little larger half-way, and turned over where the face changes. */
export function poseAt(flight: Flight, now: number): CardPose {
  if (landed(flight, now)) return flight.to;
  const { from, to } = flight;
  const passed = Math.max(0, (now - flight.start) / flight.duration);
  const way = 1 - (1 - passed) ** 3;
  const turnedOver = from.face !== to.face;
  const far = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / 120);
  return {
    x: between(from.x, to.x, way),
    y: between(from.y, to.y, way),
    width: between(from.width, to.width, way) * (1 + FLIGHT_GROWTH * far * Math.sin(Math.PI * way)),
    turn: between(from.turn, to.turn, way),
    face: turnedOver && way < 0.5 ? from.face : to.face,
    flat: turnedOver ? Math.max(0.04, Math.abs(Math.cos(Math.PI * way))) : between(from.flat, 1, way),
  };
}

function between(from: number, to: number, way: number): number {
  return from + (to - from) * way;
}
