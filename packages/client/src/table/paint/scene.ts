import { autoDetectRenderer, Container, type Renderer, Sprite, Ticker } from 'pixi.js';
import type { Size, Spot } from '../geometry/spot.ts';
import { type Flight, landed, type Pose, poseAt, resting } from '../motion/flight.ts';
import type { Piece } from '../motion/pieces.ts';
import type { Atlas } from './atlas.ts';
import 'pixi.js/unsafe-eval';

/** A piece and where it belongs. */
export interface Lying {
  readonly piece: Piece;
  readonly spot: Spot;
  /** Lies on another card that casts the shadow. */
  readonly bare: boolean;
}

/** The painted cards. Paints when something has changed, and only as long as something moves. */
export interface Scene {
  /** From the lowest to the uppermost; every card ends where it belongs, whatever was on its way before. */
  show(cards: readonly Lying[], flight: number): void;
  dress(atlas: Atlas): void;
  resize(size: Size, resolution: number): void;
  destroy(): void;
}

interface Actor {
  readonly sprite: Sprite;
  flight: Flight;
  level: number;
  bare: boolean;
}

const ALOFT = 10_000;

export function makeScene(renderer: Renderer): Scene {
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

  function place({ piece, spot, bare }: Lying, level: number, duration: number): void {
    const to = resting(spot, piece.face);
    const actor = actors.get(piece.id);
    if (actor === undefined) {
      const sprite = new Sprite({ anchor: 0.5 });
      root.addChild(sprite);
      actors.set(piece.id, { sprite, flight: { from: to, to, start: 0, duration: 0 }, level, bare });
      return;
    }
    actor.level = level;
    actor.bare = bare;
    if (samePose(actor.flight.to, to)) return;
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
      for (const [level, card] of cards.entries()) place(card, level, duration);
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

function samePose(one: Pose, other: Pose): boolean {
  return (
    one.x === other.x && one.y === other.y && one.width === other.width && one.turn === other.turn && one.face === other.face
  );
}

/** A resting upright card lies on whole pixels of the device, so that its print stays sharp. */
function pose(sprite: Sprite, { x, y, width, turn, flat }: Pose, print: number, resolution: number): void {
  const scale = width / print;
  sprite.scale.set(scale * flat, scale);
  sprite.angle = turn;
  sprite.position.set(snap(x, sprite.width, resolution), snap(y, sprite.height, resolution));
}

/** A centre such that the edges fall between two pixels of the device. */
function snap(centre: number, extent: number, resolution: number): number {
  const half = Math.round(extent * resolution) / 2;
  return (Math.round(centre * resolution - half) + half) / resolution;
}

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** WebGL where there is hardware for it, else the plain canvas, which is several times faster than WebGL in software. */
export async function makeRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<Renderer> {
  const renderer = await autoDetectRenderer({
    canvas,
    preference: hasHardware() ? ['webgl', 'canvas'] : ['canvas'],
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: false,
    resolution,
    powerPreference: 'low-power',
  });
  restTicker();
  return renderer;
}

function hasHardware(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (probe === null) return false;
  const names = probe.getExtension('WEBGL_debug_renderer_info');
  const renderer = names === null ? '' : String(probe.getParameter(names.UNMASKED_RENDERER_WEBGL));
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}

/** Pixi 8.22 keeps a ticker running on every frame for its housekeeping; ours ticks only while something is painted. */
function restTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

/** Pixi's housekeeping, once. */
function tick(now: number): void {
  Ticker.system.update(now);
}
