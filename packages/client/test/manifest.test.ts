import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');

const manifestSchema = v.object({
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string(), purpose: v.picklist(['any', 'maskable']) })),
});

const manifest = readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8');
const { icons } = v.parse(manifestSchema, JSON.parse(manifest));
const drawn = icons.filter(({ type }) => type === 'image/png');

function sizeOf(src: string): string {
  const head = readFileSync(join(PUBLIC, src));
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

test('the manifest is loaded with credentials, for servers behind a password', () => {
  const page = readFileSync(join(PUBLIC, '../index.html'), 'utf8');
  const links = page.match(/<link [^>]*rel="manifest"[^>]*>/g) ?? [];
  expect(links).toEqual(['<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />']);
});

test.each(drawn)('$src is as large as the manifest says', ({ src, sizes }) => expect(sizeOf(src)).toBe(sizes));

test('there is an icon of each size that an installation asks for, also one that can be masked', () => {
  for (const purpose of ['any', 'maskable']) {
    const sizes = drawn.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes, purpose).toEqual(['192x192', '512x512']);
  }
  expect(readFileSync(join(PUBLIC, '../index.html'), 'utf8')).toContain(
    'rel="apple-touch-icon" href="/icon/apple-touch-180.png"',
  );
  expect(sizeOf('/icon/apple-touch-180.png')).toBe('180x180');
});
