import { execFile } from 'node:child_process';

/** Runs a program of Node, and returns what it reports: nothing if all is well. */
export function reportOf(...how: readonly string[]): Promise<string> {
  return new Promise((report) => {
    execFile(process.execPath, [...how], (error, stdout, stderr) => report(error === null ? stdout : stdout + stderr));
  });
}
