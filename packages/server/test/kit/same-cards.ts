import { dealFromSeed, seedOf } from '@hundredfold/shared/testing/deal-from-seed.ts';
import { beforeEach } from 'vitest';

// Vitest's set-up: a server in the process of a test deals its cards by a seed from the test's name.
beforeEach(({ task }) => dealFromSeed(seedOf([task.file.name, task.fullTestName])));
