import type { Complaint } from '@hundredfold/shared/protocol/http.ts';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
/** Says no over HTTP: `{ error, message }`, and never more than that. */
export declare function complain(response: Response, error: Complaint, message?: string): void;
/** Express' last resort. What the sender did wrong is told in our words; what we did wrong is told to the log alone. */
export declare function complainAbout(log: Logger): (error: unknown, _request: Request, response: Response, _next: NextFunction) => void;
