/** Names that no two bots at a table share; the seat itself is marked as a bot's. */
const NAMES = ['Ada', 'Blaise', 'Carl', 'Daphne', 'Emmy', 'Fibo', 'Gerty', 'Hedy', 'Ivo', 'Jost', 'Kiki', 'Leo'] as const;

/** The first name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  return NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`;
}
