import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { type Fault, withFault } from './fault.ts';

export interface WorkTreeCopy {
  readonly folder: string;
  /** Puts a fault into the copy. The returned function takes it out again. */
  plant(fault: Fault): () => void;
  remove(): void;
}

/** Copies all files that git does not ignore to a temporary folder where the tests can run. */
export function copyWorkTree(root: string): WorkTreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    for (const file of filesIn(root)) copyFile(root, folder, file);
    linkModules(root, folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    plant(fault) {
      const sound = readFileSync(join(root, fault.file), 'utf8');
      const target = join(folder, fault.file);
      writeFileSync(target, withFault(sound, fault));
      return () => writeFileSync(target, sound);
    },
    remove,
  };
}

/** Returns the files that git does not ignore. Git also lists files that have been deleted since the last commit; these are left out. */
function filesIn(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

function copyFile(root: string, folder: string, file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
}

/**
 * The copy uses the installed dependencies of the work tree. The links of each package are relative and are copied as they are, so
 * that `@hundredfold/shared` leads to the copy, and not back to the work tree.
 */
function linkModules(root: string, folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['extras', ...readdirSync(join(root, 'packages')).map((each) => join('packages', each))]) {
    const modules = join(name, 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(folder, modules), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.compile-cache'),
      });
  }
  for (const name of ['client', 'server']) {
    const shared = realpathSync(join(folder, 'packages', name, 'node_modules/@hundredfold/shared'));
    if (!shared.startsWith(folder + sep)) throw new Error(`In the copy, ${name} would use ${shared}.`);
  }
}
