import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { RecordStep } from '@hundredfold/shared/core/record-step.ts';

/** The longest fragment of a link with a game in it, in characters. Mail programs and chats cut off longer links. */
export const MAX_FRAGMENT_CHARS = 2000;

/** The most bytes that a fragment may unpack to, so that a small link cannot fill the memory. */
const MAX_UNPACKED_BYTES = 8_000_000;

/**
 * Packs a whole game into the fragment of a link: JSON, compressed, in the letters of base64url. The state hashes and the proof
 * of the shuffle are left out, because they do not compress; the rules still check every step.
 */
export async function packRecord(record: GameRecord): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(withoutHashes(record)));
  return toBase64Url(await throughStream(json, new CompressionStream('deflate-raw')));
}

/**
 * Unpacks the fragment of a link to a JSON value, which may be anything. Rejects if it is no such fragment. So many letters at the end
 * may be marks of italic or bold text around a pasted link.
 */
export async function unpackRecord(fragment: string, marks = 2): Promise<unknown> {
  try {
    return await unpack(fragment);
  } catch (error) {
    if (marks === 0 || !fragment.endsWith('_')) throw error;
    return unpackRecord(fragment.slice(0, -1), marks - 1);
  }
}

async function unpack(fragment: string): Promise<unknown> {
  const packed = fromBase64Url(fragment);
  return JSON.parse(
    new TextDecoder('utf-8', { fatal: true }).decode(await throughStream(packed, new DecompressionStream('deflate-raw'))),
  );
}

/**
 * A record without hashes. The proof of the shuffle is left out too, because it fills half a link, and the numbers of legal moves,
 * because they follow from the rules.
 */
function withoutHashes({ proof: _, takenBack, ...record }: GameRecord): GameRecord {
  return {
    ...record,
    hashes: '',
    steps: record.steps.map(withoutLegal),
    ...(takenBack !== undefined && {
      takenBack: takenBack.map((each) => ({ ...each, hashes: '', steps: each.steps.map(withoutLegal) })),
    }),
  };
}

function withoutLegal(step: RecordStep): RecordStep {
  return 'chance' in step ? step : { seat: step.seat, move: step.move };
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      throw new Error(`more than ${MAX_UNPACKED_BYTES} bytes`);
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Characters per call, so that a long text does not become more arguments than a function can take. */
const CHUNK = 8192;

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new Error('not base64url');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
