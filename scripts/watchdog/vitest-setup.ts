import { afterAll, expect } from 'vitest';
import { startHeartbeat } from './heartbeats.ts';

afterAll(startHeartbeat(expect.getState().testPath ?? 'an unknown test file'));
