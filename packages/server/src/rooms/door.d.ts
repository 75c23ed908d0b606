/** Who stands at the door; `null`: a client of another version, which is told so once it is connected. */
export interface Visitor {
    readonly known: {
        readonly personId: string;
        readonly name: string;
    } | null;
}
/** Reads what a client sends when it joins, or gives up on it. The secret itself goes no further than this. */
export declare function readVisitor(options: unknown): Visitor | null;
/**
 * Whom a browser's secret belongs to. Only the hash is kept and passed on: who reads the archive or the memory
 * of the server cannot come back as somebody else. 128 bits, base64url.
 */
export declare function personIdOf(secret: string): string;
