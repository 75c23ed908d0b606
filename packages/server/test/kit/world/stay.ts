import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { readFacts } from '@hundredfold/shared/schema/facts.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { choices } from '../live-table.ts';
import { HOMEWARD, MANNERS } from './manners.ts';
import { ask, change, dial, hasLine, type Person, think } from './person.ts';
import { oneOf } from './plan.ts';

export async function stay(person: Person): Promise<void> {
  const { session } = person;
  while (!session.isOver && !person.hasLeft) {
    if (!hasLine(person)) await dial(person);
    person.isResting = session.isLate() && person.line.state.phase === 'over';
    if (person.isResting) await change(person);
    else if (person.line.state.phase === 'playing') await play(person);
    else await prepareNextGame(person);
  }
}

async function play(person: Person): Promise<void> {
  const { chance, session, guest, line } = person;
  const seat = line.seat();
  if (seat === null) return change(person);
  if (readFacts(tableFacts, line.state).pause.on) return waitInPause(person);
  if (!session.isLate()) await answerRequests(person);
  if (isToAct(line.state, seat)) return turn(person);
  if (!session.isLate() && chance.below(4) === 0) await MANNERS[guest.kind].meanwhile(person);
  if (!person.hasLeft) await change(person);
}

async function turn(person: Person): Promise<void> {
  const { chance, session, guest, line } = person;
  const { version } = line.state;
  const manner = session.isLate() ? HOMEWARD : MANNERS[guest.kind];
  await think(person);
  if (line.state.version === version && line.state.phase === 'playing') await manner.turn(person, moveOf(person));
  if (chance.below(2) === 0 && line.state.version === version) await change(person, 50);
}

function moveOf({ chance, line, session: { plan } }: Person): AnyAction {
  const { game } = plan;
  return chance.below(3) === 0 ? oneOf(choices(game, line), chance) : game.bot(line.view(), chance);
}

async function waitInPause(person: Person): Promise<void> {
  await change(person, 2 * person.session.thought);
  if (person.session.isLate() || person.guest.kind === 'pauser') await ask(person, 'resume');
}

async function answerRequests(person: Person): Promise<void> {
  const { chance, guest, line } = person;
  const { pause, takebackRequest } = readFacts(tableFacts, line.state);
  if (guest.kind === 'idler') return;
  if (takebackRequest !== null && takebackRequest.person !== line.memberId)
    await ask(person, 'allow', { allowed: chance.below(4) > 0 });
  if (pause.wanted.length > 0 && !pause.wanted.includes(line.memberId)) await ask(person, 'pause');
}

async function prepareNextGame(person: Person): Promise<void> {
  const { chance, guest, line } = person;
  const { state } = line;
  await change(person, 5 + chance.below(person.session.thought));
  const free = state.seats.findIndex(({ status }) => status === 'empty');
  if (line.seat() === null) {
    if (free >= 0 && state.phase !== 'playing') await ask(person, 'sit', { seat: free });
    else await change(person);
  } else if (state.host === line.memberId) await startNextGame(person);
  else if (state.phase === 'over' && guest.kind !== 'idler' && !numbersIn(state.ready).includes(line.memberId))
    await ask(person, 'rematch');
  else await change(person);
}

async function startNextGame(person: Person): Promise<void> {
  const { line } = person;
  const { phase, matchNumber, seats } = line.state;
  for (const seat of seatsWith(line.state, 'held')) await ask(person, 'clear', { seat });
  if (phase === 'over' && !numbersIn(line.state.ready).includes(line.memberId)) await ask(person, 'rematch');
  for (let waited = 0; waited < seats.length && line.state.matchNumber === matchNumber; waited++)
    await change(person, person.session.thought);
  for (const seat of seatsWith(line.state, 'empty')) await ask(person, 'fill', { seat });
  if (line.state.matchNumber !== matchNumber) return;
  if (phase === 'gathering' || !person.session.isLate()) await ask(person, 'start');
}

function seatsWith({ seats }: TableState, wanted: string): readonly Seat[] {
  return Array.from(seats).flatMap(({ status }, seat) => (status === wanted ? [seat] : []));
}

function numbersIn(list: string): readonly number[] {
  return list.split(',').map(Number);
}

function isToAct({ turn }: TableState, seat: Seat): boolean {
  return (turn & (1 << seat)) !== 0;
}
