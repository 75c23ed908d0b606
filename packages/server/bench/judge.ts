import type { Kind } from './sample.ts';
import { find, type Summary } from './summary.ts';

/** The targets as multiples of the room's figures, which hashes and keeps less: latencies at `third`, seating at `LARGE` tables. */
const BESIDE_ROOM = { p50: 1.5, p99: 1.5, cpu: 2, seating: 2.2 };
/** The target for the memory of one more table as a multiple of the same room's. */
const MEMORY = 0.85;
const LARGE = 1_000;
/** The targets for the bytes that a client receives for a move, and that a whole table sends for it. */
const BYTES = { in: 28, out: 42 };

export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** The target; `null`: there is none, and the figure helps to read the others. */
  readonly limit: number | null;
}

export function isMet({ figure, limit }: Verdict): boolean {
  return limit === null || figure <= limit;
}

/** Judges our server by itself, and beside the hand-written room. */
export function judge(all: readonly Summary[]): readonly Verdict[] {
  const ours = all.filter((each) => each.kind === 'hundredfold');
  return [...ours.flatMap(alone), ...ours.flatMap((each) => besideRoom(all, each)), ...growth(all)];
}

function alone(ours: Summary): readonly Verdict[] {
  if (ours.pace !== 'flat') return []; // The slower the pace, the more of the bytes are pings.
  return [
    verdict(`bytes to a client for a move, ${at(ours)}`, ours.bytes.in, BYTES.in),
    verdict(`bytes from all clients for a move, ${at(ours)}`, ours.bytes.out, BYTES.out),
    verdict(`seconds until ${ours.tables * 4} people are seated`, (ours.tables * 4) / ours.connectsPerSecond),
  ];
}

function growth(all: readonly Summary[]): readonly Verdict[] {
  const sizes = [...new Set(all.map((each) => each.tables))].sort((one, other) => one - other);
  const [fewest, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0];
  if (fewest === most) return [];
  const rss = (kind: Kind, tables: number): number => tables * find(all, kind, 'flat', tables).rssSeated;
  const added = (kind: Kind): number => rss(kind, most) - rss(kind, fewest);
  const where = `from ${fewest} tables to ${most}`;
  return [
    verdict(`KiB for each table more, hundredfold, ${where}`, added('hundredfold') / (most - fewest)),
    verdict(`memory for each table more, hundredfold / room, ${where}`, added('hundredfold') / added('room'), MEMORY),
  ];
}

function besideRoom(all: readonly Summary[], ours: Summary): readonly Verdict[] {
  const room = find(all, 'room', ours.pace, ours.tables);
  const where = `hundredfold / room, ${at(ours)}`;
  if (ours.pace === 'flat') {
    const seating = room.connectsPerSecond / ours.connectsPerSecond;
    return [
      verdict(`moves a second, ${where}`, ours.movesPerSecond / room.movesPerSecond),
      verdict(`CPU a move, ${where}`, ours.cpu / room.cpu, BESIDE_ROOM.cpu),
      verdict(`time until all are seated, ${where}`, seating, ours.tables === LARGE ? BESIDE_ROOM.seating : null),
    ];
  }
  return (['actor', 'others'] as const).flatMap((whose) =>
    (['p50', 'p99'] as const).map((which) => {
      const limit = ours.pace === 'third' ? BESIDE_ROOM[which] : null;
      return verdict(`${which} to the ${whose}, ${where}`, ours[whose][which] / room[whose][which], limit);
    }),
  );
}

function at({ tables, pace }: Summary): string {
  return `${tables} tables ${pace}`;
}

function verdict(what: string, figure: number, limit: number | null = null): Verdict {
  return { what, figure: Number(figure.toPrecision(3)), limit };
}
