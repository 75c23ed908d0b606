import type { Face } from '@hundredfold/shared/cards/face.ts';
import { effect } from '@preact/signals';
import { Container, type Renderer, Sprite, Ticker } from 'pixi.js';
import { dimmed } from '../../cards/stock.ts';
import { settings } from '../../ui/settings.ts';
import { lapped } from '../geometry/arrange.ts';
import type { Frame } from '../geometry/frame.ts';
import { isHandOf, keyOf, ownHandOf, type Piece, type Pieces, reconcile, type Zone } from '../geometry/layout.ts';
import type { Pose, Size } from '../geometry/pose.ts';
import { type Grip, painted, spotsNow } from '../painted.ts';
import { type ShownTable, type Stage, zonesOf } from '../stage.ts';
import type { Atlas } from './atlas.ts';

/** Milliseconds in which a card rises out of the hand. */
const LIFT_FLIGHT_MS = 130;
/** The distance, in CSS px, within which cards belong to one pile. */
const PILED = 2;
/** The z-index that moving cards get on top of their own: they are above resting cards. */
const ALOFT = 10_000;
/** The z-index of cards that the player carries, or has let go on the table: they are above moving cards. */
const HIGHEST = 2 * ALOFT;
/** The tints of a card: as it is printed, or dimmed. */
const PLAIN = 0xffffff;
const DIMMED = 0x01_01_01 * Math.round(dimmed * 0xff);
/** The additional width of a card half-way, as a share of its width. */
const SWELL = 0.07;

/** A piece and its place. */
export interface PlacedCard {
  readonly piece: Piece;
  readonly spot: Pose;
  /** `true` if the card lies on another card, which casts the shadow. */
  readonly bare: boolean;
  readonly dim: boolean;
  readonly grip: Grip;
}

/** The painted cards. The scene paints when something has changed, and runs only while something moves. */
export interface CardScene {
  /** Shows the cards, from the lowest to the uppermost. Every card ends at its place, also if it was on its way before. */
  show(cards: readonly PlacedCard[], flight: number): void;
  /** Moves a carried card to its pose at once. */
  carry(id: number, spot: Pose): void;
  dress(atlas: Atlas): void;
  resize(size: Size, resolution: number): void;
  destroy(): void;
}

/** The appearance of a card at one moment. */
export interface CardPose extends Pose {
  readonly face: Face | null;
  /** The flatness of the card: 1 lies flat; less while it is turned over. */
  readonly flat: number;
}

/** A card on its way. */
export interface Flight {
  readonly from: CardPose;
  readonly to: CardPose;
  readonly start: number;
  readonly duration: number;
}

interface Actor {
  readonly sprite: Sprite;
  flight: Flight;
  level: number;
  bare: boolean;
}

/** Keeps the canvas in agreement with the table. */
export function keepShown(scene: CardScene, stage: Stage): () => void {
  let pieces: Pieces = new Map();
  let was: Was = { shown: stage.shown.peek(), frame: stage.frame.peek(), leaving: [] };
  let carried: number | undefined;
  const follow = (spot: Pose | null): void => {
    if (carried !== undefined && spot !== null) scene.carry(carried, spot);
  };
  const stopShowing = effect(() => {
    const now = { shown: stage.shown.value, frame: stage.frame.value };
    const zones = zonesOf(stage, now.shown.view);
    const leaves = leavingPieces(zones, pieces, stage);
    const leaving = leaves.length > 0 ? leaves : was.leaving;
    pieces = reconcile(pieces, new Map(zones.map((zone) => [keyOf(zone.place), zone])), leaving);
    const lying = zones.flatMap((zone) => lyingIn(zone, pieces.get(keyOf(zone.place)) ?? [], stage));
    const flight = now.frame !== was.frame ? 0 : now.shown !== was.shown ? now.shown.flight : LIFT_FLIGHT_MS;
    was = { ...now, leaving };
    scene.show(lying, settings.speed.value === 'none' ? 0 : flight);
    carried = lying.find(({ grip }) => grip === 'carried')?.piece.id;
    follow(stage.inAir.peek());
  });
  const stopCarrying = effect(() => follow(stage.inAir.value));
  return () => {
    stopShowing();
    stopCarrying();
  };
}

interface Was {
  readonly shown: ShownTable;
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

function lyingIn(zone: Zone, pieces: readonly Piece[], stage: Stage): readonly PlacedCard[] {
  const spots = spotsNow(stage, zone);
  const { frame, shown } = stage;
  const lying = pieces.map((piece, index): PlacedCard | null => {
    const spot = spots[index];
    if (spot === undefined) return null;
    const under = spots[index - 1];
    const piled = under !== undefined && Math.hypot(spot.x - under.x, spot.y - under.y) < PILED;
    if (piece.face === null) return { piece, bare: piled, spot, dim: false, grip: 'none' };
    return { piece, bare: index < zone.covered - 1, ...painted(stage, zone, { face: piece.face, index }, spot) };
  });
  const handed = isHandOf(shown.value.view.viewer, zone.place) ? frame.value.handed : 'right';
  return lapped(spots, handed).flatMap((index) => lying[index] ?? []);
}

export function makeScene(renderer: Renderer): CardScene {
  const root = new Container({ sortableChildren: true });
  const actors = new Map<number, Actor>();
  let atlas: Atlas | null = null;
  let resolution = 1;
  let frame = 0;

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(paint);
  }

  function paint(now: number): void {
    frame = 0;
    let moving = false;
    for (const actor of actors.values()) {
      const still = landed(actor.flight, now);
      moving ||= !still;
      if (atlas !== null) {
        const at = poseAt(actor.flight, now);
        actor.sprite.texture = atlas.texture(at.face, still && actor.bare);
        pose(actor.sprite, at, atlas.width, resolution);
      }
      actor.sprite.zIndex = still ? actor.level : ALOFT + actor.level;
    }
    if (atlas !== null) renderer.render(root);
    tick(now);
    if (moving) wake();
  }

  function place({ piece, spot, bare, dim, grip }: PlacedCard, order: number, duration: number): void {
    const level = grip === 'none' ? order : HIGHEST + order;
    const to = resting(spot, piece.face);
    const actor = actors.get(piece.id);
    const tint = dim ? DIMMED : PLAIN;
    if (actor === undefined) {
      const sprite = new Sprite({ anchor: 0.5, tint });
      root.addChild(sprite);
      actors.set(piece.id, { sprite, flight: { from: to, to, start: 0, duration: 0 }, level, bare });
      return;
    }
    actor.level = level;
    actor.bare = bare;
    actor.sprite.tint = tint;
    if (grip === 'carried' || samePose(actor.flight.to, to)) return;
    const now = performance.now();
    actor.flight = { from: poseAt(actor.flight, now), to, start: now, duration };
  }

  renderer.canvas.addEventListener('webglcontextrestored', wake);

  return {
    show(cards, duration) {
      const shown = new Set(cards.map(({ piece }) => piece.id));
      for (const [id, actor] of actors) {
        if (shown.has(id)) continue;
        actor.sprite.destroy();
        actors.delete(id);
      }
      for (const [order, card] of cards.entries()) place(card, order, duration);
      wake();
    },
    carry(id, spot) {
      const actor = actors.get(id);
      if (actor === undefined) return;
      const there = resting(spot, actor.flight.to.face);
      actor.flight = { from: there, to: there, start: 0, duration: 0 };
      wake();
    },
    dress(next) {
      atlas?.destroy();
      atlas = next;
      wake();
    },
    resize(size, wanted) {
      resolution = wanted;
      renderer.resize(size.width, size.height, wanted);
      wake();
    },
    destroy() {
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

/** A resting upright card lies on whole device pixels, so that its print stays sharp. */
function pose(sprite: Sprite, { x, y, width, turn, flat }: CardPose, print: number, resolution: number): void {
  const scale = width / print;
  sprite.scale.set(scale * flat, scale);
  sprite.angle = turn;
  sprite.position.set(snap(x, sprite.width, resolution), snap(y, sprite.height, resolution));
}

/** Returns a centre for which the edges fall between two device pixels. */
function snap(centre: number, extent: number, resolution: number): number {
  const half = Math.round(extent * resolution) / 2;
  return (Math.round(centre * resolution - half) + half) / resolution;
}

/** Runs Pixi's housekeeping once. */
function tick(now: number): void {
  Ticker.system.update(now);
}

export function resting(spot: Pose, face: Face | null): CardPose {
  return { ...spot, face, flat: 1 };
}

export function landed({ start, duration }: Flight, now: number): boolean {
  return now >= start + duration;
}

/**
 * Returns the pose during a flight: fast at first, slow at the end; a little larger half-way, and turned over where the face
 * changes.
 */
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
    width: between(from.width, to.width, way) * (1 + SWELL * far * Math.sin(Math.PI * way)),
    turn: between(from.turn, to.turn, way),
    face: turnedOver && way < 0.5 ? from.face : to.face,
    flat: turnedOver ? Math.max(0.04, Math.abs(Math.cos(Math.PI * way))) : between(from.flat, 1, way),
  };
}

function between(from: number, to: number, way: number): number {
  return from + (to - from) * way;
}
