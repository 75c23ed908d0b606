import { resolve } from 'node:path';

/**
 * Returns the path of a file that the caller of a command names. pnpm runs its scripts in the folder of the package, whichever folder
 * it is called in.
 */
export function callerPath(file: string): string {
  return resolve(process.env.INIT_CWD ?? '', file);
}
