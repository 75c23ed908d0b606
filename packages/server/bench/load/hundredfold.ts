import { randomBytes } from 'node:crypto';
import type { Room } from '@colyseus/sdk';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { moveIds } from '@hundredfold/shared/protocol/intents.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { gameCodec, toBriefAct } from '@hundredfold/shared/schema/codec.ts';
import { fieldsByName, privateFields, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { countFrames, joinTable, newClient, newTable } from './clients.ts';
import { addTable, type Course, type Drive, type Entered, mayAct, saw } from './drive.ts';

/** The options of the longest possible games, so that nearly all of the load is moves. */
const OPTIONS = { deck: 'french-52', mode: 'cutthroat', target: 50 } as const;
const { Table } = tableSchema(modFour);
const wire = gameCodec(modFour, { ...defaultOptions(modFour.options), ...OPTIONS });
const nextMoveId = moveIds(randomBytes(6).toString('base64url'));
const [hand = ''] = privateFields(modFour);

type TableRoom = Room<unknown, TableState>;

export async function enterHundredfold(drive: Drive, port: number): Promise<Entered> {
  const code = await newTable(port, { game: modFour.id, options: OPTIONS });
  const client = newClient(port);
  const rooms: TableRoom[] = [];
  const connects: number[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const key = randomBytes(16).toString('base64url');
    const start = performance.now();
    rooms.push(await joinTable(client, code, { key, name: `Player ${seat + 1}`, protocol: PROTOCOL, sits: true }, Table));
    connects.push(performance.now() - start);
  }
  await rooms[0]?.request('start');
  const course = addTable(drive, (seat) => void sendMove(rooms[seat], seat, drive));
  rooms.forEach((room, seat) => {
    countFrames(room, drive);
    follow(drive, course, room, seat);
  });
  return { connects, begin: () => begin(drive, course, rooms) };
}

function follow(drive: Drive, course: Course, room: TableRoom, seat: number): void {
  let { matchNumber, version } = room.state;
  room.onStateChange((state) => {
    const moved = state.matchNumber === matchNumber && state.version !== version;
    const begun = state.matchNumber !== matchNumber;
    ({ matchNumber, version } = state);
    if (moved) saw(drive, course, seat);
    if ((moved || begun) && isToAct(state, seat)) mayAct(drive, course, seat);
    if (moved && state.phase === 'over') room.request('rematch').catch(() => drive.tally.failed++);
  });
}

function begin(drive: Drive, course: Course, rooms: readonly TableRoom[]): void {
  const first = rooms.findIndex((room, seat) => isToAct(room.state, seat));
  if (first < 0) throw new Error('no seat may act');
  mayAct(drive, course, first);
}

function isToAct(state: TableState, seat: number): boolean {
  return state.phase === 'playing' && (state.turn & (1 << seat)) !== 0;
}

function sendMove(room: TableRoom | undefined, seat: number, drive: Drive): void {
  if (room === undefined) return;
  const { state } = room;
  room
    .request('act', toBriefAct(wire, { id: nextMoveId(), version: state.version, action: chooseMove(state, seat) }))
    .catch(() => drive.tally.failed++);
}

function chooseMove(state: TableState, seat: number): AnyAction {
  const below = Number(fieldsByName(state).deck);
  if (below > 0) return { type: 'cut', at: 1 + Math.floor(Math.random() * (below - 1)) };
  const own = state.seats[seat];
  if (own === undefined) throw new Error(`the table has no seat ${seat}`);
  const [card] = wire.cards.decode(String(fieldsByName(own)[hand]));
  return { type: 'play', card };
}
