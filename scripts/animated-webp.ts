/** A frame of an animation: a still WebP, its position on the picture, and its duration. Both offsets are even. */
export interface WebpFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  /** A lossy WebP file without transparency, as a browser's canvas writes it. */
  readonly still: Uint8Array;
}

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const IS_ANIMATED = 0b10;
/** The flag for a frame that replaces the pixels below it instead of being blended with them. */
const DO_NOT_BLEND = 0b10;

/** Joins still WebP pictures into an animation that repeats forever (https://developers.google.com/speed/webp/docs/riff_container). */
export function animatedWebp(width: number, height: number, frames: readonly WebpFrame[]): Buffer {
  const body = Buffer.concat([
    chunk('VP8X', [Buffer.from([IS_ANIMATED, 0, 0, 0]), threeBytes(width - 1), threeBytes(height - 1)]),
    chunk('ANIM', [Buffer.alloc(6)]),
    ...frames.map((frame) =>
      chunk('ANMF', [
        threeBytes(frame.x / 2),
        threeBytes(frame.y / 2),
        threeBytes(frame.width - 1),
        threeBytes(frame.height - 1),
        threeBytes(frame.milliseconds),
        Buffer.from([DO_NOT_BLEND]),
        bitstreamOf(frame.still),
      ]),
    ),
  ]);
  return chunk('RIFF', [Buffer.from('WEBP'), body]);
}

/** Returns the durations of the frames of an animation, in milliseconds; none for a still picture. */
export function frameDurations(file: Uint8Array): readonly number[] {
  return chunksOf(file).flatMap(({ name, data }) => (name === 'ANMF' ? data.readUIntLE(12, 3) : []));
}

/** Returns the compressed picture of a still file, with the header of its chunk. */
function bitstreamOf(still: Uint8Array): Buffer {
  const found = chunksOf(still).find(({ name }) => name === 'VP8 ');
  if (found === undefined) throw new Error('this is no lossy WebP without transparency');
  return chunk(found.name, [found.data]);
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function chunksOf(file: Uint8Array): readonly Chunk[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const from = at + CHUNK_HEADER_BYTES;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(from, from + size) });
    at = from + size + (size % 2);
  }
  return chunks;
}

/** Returns a chunk of a RIFF file. Data of odd length is padded. */
function chunk(name: string, parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.write(name, 'latin1');
  header.writeUInt32LE(size, 4);
  return Buffer.concat([header, ...parts, Buffer.alloc(size % 2)]);
}

function threeBytes(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
