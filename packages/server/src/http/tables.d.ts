import { Router } from 'express';
import type { Limits } from '../config.ts';
import type { Floor } from '../rooms/floor.ts';
import { type Misses } from './limit.ts';
/** `POST /` makes a table, `GET /:code` finds one and wakes it up. */
export declare function tablesRouter(floor: Floor, misses: Misses, limits: Limits): Router;
/** The one way into a room. Colyseus' own routes would also let clients create rooms and find out why one is closed to them. */
export declare function matchmakeRouter(floor: Floor, misses: Misses, limits: Limits): Router;
