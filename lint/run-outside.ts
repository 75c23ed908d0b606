import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface ProgramRun {
  readonly status: number;
  readonly output: string;
}

/** Runs a program in a folder, without what this test run has put into the environment. */
export async function runOutside(folder: string, program: string, ...args: readonly string[]): Promise<ProgramRun> {
  const { TEST_SIZE: _size, VITEST: _vitest, NODE_ENV: _env, NODE_COMPILE_CACHE: _cache, ...more } = process.env;
  const { GAMES_DIR: _games, ...env } = more;
  const settings = { cwd: folder, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, settings);
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}
