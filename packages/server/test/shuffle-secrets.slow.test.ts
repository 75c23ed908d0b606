import './add-test-games.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { CHAIN_LENGTH, shuffleChain } from '@hundredfold/shared/shuffle-proof/chain.ts';
import { toHex } from '@hundredfold/shared/shuffle-proof/encoding.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadedTable } from '../src/colyseus/loaded-tables.ts';
import { nodeHashes } from '../src/platform/shuffle-hashes.ts';
import { provenChance } from '../src/platform/table-chance.ts';
import { join, type Player, takesPart } from './live-player.ts';
import { type LiveServer, liveServer } from './live-server.ts';
import { oneMove, seated, tableFor, together } from './live-table.ts';
import { checkProof } from './shufflers.ts';

const MAX_MOVES = 400;

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer(SAMPLE_GAMES, { chance: provenChance(seeded(1)) });
});
afterAll(() => live.close());

/** Returns the numbers of the links of a chain from which someone could compute later cards, if they are in some bytes. */
function linksIn(secret: string, bytes: Buffer): readonly number[] {
  const chain = shuffleChain(secret, nodeHashes);
  const links = Array.from({ length: CHAIN_LENGTH }, (_, index) => index + 1);
  return links.filter((index) => {
    const link = toHex(chain.link(index));
    return bytes.includes(link) || bytes.includes(Buffer.from(link, 'hex')) || bytes.includes(link.toUpperCase());
  });
}

function bytesOf(people: readonly Player[]): Buffer {
  return Buffer.concat([...people.flatMap(({ frames }) => frames), ...live.log.map((line) => Buffer.from(line))]);
}

async function playToTheEnd(game: Game, people: readonly Player[]): Promise<void> {
  for (let moves = 0; moves < MAX_MOVES && (await oneMove(game, people)) !== null; moves++) await together(people);
}

test('the search finds a link in bytes and in text', () => {
  const secret = '07'.repeat(32);
  const link = toHex(shuffleChain(secret).link(3));
  expect(linksIn(secret, Buffer.from(`{"a":"${link}"}`))).toEqual([3]);
  expect(linksIn(secret, Buffer.from(`00${link}`, 'hex'))).toEqual([3]);
});

test.each(SAMPLE_GAMES.map((game) => [game.id, game] as const))(
  '%s: no link of the chain leaves the server before the end',
  async (_, game) => {
    const code = await tableFor(live, game);
    const players = await seated(live, game, code);
    const spectator = await join(live.address, game, code);
    const people = [...players, spectator];
    const { table } = loadedTable(code)!;
    const { secret, match } = table.value.shuffle!;
    const taking = players.map(takesPart);
    await players[0]!.sees(({ shuffle }) => players.every(({ memberId }) => shuffle.includes(`:${memberId}:`)));
    await players[0]!.ask('start');
    await Promise.all(taking);
    await together(people);
    expect(table.value).toMatchObject({ phase: 'playing', play: { id: match } });
    await playToTheEnd(game, people);
    expect(linksIn(secret, bytesOf(people))).toEqual([]);
    if (table.value.phase !== 'over') return; // A long game was not played to its end.
    const proof = await checkProof(live.context.storage, match, game);
    expect(proof.attempts[0]?.roster).toHaveLength(players.length);
    expect(linksIn(secret, Buffer.from(JSON.stringify(await live.context.storage.record(match))))).toHaveLength(1);
  },
);

test('the secret of a table is not sent to the process that takes it over', async () => {
  const [game] = SAMPLE_GAMES;
  if (game === undefined) return;
  const room = loadedTable(await tableFor(live, game))!;
  const { secret } = room.table.value.shuffle!;
  let sent = '';
  await room.handOver(async (settings) => {
    sent = JSON.stringify(settings);
  });
  expect(sent).toContain('seating');
  expect(sent).not.toContain(secret);
});
