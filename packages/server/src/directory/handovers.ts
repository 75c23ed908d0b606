import type { TableSettings } from '../table/state/table.ts';

const HANDOVER_TIMEOUT_MS = 60_000;

export type Handovers = ReturnType<typeof openHandovers>;

/** Opens the list of the tables that move to another room, because their game changes or another process takes them over. */
export function openHandovers() {
  const moving = new Map<string, { settings: TableSettings; readonly closed: Promise<unknown> }>();
  return {
    begin(code: string, settings: TableSettings, closed: Promise<unknown>): void {
      const move = { settings, closed };
      moving.set(code, move);
      const forget = (): void => {
        if (moving.get(code) === move) moving.delete(code);
      };
      setTimeout(forget, HANDOVER_TIMEOUT_MS).unref();
    },
    /** Changes what the next room of a table takes over, if a table moves and its next room is not open yet. */
    change(code: string, changed: (settings: TableSettings) => TableSettings): void {
      const move = moving.get(code);
      if (move !== undefined) move.settings = changed(move.settings);
    },
    /** Resolves when no room of the table in this process is still closing. */
    closed: (code: string): Promise<unknown> => moving.get(code)?.closed ?? Promise.resolve(),
    /** Returns what the next room of a table takes over from its last room. */
    arrive(code: string): TableSettings | null {
      const settings = moving.get(code)?.settings ?? null;
      moving.delete(code);
      return settings;
    },
  };
}
