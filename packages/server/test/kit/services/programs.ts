import { type ChildProcess, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The time in milliseconds for starting a service, including the installation of its program. */
export const STARTING = 300_000;

export function isRunning(child: ChildProcess | null | undefined): child is ChildProcess {
  return child?.exitCode === null && child.signalCode === null;
}

export interface Program {
  /** The possible names of the program, the best first. */
  readonly names: readonly string[];
  /** The folders to search besides those in the PATH. */
  readonly folders: () => readonly string[];
  /** The shell commands that install it, run as root. */
  readonly install: string;
  /** The name of what people should install themselves if that fails. */
  readonly called: string;
}

/** Returns the program of a Debian package. It is installed without the service, which would take port 80. */
export function debianProgram(name: string, file: string, called: string): Program {
  return {
    names: [name],
    folders: () => ['/usr/local/bin'],
    install: `cd "$(mktemp -d)"; apt-get -q -o APT::Sandbox::User=root download ${name}
    dpkg-deb --fsys-tarfile ${name}_*.deb | tar -xO ${file} > ${name}; install ${name} /usr/local/bin`,
    called: `${called} (Debian: ${name})`,
  };
}

/** Returns the path of a program, which is installed first if it is missing and Debian's package can be installed. */
export function findProgram(program: Program): string {
  const found = lookUp(program) ?? (install(program.install) ? lookUp(program) : null);
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

/** The lock that serializes installations, since several test files may install something at the same time. */
const LOCK = '/tmp/hundredfold-apt.lock';

/** Runs the commands and returns whether they succeeded. Their output goes to standard error. */
function install(commands: string): boolean {
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
