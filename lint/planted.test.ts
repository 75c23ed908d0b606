import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFault } from '../scripts/planted/fault.ts';
import { FAULTS } from '../scripts/planted/faults.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Files that belong to the tests, where no fault may be planted. */
const TEST_FILE = /\.(?:test|spec)\.tsx?$|^e2e\/|^lint\/|\/(?:test|testing)\//;

describe('planted faults', () => {
  test('have names of their own', () => {
    const names = FAULTS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(FAULTS)('$name: applies to the product, and changes it', (fault) => {
    expect(fault.file).not.toMatch(TEST_FILE);
    const text = read(fault.file);
    expect(withFault(text, fault)).not.toBe(text);
  });

  test.each(FAULTS)('$name: has a suite that exists', ({ suite: { runner, files } }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      expect(file).toMatch(runner === 'vitest' ? /\.test\.tsx?$/ : /^e2e\/.*\.spec\.ts$/);
    }
  });
});

describe('a fault that no longer applies', () => {
  const fault = { ...FAULTS[0]!, file: 'some.ts', from: 'a', to: 'b' };

  test.each(['', 'xyz', 'a and a'])('is an error that names it, in “%s”', (text) => {
    expect(() => withFault(text, fault)).toThrow(fault.name);
  });

  test('is put in as it stands, whatever its signs mean elsewhere', () => {
    expect(withFault('x a x', { ...fault, to: '$& $1' })).toBe('x $& $1 x');
  });
});
