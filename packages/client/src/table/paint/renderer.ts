import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer, Ticker } from 'pixi.js';

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
export function tick(now: number): void {
  Ticker.system.update(now);
}
