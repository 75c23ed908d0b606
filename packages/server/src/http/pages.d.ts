import type { RequestHandler } from 'express';
/** The built client, precompressed where the build has done so; every page of it is the same file. */
export declare function pages(dist: string): RequestHandler;
