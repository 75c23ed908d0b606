import type { TableSettings } from '../table/state/table.ts';

const HANDOVER_TIMEOUT_MS = 60_000;

/** The tables that move to another room, because their game changes or another process takes them over. */
export interface Handovers {
  begin(code: string, settings: TableSettings, closed: Promise<unknown>): void;
  /** Resolves when no room of the table in this process is still closing. */
  closed(code: string): Promise<unknown>;
  /** Changes what the next room of a table takes over, if a table moves and its next room is not open yet. */
  change(code: string, changed: (settings: TableSettings) => TableSettings): void;
  /** Returns what the next room of a table takes over from its last room. */
  arrive(code: string): TableSettings | null;
}

export function openHandovers(): Handovers {
  const moving = new Map<string, { settings: TableSettings; readonly closed: Promise<unknown> }>();
  return {
    begin(code, settings, closed) {
      const move = { settings, closed };
      moving.set(code, move);
      const forget = (): void => {
        if (moving.get(code) === move) moving.delete(code);
      };
      setTimeout(forget, HANDOVER_TIMEOUT_MS).unref();
    },
    change(code, changed) {
      const move = moving.get(code);
      if (move !== undefined) move.settings = changed(move.settings);
    },
    closed: (code) => moving.get(code)?.closed ?? Promise.resolve(),
    arrive(code) {
      const settings = moving.get(code)?.settings ?? null;
      moving.delete(code);
      return settings;
    },
  };
}
