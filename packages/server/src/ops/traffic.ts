interface CountedSocket {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  once(event: 'close', heard: () => void): unknown;
}

export interface TrafficBytes {
  readonly in: number;
  readonly out: number;
}

/** The bytes over the sockets of a process. Each socket counts for itself, and the sum is computed on request. */
export interface Traffic {
  watch(socket: CountedSocket): void;
  open(): number;
  bytes(): TrafficBytes;
}

export function openTraffic(): Traffic {
  const sockets = new Set<CountedSocket>();
  let closed: TrafficBytes = { in: 0, out: 0 };
  return {
    watch(socket) {
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
