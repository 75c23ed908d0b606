import { expect, test } from 'vitest';
import { VERSION } from '../packages/shared/src/protocol/version.ts';
import { VERSIONED_FILES, versionsIn } from '../scripts/release.ts';

test.each(VERSIONED_FILES)('%s names the version that the app says', (file) => {
  expect(new Set(versionsIn(file))).toEqual(new Set([VERSION]));
});
