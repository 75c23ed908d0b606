import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Names that say nothing without their subject: `ChatMessage` instead of `Line`. */
const TOO_GENERIC: ReadonlySet<string> = new Set(['Line', 'Place', 'Answer', 'Entry', 'Way', 'Said', 'Seen', 'Found', 'Told']);

const DECLARATION = /^(export )?(?:interface|type|class|abstract class) (\w+)/gm;

interface TypeDeclaration {
  readonly file: string;
  readonly name: string;
  readonly isExported: boolean;
}

function declarationsIn(file: string, text: string): readonly TypeDeclaration[] {
  return [...text.matchAll(DECLARATION)].map(([, exported, name = '']) => ({ file, name, isExported: exported !== undefined }));
}

function faultsIn(declarations: readonly TypeDeclaration[]): readonly string[] {
  const places = Map.groupBy(
    declarations.filter(({ isExported }) => isExported),
    ({ name }) => name,
  );
  const twice = [...places].filter(([, each]) => each.length > 1);
  return [
    ...twice.map(([name, each]) => `${name} is declared in ${each.map(({ file }) => file).join(' and ')}`),
    ...declarations.filter(({ name }) => TOO_GENERIC.has(name)).map(({ name, file }) => `${name} in ${file}: of what?`),
  ];
}

/** Every game has files of one shape, whose names are alike. */
const OF_ONE_GAME = /\/games\/[^/]+\/|\/examples\//;

function allDeclarations(): readonly TypeDeclaration[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  const ours = files.filter((file) => !/\.test\.tsx?$/.test(file) && !OF_ONE_GAME.test(file));
  return ours.flatMap((file) => declarationsIn(file, readFileSync(join(ROOT, file), 'utf8')));
}

describe('one type name has one meaning', () => {
  test('in all packages', () => {
    const declarations = allDeclarations();
    expect(declarations.length).toBeGreaterThan(500);
    expect(faultsIn(declarations)).toEqual([]);
  });

  test('planted faults are found', () => {
    const planted = [
      ...declarationsIn('a.ts', 'export interface Score {}\ninterface Line {}'),
      ...declarationsIn('b.ts', 'export type Score = number;\ninterface Private {}'),
      ...declarationsIn('c.ts', 'interface Private {}'),
    ];
    expect(faultsIn(planted)).toEqual(['Score is declared in a.ts and b.ts', 'Line in a.ts: of what?']);
  });
});
