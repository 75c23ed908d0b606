// Threats (docs/security.md): H13.
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { loadedTable } from '../src/colyseus/table-room.ts';
import { handOverTable } from '../src/directory/hand-over-table.ts';
import { provenChance } from '../src/platform/table-chance.ts';
import { join, type Player, takesPart } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { oneMove, seated, tableFor, together } from './kit/live-table.ts';
import { checkProof } from './shufflers.ts';

const MAX_MOVES = 400;

const live = liveServerForFile(SAMPLE_GAMES, { chance: provenChance(seeded(1)) });

/** Returns how often a secret, from which someone could compute all cards, is in some bytes. */
function countOf(secret: string, bytes: Buffer): number {
  const forms = new Set([secret, secret.toUpperCase(), Buffer.from(secret, 'hex').toString('latin1')]);
  return [...forms].filter((form) => bytes.includes(Buffer.from(form, 'latin1'))).length;
}

function bytesOf(people: readonly Player[]): Buffer {
  return Buffer.concat([...people.flatMap(({ frames }) => frames), ...live.log.map((line) => Buffer.from(line))]);
}

async function playToTheEnd(game: Game, people: readonly Player[]): Promise<void> {
  for (let moves = 0; moves < MAX_MOVES && (await oneMove(game, people)) !== null; moves++) await together(people);
}

test.each(SAMPLE_GAMES.map((game) => [game.id, game] as const))(
  '%s: the secret does not leave the server before the end',
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
    expect(countOf(secret, bytesOf(people))).toBe(0);
    if (table.value.phase !== 'over') return; // A long game was not played to its end.
    const proof = await checkProof(live.context.storage, match, game);
    expect(proof.attempts[0]?.roster).toHaveLength(players.length);
    expect(proof.secret).toBe(secret);
  },
);

test('the secret of a table is not sent to the process that takes it over', async () => {
  const [game] = SAMPLE_GAMES;
  if (game === undefined) return;
  const room = loadedTable(await tableFor(live, game))!;
  const { secret } = room.table.value.shuffle!;
  let sent = '';
  await handOverTable(room, async (settings) => {
    sent = JSON.stringify(settings);
  });
  expect(sent).toContain('seating');
  expect(sent).not.toContain(secret);
});
