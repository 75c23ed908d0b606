import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { act, catchUp } from './act.ts';
import { run } from './run.ts';
import { playedByBot, type Seating } from './seating.ts';
import type { Table, TableValue } from './table.ts';

/** Milliseconds until a bot tries again after the archive failed. */
const RETRY = 5000;

/** The first of the seats to act for which a bot acts. */
export function botToAct({ phase, play, seating }: TableValue): Seat | null {
  if (phase !== 'playing' || play === null) return null;
  return play.match.game.toAct(play.match.state).find((seat) => playedByBot(seating, seat)) ?? null;
}

/** The pace is set before anybody looks at the hand. */
export function awaitBot(table: Table, seat: Seat): string {
  const name = `bot ${table.value.round} ${table.value.play?.match.version} ${seat} ${table.unsure}`;
  table.timers.start(name, table.unsure ? RETRY : table.house.botPace, () => {
    void run(table, { bot: seat }, () => actForSeat(table, seat));
  });
  return name;
}

async function actForSeat(table: Table, seat: Seat): Promise<Result<number | null, string>> {
  if (!(await catchUp(table))) return refused('halted');
  const { play } = table.value;
  if (play === null || botToAct(table.value) !== seat) return accepted(null);
  const { game, state } = play.match;
  const action = game.bot(game.view(state, seat), table.house.source);
  const answer = await act(table, seat, action, null);
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
