import type { Page } from '@playwright/test';
import type { WebpFrame } from './animated-webp.ts';

/** A screenshot and its position on a picture. */
export interface Shot {
  readonly png: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A canvas in a browser page, which scales pictures and compresses them. */
export interface Canvas {
  /** Draws screenshots, and returns the part of the picture that has changed; `null` if none has. */
  draw(shots: readonly Shot[]): Promise<Omit<WebpFrame, 'milliseconds'> | null>;
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly still: string;
}

/** Opens a canvas of the given size in an empty page. */
export async function openCanvas(
  page: Page,
  { width, height, background, quality }: { width: number; height: number; background: string; quality: number },
): Promise<Canvas> {
  await page.goto('about:blank');
  await page.evaluate(setUp, { width, height, background });
  return {
    async draw(shots) {
      const sources = shots.map(({ png, ...box }) => ({ ...box, source: `data:image/png;base64,${png.toString('base64')}` }));
      const drawn: Drawn | null = await page.evaluate(drawChanges, { sources, quality });
      return drawn && { ...drawn, still: Buffer.from(drawn.still, 'base64') };
    },
  };
}

/** Runs in the page. Creates the canvas. */
function setUp({ width, height, background }: { width: number; height: number; background: string }): void {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  document.body.append(canvas);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser has no canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
}

/** Runs in the page. Draws the pictures, and compresses the smallest rectangle that contains all changes. */
async function drawChanges({
  sources,
  quality,
}: {
  readonly sources: readonly (Omit<Shot, 'png'> & { readonly source: string })[];
  readonly quality: number;
}): Promise<Drawn | null> {
  /** Smaller changes of a colour are not visible. */
  const LEAST_CHANGE = 6;
  const RADIUS = 10;
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('there is no canvas');
  const { width, height } = canvas;
  const isFirst = canvas.dataset.drawn === undefined;
  canvas.dataset.drawn = 'yes';
  const before = context.getImageData(0, 0, width, height).data;
  context.imageSmoothingQuality = 'high';
  for (const { source, ...box } of sources) {
    const image = new Image();
    image.src = source;
    await image.decode();
    context.save();
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, RADIUS);
    context.clip();
    context.drawImage(image, box.x, box.y, box.width, box.height);
    context.restore();
  }
  const after = context.getImageData(0, 0, width, height).data;
  let [left, top, right, bottom] = isFirst ? [0, 0, width - 1, height - 1] : [width, height, -1, -1];
  for (let at = 0; at < after.length; at++) {
    if (Math.abs((after[at] ?? 0) - (before[at] ?? 0)) < LEAST_CHANGE) continue;
    const pixel = at >> 2;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < left) return null;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x + 1, bottom - y + 1);
  part.getContext('2d', { alpha: false })?.drawImage(canvas, -x, -y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
  return { x, y, width: part.width, height: part.height, still: url.slice(url.indexOf(',') + 1) };
}
