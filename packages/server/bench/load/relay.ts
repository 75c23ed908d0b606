import { WebSocket } from 'ws';
import { addTable, type Drive, type Entered, mayAct, saw } from './drive.ts';

const MOVE = new Uint8Array(8);

/** Opens four bare sockets. There is no state to read, so the turn goes round. */
export async function enterRelay(drive: Drive, port: number, table: number): Promise<Entered> {
  const sockets: WebSocket[] = [];
  const connects: number[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const start = performance.now();
    sockets.push(await connected(`ws://127.0.0.1:${port}/${table}`));
    connects.push(performance.now() - start);
  }
  const course = addTable(drive, (seat) => sockets[seat]?.send(MOVE));
  sockets.forEach((socket, seat) => {
    let moves = 0;
    socket.on('message', (frame: Buffer) => {
      drive.tally.state += frame.byteLength;
      saw(drive, course, seat);
      if (++moves % 4 === seat) mayAct(drive, course, seat);
    });
  });
  return { connects, begin: () => mayAct(drive, course, 0) };
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
