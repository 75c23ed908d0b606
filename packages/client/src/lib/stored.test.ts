import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFIX } from './storage.ts';
import { changeList, forgetStored, readStored, storedChoice, storedList, storedNumber, writeStored } from './stored.ts';

it('a stored choice that is no longer offered is forgotten', () => {
  writeStored('a choice', 'anything');
  expect(storedChoice('a choice', ['calm', 'normal', 'none'], 'normal').value).toBe('normal');
});

describe('a value that another tab has stored', () => {
  let listeners: ((event: { readonly key: string; readonly newValue: string | null }) => void)[];
  beforeEach(() => {
    listeners = [];
    vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener));
  });

  /** Tells this tab that another one has stored a value. The event may come later than a newer value. */
  const hear = (key: string, newValue: string) => {
    for (const listener of listeners) listener({ key: `${PREFIX}${key}`, newValue });
  };

  it('is taken over, and not written over a newer one', () => {
    const volume = storedNumber('a volume', { least: 0, most: 100 }, 50);
    writeStored('a volume', '40');
    hear('a volume', '60');
    expect([volume.value, readStored('a volume')]).toEqual([60, '40']);
    volume.value = 70;
    expect(readStored('a volume')).toBe('70');
  });

  it('stays in a list that this tab changes before it hears of it', () => {
    const list = storedList('a list', v.string());
    changeList(list, (items) => [...items, 'one']);
    writeStored('a list', '["one","two"]');
    changeList(list, (items) => [...items, 'three']);
    expect(readStored('a list')).toBe('["one","two","three"]');
  });

  it('is forgotten with all others, and does not come back with the next one', () => {
    const list = storedList('another list', v.string());
    changeList(list, () => ['one']);
    forgetStored();
    expect(list.value).toEqual([]);
    changeList(list, (items) => [...items, 'two']);
    expect(readStored('another list')).toBe('["two"]');
  });
});
