import type { GameStorage } from '../storage/game-storage.ts';
import type { Blocked } from '../storage/stored-report.ts';

/** The time in milliseconds between two lookups of the blocked people: another process may have blocked someone. */
const LOOKUP_INTERVAL_MS = 10_000;

/** Decides who may connect: people whom the admin has banned may not. */
export interface Admission {
  isBlocked(personId: string): boolean;
  /** Returns whether this process creates and loads no more tables, because it is about to close. */
  isDraining(): boolean;
}

export interface AdmissionControl extends Admission {
  drain(isDraining: boolean): void;
  block(person: Blocked): Promise<void>;
  unblock(personId: string): Promise<void>;
  /** Removes the name of a blocked person who wants to be forgotten; they stay blocked. */
  forget(personId: string): Promise<void>;
  /** Looks up the blocked people now and at intervals, and calls back for each newly blocked person. */
  watch(blocked: (personId: string) => void): Promise<void>;
  close(): void;
}

export function openAdmission(storage: Pick<GameStorage, 'block' | 'unblock' | 'blocked'>): AdmissionControl {
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
    isBlocked: (personId) => blockedIds.has(personId),
    isDraining: () => draining,
    drain: (isDraining) => {
      draining = isDraining;
    },
    async block(person) {
      await storage.block(person);
      await lookUpBlocked();
    },
    async unblock(personId) {
      await storage.unblock(personId);
      await lookUpBlocked();
    },
    async forget(personId) {
      const known = (await storage.blocked()).find((each) => each.personId === personId);
      if (known !== undefined) await storage.block({ ...known, name: '' });
    },
    async watch(blocked) {
      onBlocked = blocked;
      await lookUpBlocked();
      // A storage that does not answer is reported elsewhere; until then blocked people stay blocked.
      timer = setInterval(() => void lookUpBlocked().catch(() => undefined), LOOKUP_INTERVAL_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
