import type { Room } from '@colyseus/sdk';
import { PlainTable } from '../peers/table.ts';
import { countFrames, joinTable, newClient, newTable } from './clients.ts';
import { addTable, type Drive, type Entered, mayAct, saw } from './drive.ts';

/** Connects four clients to the hand-written room. Each patch is a move. */
export async function enterRoom(drive: Drive, port: number): Promise<Entered> {
  const client = newClient(port);
  const code = await newTable(port, {});
  const rooms: Room<unknown, PlainTable>[] = [];
  const connects: number[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const start = performance.now();
    rooms.push(await joinTable(client, code, {}, PlainTable));
    connects.push(performance.now() - start);
  }
  const course = addTable(drive, (seat) => sendMove(rooms[seat], seat));
  rooms.forEach((room, seat) => {
    countFrames(room, drive);
    room.onStateChange((state) => {
      saw(drive, course, seat);
      if (state.turn === seat) mayAct(drive, course, seat);
    });
  });
  return { connects, begin: () => mayAct(drive, course, rooms[0]?.state.turn ?? 0) };
}

function sendMove(room: Room<unknown, PlainTable> | undefined, seat: number): void {
  if (room === undefined) return;
  if (room.state.deck > 0) room.send('cut', 1 + Math.floor(Math.random() * (room.state.deck - 1)));
  else room.send('play', room.state.seats[seat]?.hand[0] ?? '');
}
