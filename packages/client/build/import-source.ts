import { type Plugin, runnerImport } from 'vite';
import { games } from './games.ts';

/** How sources with JSX become code, also in a folder that has no `tsconfig.json` of its own. */
export const JSX = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

// Node 26 has a `localStorage` that only warns; the app does without.
Reflect.deleteProperty(globalThis, 'localStorage');

/** Imports a source of the app into the build, with all games. */
export async function importSource<Module>(file: string, plugins: readonly Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { logLevel: 'error', oxc: JSX, plugins: [games(), ...plugins] });
  return module;
}
