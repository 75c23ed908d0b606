import { type Result } from '@hundredfold/shared/core/result.ts';
declare const LOG_LEVELS: readonly ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** How much one address, and everybody together, may ask of the server. */
export interface Limits {
    /** Tables that one address may make in a minute. */
    readonly tablesPerMinute: number;
    /** Times that one address may join or rejoin a table in a minute. */
    readonly joinsPerMinute: number;
    /** Codes without a table that one address may try in a minute. */
    readonly missesPerMinute: number;
    /** Tables that are up at the same time. */
    readonly tables: number;
    /** Messages that one connection may send in a second. */
    readonly messagesPerSecond: number;
}
export interface Config {
    readonly host: string;
    readonly port: number;
    /** Origin to show in links; `null`: the machine's own address on its network. */
    readonly publicAddress: string | null;
    /** Whose word on a visitor's address is believed: `none`, or a list as Express reads it. */
    readonly trustProxy: string;
    readonly dataDir: string;
    readonly graceSeconds: number;
    readonly botPace: number;
    readonly logLevel: (typeof LOG_LEVELS)[number];
    readonly limits: Limits;
}
type Environment = Readonly<Record<string, string | undefined>>;
/** The configuration that the environment asks for, or one sentence on what is wrong with it. */
export declare function readConfig(env: Environment): Result<Config, string>;
export {};
