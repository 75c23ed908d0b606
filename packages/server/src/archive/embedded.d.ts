import type { Archive } from './archive.ts';
/** The archive of a data directory, in a thread of its own so that no fsync ever holds up the event loop. */
export declare function openEmbedded(dir: string): Promise<Archive>;
