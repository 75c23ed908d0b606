import type { TableSettings } from '../table/state/table.ts';

/** Milliseconds for which is kept what those take along who do not come. */
const PATIENCE = 60_000;

/** The tables that are on their way to another room: for another game, or from another process. */
export interface Handovers {
  begin(code: string, settings: TableSettings, closed: Promise<unknown>): void;
  /** Resolves once a table is in no room that is about to close. */
  closed(code: string): Promise<unknown>;
  /** What those who were at a table take along to its next room. */
  arrive(code: string): TableSettings | null;
}

export function openHandovers(): Handovers {
  const moving = new Map<string, { readonly settings: TableSettings; readonly closed: Promise<unknown> }>();
  return {
    begin(code, settings, closed) {
      const move = { settings, closed };
      moving.set(code, move);
      const forget = (): void => {
        if (moving.get(code) === move) moving.delete(code);
      };
      setTimeout(forget, PATIENCE).unref();
    },
    closed: (code) => moving.get(code)?.closed ?? Promise.resolve(),
    arrive(code) {
      const settings = moving.get(code)?.settings ?? null;
      moving.delete(code);
      return settings;
    },
  };
}
