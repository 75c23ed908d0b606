import { type MessagePort } from 'node:worker_threads';
/** What the archive gives its thread: a line of its own, for Node itself talks over the one that every thread has. */
export interface ThreadData {
    readonly dir: string;
    readonly line: MessagePort;
}
