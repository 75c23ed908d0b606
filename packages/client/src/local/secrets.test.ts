import type { Face } from '@hundredfold/shared/cards/face.ts';
import { facesNamed } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { lastSeen } from '@hundredfold/shared/core/match.ts';
import { facesInSight, type View } from '@hundredfold/shared/core/view.ts';
import { TEST_GAMES, testGameById } from '@hundredfold/shared/testing/test-games.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_SEAT, type WorkerMessage } from './messages.ts';
import { deviceTable } from './testing/device-table.ts';

const MOVES = 40;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Every face of the game that stands somewhere in a message, as often as it does. */
function facesTold(message: unknown, faces: ReadonlySet<Face>): readonly Face[] {
  if (typeof message === 'string') return faces.has(message) ? [message] : [];
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap((each) => facesTold(each, faces)) : [];
}

/** What a seat may know of a match: what it sees, and what the last action has told it. */
function facesAllowed(match: Match): readonly Face[] {
  const { game, state } = match;
  const last = lastSeen(match, OWN_SEAT);
  const named = last === null ? [] : facesNamed(game.actions, last.action);
  return [...facesInSight(game.view(state, OWN_SEAT), game.viewSchema), ...named];
}

/** The faces that messages tell of, and the seat in front of the device may not know. */
async function leaks(game: Game, honest: Game = game): Promise<readonly Face[]> {
  const table = deviceTable(game, Math.min(4, game.seats.max));
  await table.begin();
  await table.plays(MOVES);
  const faces = new Set(honest.faces(table.wish.options));
  const tellTale = async (message: WorkerMessage): Promise<readonly Face[]> => {
    const told = [...facesTold(message, faces)];
    const allowed = message.told === 'seen' ? facesAllowed(await table.truthAt(message.seen.version, honest)) : [];
    for (const face of allowed) if (told.includes(face)) told.splice(told.indexOf(face), 1);
    return told;
  };
  expect(table.messages.length).toBeGreaterThan(4);
  return (await Promise.all(table.messages.map(tellTale))).flat();
}

const ALL = TEST_GAMES.map((game) => [game.id, game] as const);

test.each(ALL)('of %s a worker tells its page no card that the seat does not see', async (_, game) => {
  expect(await leaks(game)).toEqual([]);
});

/** A game that shows its whole state beside the view. */
function spilling(game: Game): Game {
  const view = (state: unknown, viewer: View['viewer']) => ({ ...game.view(state, viewer), spilt: game.piles(state) });
  return { ...game, view };
}

test.each(ALL)('a pile of %s that is told of by mistake is found', async (_, game) => {
  expect(await leaks(spilling(game), game)).not.toEqual([]);
});

test.each(['mod-four', 'one-hundred-one', 'hundred-rummy', 'hand-over'])('the hands of %s are found as well', async (id) => {
  const game = testGameById(id)!;
  const open: Game = { ...game, view: (state, viewer) => ({ ...game.view(state, 'all'), viewer }) };
  expect(await leaks(open, game)).not.toEqual([]);
});
