import type { NextFunction, Request, Response } from 'express';
type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;
/** Lets a visitor through so many times a minute. */
export declare function limited(perMinute: number): Handler;
/** Counts the tries that led nowhere. */
export interface Misses {
    /** Runs a look-up for a visitor; `blocked` once too many of theirs found nothing. */
    attempt<Found>(request: Request, look: () => Promise<Found | null>): Promise<Found | null | 'blocked'>;
}
export declare function missesLimited(perMinute: number): Misses;
/** By which address limits are counted: somebody on IPv6 has a whole network of 2⁶⁴ addresses to come from. */
export declare function callerOf(address: string | undefined): string;
export {};
