import type { Archive, StoredTable } from '../archive/archive.ts';
/** Where a table is: up in this process, asleep in the archive, or nowhere. */
export type Found = {
    readonly at: 'here';
    readonly game: string;
} | {
    readonly at: 'archive';
    readonly stored: StoredTable;
} | {
    readonly at: 'nowhere';
};
/** Knows which table is where. */
export interface Whereabouts {
    find(code: string): Promise<Found>;
}
/** For a card room of one process: a table that is not up here is asleep, if there is one. */
export declare function localWhereabouts(archive: Pick<Archive, 'loadTable'>): Whereabouts;
