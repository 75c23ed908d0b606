import { expect, test } from 'vitest';
import { newSealKey, sealFor } from './sealed.ts';

const VALUE = { key: 'a secret of some length', name: 'Änne' };

test('only the key for which a value was sealed opens it', () => {
  const [key, other] = [newSealKey(), newSealKey()];
  const sealed = sealFor(key.publicKey, VALUE);
  expect(key.open(sealed)).toEqual(VALUE);
  expect(() => other.open(sealed)).toThrow();
});

test('a sealed value shows nothing of its contents, and a changed one does not open', () => {
  const key = newSealKey();
  const sealed = sealFor(key.publicKey, VALUE);
  expect(sealFor(key.publicKey, VALUE).text).not.toBe(sealed.text);
  expect(Buffer.from(sealed.text, 'base64url').toString()).not.toContain('secret');
  const changed = Buffer.from(sealed.text, 'base64url');
  changed[0] = (changed[0] ?? 0) ^ 1;
  expect(() => key.open({ ...sealed, text: changed.toString('base64url') })).toThrow();
});
