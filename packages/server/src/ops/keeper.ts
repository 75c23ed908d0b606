import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which whoever has said the password need not say it again. */
export const SHIFT = 8 * 3_600_000;

/** Knows whoever keeps the house: by the password, or by a pass that was given out for it. */
export interface Keeper {
  /** Takes the same time whatever is wrong. */
  isPassword(said: string): boolean;
  /** `now` is by the system's clock, for all who know the password take the same passes, whichever process gave them out. */
  newPass(now: number): string;
  isPass(shown: string, now: number): boolean;
}

export function keeperBy(password: string): Keeper {
  const key = scryptSync(password, 'hundredfold keeper', 32);
  const sealOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const expected = sealOf(`password ${password}`);
  return {
    isPassword: (said) => timingSafeEqual(sealOf(`password ${said}`), expected),
    newPass(now) {
      const text = `${now + SHIFT}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sealOf(`pass ${text}`).toString('base64url')}`;
    },
    isPass(shown, now) {
      const [until = '', word = '', seal = ''] = shown.split('.');
      const given = Buffer.from(seal, 'base64url');
      const due = sealOf(`pass ${until}.${word}`);
      return given.length === due.length && timingSafeEqual(given, due) && now < Number(until);
    },
  };
}
