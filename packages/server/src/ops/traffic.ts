interface CountedSocket {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  once(event: 'close', heard: () => void): unknown;
}

interface TrafficBytes {
  readonly in: number;
  readonly out: number;
}

/** The bytes over the sockets of a process. Each socket counts for itself, and the sum is computed on request. */
export type Traffic = ReturnType<typeof openTraffic>;

export function openTraffic() {
  const sockets = new Set<CountedSocket>();
  let closed: TrafficBytes = { in: 0, out: 0 };
  return {
    watch(socket: CountedSocket): void {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        closed = withBytesOf(closed, socket);
      });
    },
    open: () => sockets.size,
    bytes: () => [...sockets].reduce(withBytesOf, closed),
  };
}

function withBytesOf(bytes: TrafficBytes, { bytesRead, bytesWritten }: CountedSocket): TrafficBytes {
  return { in: bytes.in + bytesRead, out: bytes.out + bytesWritten };
}
