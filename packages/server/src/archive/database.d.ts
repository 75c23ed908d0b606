import { DatabaseSync } from 'node:sqlite';
/**
 * Opens the store of a data directory for this process alone. Throws one sentence on what is wrong: the
 * directory cannot be written, another server has it, the file is damaged, or a newer build made it.
 */
export declare function openDatabase(dir: string): DatabaseSync;
/** Every change of the store's layout, oldest first; a store remembers how many it has seen. Never edit one that was released. */
export declare const MIGRATIONS: readonly string[];
