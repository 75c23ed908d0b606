import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type GameRecord, replay } from '@hundredfold/shared/core/record.ts';
import { privateFields } from '@hundredfold/shared/schema/table.ts';
import { join, type Player } from '../live-player.ts';
import type { Person, TableSession } from './person.ts';

/** The number of tries: frames in flight may still arrive, but lost frames never do. */
const TRIES = 10;

/**
 * Compares, at a table where the game is over, what every client sees after all patches with what a new client sees, and with
 * what the record allows it to see. Returns a sentence for each client that sees something else.
 */
export async function faultsSeen(
  { address, code, plan: { game } }: Pick<TableSession, 'address' | 'code' | 'plan'>,
  people: readonly Pick<Person, 'guest' | 'line'>[],
  record: GameRecord,
): Promise<readonly string[]> {
  const end = [...replay(game, record)].at(-1)!;
  const newcomer = await withRetries(() => join(address, game, code));
  let faults: readonly string[] = [];
  for (let tries = 0; tries < TRIES && (tries === 0 || faults.length > 0); tries++) {
    const here = people.filter(({ line }) => line.room.connection.isOpen);
    await Promise.all([newcomer, ...here.map(({ line }) => line)].map((line) => line.ask('me').catch(() => null)));
    const truth = publicOf(game, newcomer);
    faults = here.flatMap(({ guest, line }) => {
      if (!isDeepStrictEqual(publicOf(game, line), truth)) return [`${code}: ${guest.name} sees another table`];
      return isDeepStrictEqual(line.view(), game.view(end.state, line.seat() ?? 'public'))
        ? []
        : [`${code}: ${guest.name} sees another end`];
    });
  }
  await newcomer.drop();
  return faults;
}

function publicOf(game: Game, { state }: Player): unknown {
  const own = privateFields(game);
  const { seats, ...table } = state.toJSON() as { readonly seats: readonly object[] };
  const open = seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(([name]) => !own.includes(name))));
  return { ...table, seats: open };
}

/** Repeats a request, since a busy server may not answer in time. */
async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
