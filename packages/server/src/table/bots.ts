import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { run } from './run.ts';
import { playedByBot, type Seating } from './seating.ts';
import { playOf, type Table, type TableValue } from './table.ts';
import { catchUp, takeTurn } from './turn.ts';

/** Milliseconds until a bot tries again after the archive failed. */
const RETRY = 5000;

/** The first of the seats to act for which a bot acts. */
export function botToAct(value: TableValue): Seat | null {
  if (value.phase !== 'playing') return null;
  const { game, state } = value.play.match;
  return game.toAct(state).find((seat) => playedByBot(value.seating, seat)) ?? null;
}

/** The pace is set before anybody looks at the hand. */
export function awaitBot(table: Table, seat: Seat): string {
  const name = `bot ${table.value.round} ${playOf(table.value)?.match.version} ${seat} ${table.unsure}`;
  table.timers.start(name, table.unsure ? RETRY : table.house.botPace, () => {
    void run(table, { bot: seat }, () => actForSeat(table, seat));
  });
  return name;
}

async function actForSeat(table: Table, seat: Seat): Promise<Result<number | null, string>> {
  const caughtUp = await catchUp(table);
  if (!caughtUp.ok) return caughtUp;
  const { value } = table;
  if (value.phase !== 'playing' || botToAct(value) !== seat) return accepted(null);
  const { game, state } = value.play.match;
  const action = game.bot(game.view(state, seat), table.house.source);
  const answer = await takeTurn(table, seat, action, null);
  if (!answer.ok && answer.refusal !== 'halted')
    throw new Error(`a bot was refused: ${answer.refusal} ${JSON.stringify(action)}`);
  return answer;
}

/** Names that no two bots at a table share; the seat itself is marked as a bot's. */
const NAMES = ['Ada', 'Blaise', 'Carl', 'Daphne', 'Emmy', 'Fibo', 'Gerty', 'Hedy', 'Ivo', 'Jost', 'Kiki', 'Leo'] as const;

/** The first name that nobody at the table has. */
export function botName({ seats, people }: Seating): string {
  const bots = seats.flatMap((seat) => (seat.holder === 'bot' ? [seat.name] : []));
  const taken = [...bots, ...people.map((each) => each.name)];
  return NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`;
}
