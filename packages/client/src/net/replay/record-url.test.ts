import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { isOneGame } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { MAX_FRAGMENT_CHARS, packRecord, unpackRecord } from './record-url.ts';
import { openedRecord, opening, playedRecord } from './testing/played-record.ts';

describe.each(QUICK_GAMES)('a link with a game of $id', (game) => {
  test('leads to the same game: every move, every name and the end', async () => {
    const record = playedRecord(game);
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    const opened = await openedRecord(game, (await unpackRecord(packed)) as typeof record);
    const whole = await openedRecord(game, record);
    expect(opened.record).toMatchObject({ game: game.id, names: record.names, outcome: record.outcome, rules: game.version });
    const last = whole.overview.last;
    expect(opened.overview).toEqual(whole.overview);
    expect(opened.matchAfter(last).state).toEqual(whole.matchAfter(last).state);
  });
});

test('a short game fits into a link, because it is without hashes', async () => {
  const record = playedRecord(modFour);
  expect((await packRecord(record)).length).toBeLessThan(MAX_FRAGMENT_CHARS);
  expect(await unpackRecord(await packRecord(record))).toMatchObject({ hashes: '' });
});

test('marks of italic text behind a link are left out', async () => {
  const record = playedRecord(modFour);
  const packed = await packRecord(record);
  for (const marks of ['_', '__']) expect(await unpackRecord(packed + marks)).toEqual(await unpackRecord(packed));
  await expect(unpackRecord(`${packed}____`)).rejects.toThrow();
});

test('a changed link is refused, and never opens another game', { skip: isOneGame }, async () => {
  const packed = await packRecord(playedRecord(modFour));
  const tries = Array.from({ length: 60 }, (_, index) => {
    const at = Math.floor((index * packed.length) / 60);
    return packed.slice(0, at) + (packed[at] === 'A' ? 'B' : 'A') + packed.slice(at + 1);
  });
  for (const changed of [packed.slice(0, -40), ...tries]) {
    const value = await unpackRecord(changed).catch(() => null);
    const opened = await opening(modFour, value);
    // A changed letter of a name is another name; everything else is found.
    if (opened.ok) expect(opened.value.record.names).not.toEqual(playedRecord(modFour).names);
  }
});

test.each(['', 'not base64url!', 'AAAA', 'eyJhIjoxfQ'])('what is no link is refused: %s', async (fragment) => {
  await expect(unpackRecord(fragment)).rejects.toThrow();
});

test('a small link cannot unpack to an enormous text', { skip: isOneGame }, async () => {
  const bytes = new Uint8Array(9_000_000);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  await expect(unpackRecord(packed)).rejects.toThrow('more than');
});
