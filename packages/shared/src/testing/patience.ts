/** Milliseconds for a test that does as much as the environment asks for: in a whole run it needs a fifth of them on a busy machine. */
export const UNHURRIED = Number(process.env.TEST_PATIENCE ?? 300_000);
