import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimiterFactory } from './limiters.ts';

/** Everybody behind one address may do so many times as much as one person: a school, or a whole café. */
export const ADDRESS_FACTOR = 10;

/** How often somebody may do something. */
export interface RequestLimit {
  /** Whether it may be done once more; takes it. */
  spend(caller: Caller): Promise<boolean>;
  giveBack(caller: Caller): Promise<void>;
}

/** So often a person, and all behind one address together `crowd` times as often: someone who shows no secret may be any of them. */
export function perMinute(limiters: LimiterFactory, name: string, times: number, crowd = ADDRESS_FACTOR): RequestLimit {
  const each = limiters(`${name} each`, times);
  const all = limiters(`${name} crowd`, times * crowd);
  return {
    // First the crowd, so that secrets made up by the thousand take no memory; what one of it may not do is not its loss.
    async spend({ person, network }) {
      if (!(await take(all, network))) return false;
      if (person === null || (await take(each, person))) return true;
      await all.reward(network);
      return false;
    },
    async giveBack({ person, network }) {
      if (person !== null) await each.reward(person);
      await all.reward(network);
    },
  };
}

/** So often all behind one address together, whoever they are. */
export function perAddress(limiters: LimiterFactory, name: string, times: number): RequestLimit {
  const all = limiters(name, times);
  return {
    spend: ({ network }) => take(all, network),
    async giveBack({ network }) {
      await all.reward(network);
    },
  };
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    await limiter.reward(key);
    return false;
  }
}

/** Against whom a request counts: the person whose secret it shows, if it does, and everybody who comes from there. */
export interface Caller {
  readonly person: string | null;
  readonly network: string;
}
