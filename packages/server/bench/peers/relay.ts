import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** The lower limit: no rules, no state, no encoding. A frame from one client sends 30 bytes to all four clients of its table. */
const FRAME = new Uint8Array(30);

const tables = new Map<string, Set<WebSocket>>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });

sockets.on('connection', (socket, request) => {
  const name = request.url ?? '/';
  const table = tables.get(name) ?? new Set();
  tables.set(name, table.add(socket));
  socket.on('message', () => {
    for (const other of table) other.send(FRAME);
  });
  socket.on('close', () => table.delete(socket));
});

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
http.listen(Number(process.env.PORT), '127.0.0.1');
