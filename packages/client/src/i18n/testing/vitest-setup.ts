import { afterEach, beforeEach } from 'vitest';
import { isHidden } from '../../lib/hidden.ts';
import { speak } from '../all-languages.ts';

// Tests read English texts unless they switch; test files share a process.
speak('en');
afterEach(() => speak('en'));

// The page is visible unless a test hides it: the signal may have been made while another test had a hidden page.
beforeEach(() => {
  isHidden.value = false;
});
