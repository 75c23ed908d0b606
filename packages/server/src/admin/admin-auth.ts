import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

export const ADMIN_SESSION_MS = 8 * 3_600_000;

/** Recognizes an admin by the password, or by a session token that was issued for it. */
export type AdminAuth = ReturnType<typeof adminAuth>;

export function adminAuth(password: string) {
  const key = scryptSync(password, 'hundredfold keeper', 32);
  const signatureOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const expectedPassword = signatureOf(`password ${password}`);
  /** Maps each ended session to the time at which it would have expired. */
  const ended = new Map<string, number>();
  const isValid = (shown: string, now: number): boolean => {
    const [until = '', word = '', signature = ''] = shown.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(`pass ${until}.${word}`);
    return given.length === expected.length && timingSafeEqual(given, expected) && now < Number(until);
  };
  // The id leaves out the signature, which base64 can spell in several ways, and which other processes need not see.
  const sessionIdOf = (shown: string): string => shown.split('.', 2).join('.');
  return {
    /** Takes the same time for every wrong password. */
    isPassword: (password: string) => timingSafeEqual(signatureOf(`password ${password}`), expectedPassword),
    /**
     * Returns a new session token. `now` is a time of the system clock, since every process with the same password accepts the
     * token.
     */
    newSession(now: number): string {
      const text = `${now + ADMIN_SESSION_MS}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${signatureOf(`pass ${text}`).toString('base64url')}`;
    },
    isSession: (shown: string, now: number) => isValid(shown, now) && !ended.has(sessionIdOf(shown)),
    /** Returns the id of the session that a token is for. Nobody can log in with the id alone. */
    sessionIdOf,
    /** Ends a session, by its id, in this process until the process restarts. */
    endSession(id: string, now: number): void {
      for (const [each, until] of ended) if (until <= now) ended.delete(each);
      ended.set(id, Number(id.split('.', 1)[0]));
    },
  };
}
