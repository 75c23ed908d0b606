import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, type Program } from '../../kit/services/programs.ts';

export type Event =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'unlink'; readonly file: string }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'said'; readonly text: string };

const CALLS = 'write,pwrite64,ftruncate,fsync,fdatasync,unlinkat,?unlink,?truncate,?rename,renameat,fallocate,writev,pwritev';

const STRACE: Program = {
  names: ['strace'],
  folders: () => [],
  install: 'apt-get -y -q --no-install-recommends install strace',
  called: 'strace',
};

export function record(root: string, steps: number): readonly Event[] {
  const strace = findProgram(STRACE);
  const dir = join(root, 'data');
  const trace = join(root, 'trace');
  mkdirSync(dir, { recursive: true });
  const flags = ['-f', '-q', '--seccomp-bpf', '-y', '-xx', '-s', '1000000', '-e', `trace=${CALLS}`, '-e', 'signal=none'];
  const [pragmas, writer] = [join(import.meta.dirname, 'pragmas.ts'), join(import.meta.dirname, 'writer.ts')];
  const program = [process.execPath, '--import', pragmas, writer, dir, String(steps)];
  execFileSync(strace, [...flags, '-o', trace, ...program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
    env: { PATH: process.env.PATH ?? '' },
  });
  return eventsIn(readFileSync(trace, 'latin1'), dir);
}

/** Returns the events in a trace. A write counts from its request, a sync from its completion. */
function eventsIn(trace: string, dir: string): readonly Event[] {
  const syncing = new Map<string, string>();
  return trace.split('\n').flatMap((line): readonly Event[] => {
    const [, thread = '', call = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const begun = /^f(?:data)?sync\(\d+<([^>]*)>/.exec(call)?.[1];
    if (begun !== undefined) syncing.set(thread, text(begun));
    const isSynced = /^(?:f(?:data)?sync\(|<\.\.\. f(?:data)?sync resumed>).*= 0$/.test(call);
    const event: Event | null = isSynced ? { kind: 'sync', file: syncing.get(thread) ?? '' } : eventOf(call);
    return event !== null && (event.kind === 'said' || event.file.startsWith(dir)) ? [event] : [];
  });
}

function eventOf(call: string): Event | null {
  const [, name = '', target = '', rest = ''] = /^(\w+)\((?:(?:\d+|AT_FDCWD)<([^>]*)>, )?(.*)$/.exec(call) ?? [];
  const file = text(target);
  const content = bytes(/^"([^"]*)"/.exec(rest)?.[1] ?? '');
  switch (name) {
    case 'pwrite64':
      return { kind: 'write', file, at: Number(/, (\d+)(?:\)| <unfinished)/.exec(rest)?.[1]), bytes: content };
    case 'ftruncate':
      return { kind: 'truncate', file, size: Number.parseInt(rest, 10) };
    case 'unlink':
    case 'unlinkat':
      return { kind: 'unlink', file: content.toString() };
    case 'write':
      return call.startsWith('write(1<') ? { kind: 'said', text: content.toString() } : null;
    default:
      if (/hundredfold\.db/.test(`${file} ${content}`) && !/sync/.test(name)) throw new Error(`the model does not know ${name}`);
      return null;
  }
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
}

function text(hex: string): string {
  return bytes(hex).toString();
}
