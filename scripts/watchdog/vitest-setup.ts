import { expect } from 'vitest';
import { startHeartbeat } from './heartbeats.ts';

startHeartbeat(expect.getState().testPath ?? 'an unknown test file');
