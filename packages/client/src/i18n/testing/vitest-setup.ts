import { afterEach } from 'vitest';
import { speak } from '../all-languages.ts';

// Tests read English texts unless they switch; test files share a process.
speak('en');
afterEach(() => speak('en'));
