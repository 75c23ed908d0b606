import { drawFrom, seedOf } from '@hundredfold/shared/testing/same-cards.ts';
import { beforeEach } from 'vitest';

// Whoever opens a house in the process of a test has its tables dealt by the test's name.
beforeEach(({ task }) => drawFrom(seedOf([task.file.name, task.fullTestName])));
