import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Milliseconds for starting a service, with its program to be installed first. */
export const STARTING = 300_000;

/** A program that the tests run, and where Debian has it. */
export interface Program {
  /** The names it may go by, the best first. */
  readonly names: readonly string[];
  /** Folders in which it may be besides those of the PATH. */
  readonly folders: () => readonly string[];
  /** What a shell does, as root, to have it. */
  readonly install: string;
  /** What people are to install where that does not help. */
  readonly called: string;
}

/** Where a program is; it is installed where Debian's package can be. */
export function findProgram(program: Program): string {
  const found = lookUp(program) ?? (installed(program.install) ? lookUp(program) : null);
  if (found === null) throw new Error(`No ${program.called} found, and it could not be installed. Install ${program.called}.`);
  return found;
}

function lookUp({ names, folders }: Program): string | null {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders()];
  const candidates = names.flatMap((name) => all.map((folder) => join(folder, name)));
  return candidates.find((candidate) => candidate.startsWith('/') && isProgram(candidate)) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** One after the other: several test files may want something at the same time. */
const LOCK = '/tmp/hundredfold-apt.lock';

/** Whether it went well; what is printed goes to standard error. */
function installed(commands: string): boolean {
  if (!existsSync('/etc/debian_version')) return false;
  const script = `set -e; export DEBIAN_FRONTEND=noninteractive; apt-get -y -q update; ${commands}`;
  const locked = ['flock', LOCK, 'sh', '-c', script];
  const [command = '', ...words] = process.getuid?.() === 0 ? locked : ['sudo', '-n', ...locked];
  try {
    execFileSync(command, words, { stdio: ['ignore', 2, 2], timeout: STARTING });
    return true;
  } catch {
    return false;
  }
}
