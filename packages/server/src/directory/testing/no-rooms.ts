import type { LocalRooms } from '../local-rooms.ts';

/** The rooms of a process that has none open, except for what a test gives. */
export function noRooms(given: Partial<LocalRooms> = {}): LocalRooms {
  return {
    table: () => undefined,
    tables: new Set(),
    isOpen: () => false,
    loadTable: async () => undefined,
    openSpectatorRoom: async () => undefined,
    reserve: () => Promise.reject(new Error('no rooms')),
    disconnectSeeker: () => undefined,
    status: () => ({ tables: [], galleries: [], watchers: 0, seekers: [] }),
    ...given,
  };
}
