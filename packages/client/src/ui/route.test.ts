import { describe, expect, test } from 'vitest';
import { alonePath, readRoute, spokenCode, tablePath } from './route.ts';

describe('an address leads', () => {
  test('to the start page', () => {
    expect(readRoute('/')).toEqual({ page: 'start' });
    expect(readRoute('')).toEqual({ page: 'start' });
  });

  test('to a table, however its code was typed', () => {
    const table = { page: 'table', code: '7K4M2XP0' };
    expect(readRoute('/t/7K4M2XP0')).toEqual(table);
    expect(readRoute('/t/7k4m-2xpo/')).toEqual(table);
    expect(readRoute(tablePath('7K4M2XP0'))).toEqual(table);
  });

  test('to what is played on this device', () => {
    expect(readRoute(alonePath())).toEqual({ page: 'alone', id: null });
    expect(readRoute(alonePath('Ab3_-xyz0123'))).toEqual({ page: 'alone', id: 'Ab3_-xyz0123' });
  });

  test('to the credits', () => expect(readRoute('/credits')).toEqual({ page: 'credits' }));

  test.each([
    '/t',
    '/t/7K4M',
    '/t/7K4M2XPU',
    '/t/7K4M2XP0/more',
    '/credits/more',
    '/alone/short',
    '/alone/Ab3_-xyz0123/more',
    '/elsewhere',
  ])('nowhere: %s', (path) => {
    expect(readRoute(path)).toEqual({ page: 'nowhere' });
  });
});

test('a code is read aloud in two groups', () => expect(spokenCode('7K4M2XP0')).toBe('7K4M-2XP0'));
