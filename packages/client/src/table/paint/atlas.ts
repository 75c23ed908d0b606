import type { Face } from '@hundredfold/shared/cards/face.ts';
import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { backSvg } from '../../cards/back.ts';
import { type CardDesign, type Courts, cardSvg, loadCourts } from '../../cards/card.ts';
import { yieldToMain } from '../../lib/yield-to-main.ts';
import { RATIO } from '../layout/pose.ts';

const BACK = '';
/** The texture of a back without its shadow, for the cards of a pile: their shadows would add up. */
const BARE = 'bare';
const SHADOW = 'rgb(0 0 0 / 0.42)';
const WIDEST = 4096;
/** The settings of a canvas in the page's own memory. A graphics card could lose its content in a crash. */
export const IN_MEMORY: CanvasRenderingContext2DSettings = { willReadFrequently: true };
/** The number of cards that are prepared for drawing at the same time. */
const AT_ONCE = 4;

/** Every card of a game as a texture, drawn for one size of device pixels. */
export type Atlas = Awaited<ReturnType<typeof renderAtlas>>;

/** `width` is that of a card in device pixels. */
export async function renderAtlas(faces: readonly Face[], look: CardDesign, width: number) {
  const courts = await loadCourts().catch((): Courts => ({})); // The court cards are drawn plain if their artwork cannot be loaded.
  const wanted = [BARE, BACK, ...faces];
  const height = Math.round(width * RATIO);
  const margin = Math.ceil(width * 0.08);
  const cell = { width: width + 2 * margin, height: height + 2 * margin };
  const columns = Math.max(1, Math.floor(WIDEST / cell.width));
  const sheet = document.createElement('canvas');
  sheet.width = cell.width * Math.min(columns, wanted.length);
  sheet.height = cell.height * Math.ceil(wanted.length / columns);
  const ink = sheet.getContext('2d', IN_MEMORY);
  if (ink === null) throw new Error('there is no canvas to draw cards on');
  ink.shadowBlur = margin * 0.8;
  ink.shadowOffsetY = margin * 0.28;
  const textures = new Map<Face, Texture>();
  const source = new ImageSource({ resource: sheet, autoGenerateMipmaps: true, alphaMode: 'premultiply-alpha-on-upload' });
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    const faces = wanted.slice(first, first + AT_ONCE);
    const pictures = await Promise.all(
      faces.map((face) => picture(face === BACK || face === BARE ? backSvg(look.back) : cardSvg(face, look, courts))),
    );
    for (const [index, image] of pictures.entries()) {
      const face = faces[index] ?? BACK;
      const x = ((first + index) % columns) * cell.width;
      const y = Math.floor((first + index) / columns) * cell.height;
      ink.shadowColor = face === BARE ? 'transparent' : SHADOW;
      ink.drawImage(image, x + margin, y + margin, width, height);
      textures.set(face, new Texture({ source, frame: new Rectangle(x, y, cell.width, cell.height) }));
      await yieldToMain();
    }
  }
  return {
    /** The width of a card in device pixels, without its shadow. */
    width,
    /**
     * Returns the texture of a face, or of the back for `null`. A `bare` card lies in a pile, where only its edge is visible; it
     * has no shadow.
     */
    texture: (face: Face | null, bare: boolean): Texture => textures.get(bare ? BARE : (face ?? BACK)) ?? Texture.EMPTY,
    destroy(): void {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
