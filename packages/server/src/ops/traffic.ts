/** A connection as far as counting what goes over it is concerned. */
interface Wire {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  once(event: 'close', heard: () => void): unknown;
}

export interface TrafficBytes {
  readonly in: number;
  readonly out: number;
}

/** What goes over the sockets of a process. Each counts for itself; they are added up when somebody asks. */
export interface Traffic {
  watch(bus: Wire): void;
  /** How many are open. */
  open(): number;
  /** Since the start. */
  bytes(): TrafficBytes;
}

export function openTraffic(): Traffic {
  const wires = new Set<Wire>();
  let closed: TrafficBytes = { in: 0, out: 0 };
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

function added(bytes: TrafficBytes, { bytesRead, bytesWritten }: Wire): TrafficBytes {
  return { in: bytes.in + bytesRead, out: bytes.out + bytesWritten };
}
