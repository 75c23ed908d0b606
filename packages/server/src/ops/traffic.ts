/** A connection as far as counting what goes over it is concerned. */
interface Wire {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  once(event: 'close', heard: () => void): unknown;
}

export interface Bytes {
  readonly in: number;
  readonly out: number;
}

/** What goes over the sockets of a process. Each counts for itself; they are added up when somebody asks. */
export interface Traffic {
  watch(bus: Wire): void;
  /** How many are open. */
  open(): number;
  /** Since the start. */
  bytes(): Bytes;
}

export function openTraffic(): Traffic {
  const wires = new Set<Wire>();
  let closed: Bytes = { in: 0, out: 0 };
  return {
    watch(bus) {
      wires.add(bus);
      bus.once('close', () => {
        wires.delete(bus);
        closed = added(closed, bus);
      });
    },
    open: () => wires.size,
    bytes: () => [...wires].reduce(added, closed),
  };
}

function added(bytes: Bytes, { bytesRead, bytesWritten }: Wire): Bytes {
  return { in: bytes.in + bytesRead, out: bytes.out + bytesWritten };
}
