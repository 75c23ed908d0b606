import { describe, expect, it } from 'vitest';
import { storedChoice, writeStored } from './stored.ts';

describe('a stored choice', () => {
  const kept = (value: string) => {
    writeStored('a choice', value);
    return storedChoice('a choice', ['calm', 'normal', 'none'], 'normal', { full: 'normal', reduced: 'none' }).value;
  };

  it('keeps its value', () => {
    expect(kept('calm')).toBe('calm');
  });

  it('of an earlier version is translated', () => {
    expect(kept('reduced')).toBe('none');
    expect(kept('full')).toBe('normal');
  });

  it('that is no longer offered is forgotten', () => {
    expect(kept('anything')).toBe('normal');
  });
});
