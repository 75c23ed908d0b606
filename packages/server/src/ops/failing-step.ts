import type { Game } from '@hundredfold/shared/core/game.ts';
import { replayFrom } from '@hundredfold/shared/core/history.ts';
import { act, type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { newOngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import * as v from 'valibot';
import type { BackupRow } from '../storage/backup/row.ts';
import type { StoredStep } from '../storage/game-storage.ts';
import { readStep } from '../storage/rows.ts';

const haltSchema = v.object({
  match: v.string(),
  game: v.string(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});
export type Halt = v.InferOutput<typeof haltSchema>;

/** Reads a line of the log; `null` if it is about anything else. Docker puts the name of the container before a line. */
export function readHalt(line: string): Halt | null {
  return line.includes('the table is halted') ? v.parse(haltSchema, JSON.parse(line.slice(line.indexOf('{')))) : null;
}

export async function stepsOf(
  halts: readonly Pick<Halt, 'match'>[],
  rows: AsyncIterable<BackupRow>,
): Promise<ReadonlyMap<string, readonly StoredStep[]>> {
  const found = new Map<string, [version: number, step: StoredStep][]>(halts.map(({ match }) => [match, []]));
  for await (const { kind, values } of rows) {
    if (kind !== 'steps') continue;
    const [match, version, body, intent] = values as [string, number, string, string | null];
    found.get(match)?.push([version, readStep({ body, intent })]);
  }
  const inOrder = ([one]: readonly [number, ...unknown[]], [other]: readonly [number, ...unknown[]]) => one - other;
  return new Map([...found].map(([match, steps]) => [match, steps.sort(inOrder).map(([, step]) => step)]));
}

/** Replays the stored steps of a halted match and tries every possible next move. Returns one sentence on what fails. */
export function findFailingStep(
  { match: id, game: name, seats, options }: Halt,
  stored: readonly StoredStep[],
  find: (id: string) => Game | undefined = gameById,
): string {
  const game = find(name);
  if (game === undefined) return `there is no game ${name}`;
  if (stored.length === 0) return `match ${id} is not stored here`;
  const start = startMatch(game, options, seats);
  const replay = replayFrom(newOngoingMatch(id, start), 'all');
  for (const [index, step] of stored.entries()) {
    const broken = errorOf(() => replay.add(step));
    if (broken !== null) return `match ${id} breaks at step ${index + 1}: ${broken}`;
  }
  const broken = errorOf(() => replay.end()) ?? nextFailure(replay.end().play.match);
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

function errorOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
