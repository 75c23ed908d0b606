import type { Archive, Blocked } from '../storage/archive.ts';

/** How often it is looked up who is blocked, in milliseconds: somebody else may have decided it, in another process. */
const LOOKS = 10_000;

/** Who is let in. */
export interface Admission {
  /** Whether somebody, by their person id, is let in nowhere. */
  isBlocked(personId: string): boolean;
  /** Whether no tables are made here any more, and none brought up: the process is about to close. */
  isDraining(): boolean;
}

/** The porter as whoever keeps the house sees them. */
export interface AdmissionControl extends Admission {
  drain(isDraining: boolean): void;
  block(somebody: Blocked): Promise<void>;
  unblock(personId: string): Promise<void>;
  /** Whoever is forgotten stays blocked, without a name. */
  forget(personId: string): Promise<void>;
  /** Looks up who is blocked now and from time to time; tells of those who were not before. */
  watch(blocked: (personId: string) => void): Promise<void>;
  close(): void;
}

export function openAdmission(archive: Pick<Archive, 'block' | 'unblock' | 'blocked'>): AdmissionControl {
  let turnedAway: ReadonlySet<string> = new Set();
  let told: (personId: string) => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let draining = false;

  async function look(): Promise<void> {
    const before = turnedAway;
    turnedAway = new Set((await archive.blocked()).map(({ person }) => person));
    for (const person of turnedAway) if (!before.has(person)) told(person);
  }

  return {
    isBlocked: (personId) => turnedAway.has(personId),
    isDraining: () => draining,
    drain: (isDraining) => {
      draining = isDraining;
    },
    async block(somebody) {
      await archive.block(somebody);
      await look();
    },
    async unblock(personId) {
      await archive.unblock(personId);
      await look();
    },
    async forget(personId) {
      const known = (await archive.blocked()).find(({ person }) => person === personId);
      if (known !== undefined) await archive.block({ ...known, name: '' });
    },
    async watch(blocked) {
      told = blocked;
      await look();
      // An archive that does not answer is told of elsewhere; whoever was blocked stays so.
      timer = setInterval(() => void look().catch(() => undefined), LOOKS).unref();
    },
    close: () => clearInterval(timer),
  };
}

/** Where everybody is let in. */
export const ADMIT_EVERYONE: Admission = { isBlocked: () => false, isDraining: () => false };
