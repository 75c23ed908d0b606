import type { GameStorage } from '../storage/game-storage.ts';
import type { Blocked } from '../storage/stored-report.ts';

/** The time in milliseconds between two lookups of the blocked people: another process may have blocked someone. */
const LOOKUP_INTERVAL_MS = 10_000;

export type AdmissionControl = ReturnType<typeof openAdmission>;

/** Decides who may connect: people whom the admin has banned may not. */
export type Admission = Pick<AdmissionControl, 'isBlocked' | 'isDraining'>;

export function openAdmission(storage: Pick<GameStorage, 'block' | 'unblock' | 'blocked'>) {
  let blockedIds: ReadonlySet<string> = new Set();
  let onBlocked: (personId: string) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let draining = false;

  async function lookUpBlocked(): Promise<void> {
    const before = blockedIds;
    blockedIds = new Set((await storage.blocked()).map(({ personId }) => personId));
    for (const person of blockedIds) if (!before.has(person)) onBlocked(person);
  }

  return {
    isBlocked: (personId: string) => blockedIds.has(personId),
    /** Returns whether this process creates and loads no more tables, because it is about to close. */
    isDraining: () => draining,
    drain: (isDraining: boolean): void => {
      draining = isDraining;
    },
    async block(person: Blocked): Promise<void> {
      await storage.block(person);
      await lookUpBlocked();
    },
    async unblock(personId: string): Promise<void> {
      await storage.unblock(personId);
      await lookUpBlocked();
    },
    /** Removes the name of a blocked person who wants to be forgotten; they stay blocked. */
    async forget(personId: string): Promise<void> {
      const known = (await storage.blocked()).find((each) => each.personId === personId);
      if (known !== undefined) await storage.block({ ...known, name: '' });
    },
    /** Looks up the blocked people now and at intervals, and calls back for each newly blocked person. */
    async watch(blocked: (personId: string) => void): Promise<void> {
      onBlocked = blocked;
      await lookUpBlocked();
      // A storage that does not answer is reported elsewhere; until then blocked people stay blocked.
      timer = setInterval(() => void lookUpBlocked().catch(() => undefined), LOOKUP_INTERVAL_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
