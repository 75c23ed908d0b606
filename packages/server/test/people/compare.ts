import { isDeepStrictEqual } from 'node:util';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type GameRecord, replay } from '@hundredfold/shared/core/record.ts';
import { privateFields } from '@hundredfold/shared/schema/table.ts';
import { join, type Player } from '../live-player.ts';
import type { Evening, Person } from './person.ts';

/** What is on its way may come; what was lost on it never does. */
const TRIES = 10;

/**
 * At a table where the game is over: what every client has come to see, patch by patch, is what somebody sees who comes now, and
 * what the record says that they may see. A sentence for each who sees something else.
 */
export async function faultsSeen(
  { address, code, plan: { game } }: Pick<Evening, 'address' | 'code' | 'plan'>,
  people: readonly Pick<Person, 'guest' | 'line'>[],
  record: GameRecord,
): Promise<readonly string[]> {
  const end = [...replay(game, record)].at(-1)!;
  const newcomer = await patiently(() => join(address, game, code));
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

/** A client's state as everybody has it. */
function publicOf(game: Game, { state }: Player): unknown {
  const own = privateFields(game);
  const { seats, ...table } = state.toJSON() as { readonly seats: readonly object[] };
  const open = seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(([name]) => !own.includes(name))));
  return { ...table, seats: open };
}

/** A busy house may not have answered in time. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
