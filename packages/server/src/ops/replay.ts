import type { Game } from '@hundredfold/shared/core/game.ts';
import { historyOf } from '@hundredfold/shared/core/history.ts';
import { act, type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import * as v from 'valibot';
import type { GameStorage } from '../storage/game-storage.ts';

/** A line of the log about a halted table. */
const haltSchema = v.object({
  match: v.string(),
  game: v.string(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/**
 * Replays the match of a halted table from the storage and tries every possible next move. Returns one sentence on what fails.
 */
export async function findFailingStep(
  line: string,
  storage: Pick<GameStorage, 'steps'>,
  find: (id: string) => Game | undefined = gameById,
): Promise<string> {
  const { match: id, game: name, seats, options } = v.parse(haltSchema, JSON.parse(line));
  const game = find(name);
  if (game === undefined) return `there is no game ${name}`;
  const stored = await storage.steps(id);
  const start = startMatch(game, options, seats);
  for (let steps = 1; steps <= stored.length; steps++) {
    const broken = errorOf(() => historyOf(id, start, stored.slice(0, steps)));
    if (broken !== null) return `match ${id} breaks at step ${steps}: ${broken}`;
  }
  const broken = nextFailure(historyOf(id, start, stored).play.match);
  return `match ${id} ${broken === null ? 'goes on' : 'breaks'} after step ${stored.length}${broken ?? ''}`;
}

/** Returns what fails when someone looks or moves now; `null` if nothing does. The text contains no cards. */
function nextFailure(match: Match): string | null {
  const { game, state } = match;
  for (const viewer of ['public', ...allSeats(match.seats)] as const) {
    const broken = errorOf(() => game.view(state, viewer));
    if (broken !== null) return `, when ${viewer === 'public' ? 'everybody' : `seat ${viewer}`} looks: ${broken}`;
  }
  for (const seat of game.toAct(state)) {
    for (const action of game.legal(game.view(state, seat))) {
      const broken = errorOf(() => act(match, seat, action));
      if (broken !== null) return `, when seat ${seat} does "${action.type}": ${broken}`;
    }
  }
  return null;
}

/** Returns the error and its origin; `null` if there is no error. */
function errorOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
