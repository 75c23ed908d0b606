import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, type Renderer } from 'pixi.js';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** WebGL where there is hardware for it, else the plain canvas, which is several times faster than WebGL in software. */
export function makeRenderer(canvas: HTMLCanvasElement, resolution: number): Promise<Renderer> {
  return autoDetectRenderer({
    canvas,
    preference: hasHardware() ? ['webgl', 'canvas'] : ['canvas'],
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: false,
    resolution,
    powerPreference: 'low-power',
  });
}

function hasHardware(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2');
  if (probe === null) return false;
  const names = probe.getExtension('WEBGL_debug_renderer_info');
  const renderer = names === null ? '' : String(probe.getParameter(names.UNMASKED_RENDERER_WEBGL));
  probe.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
