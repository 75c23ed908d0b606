import type { Company } from '../table/state/table.ts';

/** Milliseconds for which is kept what those take along who do not come. */
const PATIENCE = 60_000;

/** The tables that are on their way to another room: for another game, or from another process. */
export interface Moves {
  begin(code: string, company: Company, closed: Promise<unknown>): void;
  /** Resolves once a table is in no room that is about to close. */
  closed(code: string): Promise<unknown>;
  /** What those who were at a table take along to its next room. */
  arrive(code: string): Company | null;
}

export function openMoves(): Moves {
  const moving = new Map<string, { readonly company: Company; readonly closed: Promise<unknown> }>();
  return {
    begin(code, company, closed) {
      const move = { company, closed };
      moving.set(code, move);
      const forget = (): void => {
        if (moving.get(code) === move) moving.delete(code);
      };
      setTimeout(forget, PATIENCE).unref();
    },
    closed: (code) => moving.get(code)?.closed ?? Promise.resolve(),
    arrive(code) {
      const company = moving.get(code)?.company ?? null;
      moving.delete(code);
      return company;
    },
  };
}
