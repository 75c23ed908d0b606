import { describe, expect, it } from 'vitest';
import { storedChoice, writeStored } from './stored.ts';

describe('a choice that was stored', () => {
  const kept = (value: string) => {
    writeStored('a choice', value);
    return storedChoice('a choice', ['calm', 'normal', 'none'], 'normal', { full: 'normal', reduced: 'none' }).value;
  };

  it('is what it was', () => {
    expect(kept('calm')).toBe('calm');
  });

  it('by an earlier version is understood', () => {
    expect(kept('reduced')).toBe('none');
    expect(kept('full')).toBe('normal');
  });

  it('and is no choice any more is forgotten', () => {
    expect(kept('anything')).toBe('normal');
  });
});
