import { load, modFour, type Seen } from '../peers/boardgame/mod-four.ts';
import { addTable, type Course, type Drive, type Entered, mayAct, saw } from './drive.ts';

interface State {
  readonly G: Seen;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

interface BoardgameClient {
  readonly moves: { cut(at: number): void; play(card: string): void };
  start(): void;
  getState(): State | null;
  subscribe(listener: (state: State | null) => void): () => void;
}

const { Client } = load('boardgame.io/client') as { Client(options: object): BoardgameClient };
const { SocketIO } = load('boardgame.io/multiplayer') as { SocketIO(options: object): unknown };

/** Connects four clients of boardgame.io, each with its own connection. */
export async function enterBoardgame(drive: Drive, port: number, table: number): Promise<Entered> {
  const multiplayer = SocketIO({
    server: `http://127.0.0.1:${port}`,
    socketOpts: { forceNew: true, transports: ['websocket'] },
  });
  const clients: BoardgameClient[] = [];
  const connects: number[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const start = performance.now();
    const client = Client({
      game: modFour,
      numPlayers: 4,
      matchID: `table-${table}`,
      playerID: String(seat),
      multiplayer,
      debug: false,
    });
    await waitForState(client);
    connects.push(performance.now() - start);
    clients.push(client);
  }
  const course = addTable(drive, (seat) => sendMove(clients[seat], seat));
  for (const [seat, client] of clients.entries()) follow(drive, course, client, seat);
  return { connects, begin: () => mayAct(drive, course, Number(clients[0]?.getState()?.ctx.currentPlayer)) };
}

function waitForState(client: BoardgameClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = client.subscribe((state) => {
      if (state === null) return;
      resolve();
      queueMicrotask(() => stop());
    });
    client.start();
  });
}

/** Counts each state from the server as a move. */
function follow(drive: Drive, course: Course, client: BoardgameClient, seat: number): void {
  let known = client.getState()?._stateID ?? 0;
  client.subscribe((state) => {
    if (state === null || state._stateID === known) return;
    known = state._stateID;
    saw(drive, course, seat);
    if (state.ctx.currentPlayer === String(seat)) mayAct(drive, course, seat);
  });
}

function sendMove(client: BoardgameClient | undefined, seat: number): void {
  const state = client?.getState();
  if (client === undefined || state === null || state === undefined) return;
  const { deck, hands } = state.G;
  if (deck > 0) client.moves.cut(1 + Math.floor(Math.random() * (deck - 1)));
  else client.moves.play(String(hands[seat]).charAt(0));
}
