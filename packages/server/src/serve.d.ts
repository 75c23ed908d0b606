import type { Config } from './config.ts';
/** A server that is open. */
export interface Serving {
    readonly port: number;
    /** Where others find it. */
    readonly address: string;
    close(): Promise<void>;
}
/** Opens the card room. Rejects with one sentence when it cannot. */
export declare function serve(config: Config): Promise<Serving>;
