import { effect } from '@preact/signals';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { look } from '../../ui/look.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { IN_MEMORY, renderAtlas } from './atlas.ts';
import { type CardScene, keepShown, makeScene } from './scene.ts';
import { watchContext } from './watch-context.ts';
import 'pixi.js/unsafe-eval';

const SETTLE_DELAY_MS = 160;
/** The greatest card width in device pixels: wider cards would not fit on one texture that every GPU supports. */
const MAX_TEXTURE_WIDTH_PX = 390;

/** `true` after this page has lost WebGL for good: it is not tried again. */
let isWebglGone = false;

interface CanvasListeners {
  /** WebGL is gone and the canvas cannot be painted on any more: a new canvas is needed. */
  lost(): void;
  /** The cards could not be drawn, so the canvas is empty. */
  failed(): void;
  drawn(): void;
}

export async function paintCards(
  canvas: HTMLCanvasElement,
  ui: TableUiState,
  closing: AbortSignal,
  listeners: CanvasListeners,
): Promise<void> {
  await yieldToMain(); // Each step takes a while on a phone.
  if (closing.aborted) return;
  const giveUpWebgl = (): void => {
    isWebglGone = true;
    listeners.lost();
  };
  closing.addEventListener('abort', watchContext(canvas, giveUpWebgl));
  const renderer = await makeRenderer(canvas, devicePixelRatio).catch((error: unknown) => {
    if (isWebglGone) throw error;
    return null; // The graphics card may have crashed just now.
  });
  if (renderer === null) return giveUpWebgl();
  await yieldToMain();
  const scene = makeScene(renderer);
  if (closing.aborted) return scene.destroy();
  const sizing = effect(() => {
    const size = ui.screen.size.value;
    if (size.width > 0) scene.resize(size, devicePixelRatio);
  });
  const stops = [sizing, keepTexturesCurrent(scene, ui, listeners), keepShown(scene, ui)];
  closing.addEventListener('abort', () => {
    for (const stop of stops) stop();
    scene.destroy();
  });
}

/**
 * Draws the cards again when their size on the screen, the deck or the card design changes. If that fails, the cards stay as they
 * were drawn before, and the next change of the table tries again.
 */
export function keepTexturesCurrent(
  scene: Pick<CardScene, 'setAtlas'>,
  { screen: { frame, size, hasTextures }, view: { latest }, presentation }: TableUiState,
  { failed, drawn }: Pick<CanvasListeners, 'failed' | 'drawn'>,
): () => void {
  let renderedKey = '';
  /** `true` after this canvas has got cards; `hasTextures` may be `true` from the canvas before it. */
  let hasAtlas = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const { card, handed } = frame.value;
    const design = { ...look.value, indices: handed === 'left' ? ('right' as const) : ('left' as const) };
    const { game, view } = latest.value;
    if (size.value.width === 0) return;
    const widest = Math.max(card.own, card.play, presentation.widest?.(frame.value) ?? 0);
    const width = Math.min(MAX_TEXTURE_WIDTH_PX, 2 * Math.round((widest * devicePixelRatio) / 2));
    const key = JSON.stringify([width, design, view.options]);
    if (key === renderedKey) return;
    clearTimeout(timer);
    const render = async (): Promise<void> => {
      const atlas = await renderAtlas(game.faces(view.options), design, width);
      if (renderedKey !== key) {
        atlas.destroy();
        return;
      }
      scene.setAtlas(atlas);
      hasAtlas = true;
      hasTextures.value = true;
      drawn();
    };
    const fail = (error: unknown): void => {
      if (renderedKey !== key) return;
      renderedKey = '';
      if (!hasAtlas) failed();
      reportError(error);
    };
    timer = setTimeout(() => void render().catch(fail), renderedKey === '' ? 0 : SETTLE_DELAY_MS);
    renderedKey = key;
  });
  return () => {
    renderedKey = 'closed';
    clearTimeout(timer);
    stop();
  };
}

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Uses WebGL if there is hardware for it, otherwise the plain canvas, which is several times faster than WebGL in software. */
async function makeRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<Renderer> {
  const preference: ('webgl' | 'canvas')[] = !isWebglGone && hasHardware() ? ['webgl', 'canvas'] : ['canvas'];
  if (preference[0] === 'canvas') canvas.getContext('2d', IN_MEMORY); // Pixi gets the same context.
  await yieldToMain();
  const renderer = await autoDetectRenderer({
    canvas,
    preference,
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: false,
    resolution,
    powerPreference: 'low-power',
  });
  // Pixi 8.22 keeps a ticker running on every frame for its housekeeping; ours ticks only while something is painted.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
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
