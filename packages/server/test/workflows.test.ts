import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Permissions = Readonly<Record<string, string>>;

interface Workflow {
  readonly permissions: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Permissions;
  readonly uses?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const FOLDER = join(import.meta.dirname, '../../../.github/workflows');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const WORKFLOWS = globSync('*.yml', { cwd: FOLDER }).map((name) => [name, read(name)] as const);

/** The rights to write that jobs have. Every other job can only read. */
const WRITING: Readonly<Record<string, readonly string[]>> = { image: ['packages', 'id-token'], release: ['contents'] };

test.each(WORKFLOWS)('%s uses only actions whose contents are fixed, under the version that they had', (_, text) => {
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each(WORKFLOWS)('%s gives each job no more rights than it needs, and ends what hangs', (_, text) => {
  const { permissions, jobs }: Workflow = parse(text);
  expect(Object.values(permissions).filter((right) => right !== 'read')).toEqual([]);
  for (const [name, job] of Object.entries(jobs)) {
    const writing = Object.entries(job.permissions ?? {}).filter(([, right]) => right !== 'read');
    expect(writing.map(([what]) => what)).toEqual(WRITING[name] ?? []);
    expect('uses' in job || Number(job['timeout-minutes']) <= 60).toBe(true);
    for (const { uses = '', run = '', ...step } of job.steps ?? []) {
      if (uses.startsWith('actions/checkout@')) expect(step.with).toMatchObject({ 'persist-credentials': false });
      // A shell would run what others name their branches: values come in the environment.
      expect(run).not.toContain('${{');
    }
  }
});
