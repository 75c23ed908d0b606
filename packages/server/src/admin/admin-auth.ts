import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which whoever has said the password need not say it again. */
export const ADMIN_SESSION_MS = 8 * 3_600_000;

/** Knows whoever keeps the house: by the password, or by a pass that was given out for it. */
export interface AdminAuth {
  /** Takes the same time whatever is wrong. */
  isPassword(said: string): boolean;
  /** `now` is by the system's clock, for all who know the password take the same passes, whichever process gave them out. */
  newSession(now: number): string;
  isSession(shown: string, now: number): boolean;
  /** The pass is none from now on; that holds for this process, and until it is opened anew. */
  endSession(shown: string, now: number): void;
}

export function adminAuth(password: string): AdminAuth {
  const key = scryptSync(password, 'hundredfold keeper', 32);
  const sealOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const expected = sealOf(`password ${password}`);
  /** When each pass that was ended would have been over. */
  const ended = new Map<string, number>();
  const isGiven = (shown: string, now: number): boolean => {
    const [until = '', word = '', seal = ''] = shown.split('.');
    const given = Buffer.from(seal, 'base64url');
    const due = sealOf(`pass ${until}.${word}`);
    return given.length === due.length && timingSafeEqual(given, due) && now < Number(until);
  };
  // The seal is not part of it: the same one can be written in several ways.
  const nameOf = (shown: string): string => shown.split('.', 2).join('.');
  return {
    isPassword: (said) => timingSafeEqual(sealOf(`password ${said}`), expected),
    newSession(now) {
      const text = `${now + ADMIN_SESSION_MS}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sealOf(`pass ${text}`).toString('base64url')}`;
    },
    isSession: (shown, now) => isGiven(shown, now) && !ended.has(nameOf(shown)),
    endSession(shown, now) {
      if (!isGiven(shown, now)) return;
      for (const [name, until] of ended) if (until <= now) ended.delete(name);
      ended.set(nameOf(shown), Number(shown.split('.', 1)[0]));
    },
  };
}
