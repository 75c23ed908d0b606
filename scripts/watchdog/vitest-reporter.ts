import type { Reporter } from 'vitest/node';
import { findBlocked, prepareHeartbeats } from './heartbeats.ts';

const CHECK_INTERVAL_MS = 5000;
/** A process in an endless loop is ended at most one check later, so within a minute on an idle machine. */
const BLOCKED_LIMITS = { cpuMs: 45_000, wallMs: 300_000 };

/**
 * Ends test processes whose thread is blocked, and names their files. A timeout cannot end a loop that never yields, because the
 * timer runs in the blocked thread. The other files run on; the run fails.
 */
export default class BlockedWorkers implements Reporter {
  #timer: NodeJS.Timeout | undefined;

  onInit(): void {
    prepareHeartbeats();
    this.#timer = setInterval(endBlocked, CHECK_INTERVAL_MS).unref();
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }
}

function endBlocked(): void {
  for (const { pid, file } of findBlocked(BLOCKED_LIMITS)) {
    process.exitCode = 1;
    process.stdout.write(
      `\nBLOCKED: ${file} has not yielded for ${BLOCKED_LIMITS.cpuMs / 1000} s of CPU time, so its process is ended.\n`,
    );
    process.kill(pid, 'SIGKILL');
  }
}
