import type { Face } from '@hundredfold/shared/cards/face.ts';
import { facesNamed } from '@hundredfold/shared/core/action.ts';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { lastSeen } from '@hundredfold/shared/core/match.ts';
import { facesInSight, type View } from '@hundredfold/shared/core/view.ts';
import { isOneGame } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES, testGameById } from '@hundredfold/shared/testing/test-games.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_SEAT, type WorkerMessage } from './messages.ts';
import { deviceTable } from './testing/device-table.ts';

const MOVES = 40;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function facesIn(message: unknown, faces: ReadonlySet<Face>): readonly Face[] {
  if (typeof message === 'string') return faces.has(message) ? [message] : [];
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap((each) => facesIn(each, faces)) : [];
}

function facesAllowed(match: Match): readonly Face[] {
  const { game, state } = match;
  const last = lastSeen(match, OWN_SEAT);
  const named = last === null ? [] : facesNamed(game.actions, last.action);
  return [...facesInSight(game.view(state, OWN_SEAT), game.viewSchema), ...named];
}

async function leaks(game: Game, honest: Game = game): Promise<readonly Face[]> {
  const table = deviceTable(game, Math.min(4, game.seats.max));
  await table.begin();
  await table.plays(MOVES);
  const faces = new Set(honest.faces(table.newGame.options));
  const leakedIn = async (message: WorkerMessage): Promise<readonly Face[]> => {
    const leaked = [...facesIn(message, faces)];
    const allowed = message.told === 'seen' ? facesAllowed(await table.truthAt(message.seen.version, honest)) : [];
    for (const face of allowed) if (leaked.includes(face)) leaked.splice(leaked.indexOf(face), 1);
    return leaked;
  };
  expect(table.messages.length).toBeGreaterThan(4);
  return (await Promise.all(table.messages.map(leakedIn))).flat();
}

const ALL = QUICK_GAMES.map((game) => [game.id, game] as const);

test.each(ALL)('in %s a worker tells its page no card that the seat does not see', async (_, game) => {
  expect(await leaks(game)).toEqual([]);
});

/** A game whose view wrongly contains all piles. */
function spilling(game: Game): Game {
  const view = (state: unknown, viewer: View['viewer']) => ({ ...game.view(state, viewer), spilt: pilesOf(game, state) });
  return { ...game, view };
}

test.each(ALL.filter(([, game]) => isSampleGame(game)))('a leaked pile of %s is found', async (_, game) => {
  expect(await leaks(spilling(game), game)).not.toEqual([]);
});

const WITH_HANDS = ['mod-four', 'one-hundred-one', 'hundred-rummy', 'hand-over'];

test.each(isOneGame ? [] : WITH_HANDS)('leaked hands of %s are found as well', async (id) => {
  const game = testGameById(id)!;
  const open: Game = { ...game, view: (state, viewer) => ({ ...game.view(state, 'all'), viewer }) };
  expect(await leaks(open, game)).not.toEqual([]);
});
