import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { type Complaint, type Invitation, LAYOUT, newTableSchema, type OwnTables } from '@hundredfold/shared/protocol/http.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import type { Porter } from '../ops/porter.ts';
import { type Floor, isHall, tableOf } from '../rooms/floor.ts';
import { type Caller, callerOf } from './caller.ts';
import { complain } from './complaint.ts';
import { limited, type Misses, perMinute } from './limit.ts';
import { tableMakers } from './makers.ts';

/** Bodies, in bytes. */
const LARGEST_WISH = 16 * 1024;
const LARGEST_JOIN = 4 * 1024;

/** What stands between a request and a table. */
interface TableDoors {
  readonly house: Pick<House, 'counting' | 'wire'>;
  readonly floor: Floor;
  readonly porter: Porter;
  readonly misses: Misses;
  readonly limits: Limits;
}

/** `POST /` makes a table, `POST /mine` tells somebody of theirs, `GET /:code/invitation` says what a code leads to, `GET /:code` finds a table and wakes it up. */
export function tablesRouter({ house: { counting, wire }, floor, porter, misses, limits }: TableDoors): Router {
  const router = Router();
  const makers = tableMakers(floor.isUp, wire);
  const making = perMinute(counting, 'make', limits.tablesPerMinute);
  const looking = perMinute(counting, 'look', limits.joinsPerMinute);
  const asking = perMinute(counting, 'mine', limits.joinsPerMinute);
  router.post('/', json({ limit: LARGEST_WISH }), limited(making), async (request, response) => {
    const wish = v.safeParse(newTableSchema, request.body);
    if (!wish.success) return complain(response, 'malformed');
    if (floor.tables() >= limits.tables) return complain(response, 'house-full');
    const caller = callerOf(request);
    if (floor.isClosing()) return complain(response, 'draining');
    if (caller.person !== null && porter.isBlocked(caller.person)) return complain(response, 'blocked');
    if (!(await makers.mayMake(caller, limits.tablesEach))) return complain(response, 'too-many');
    const made = await floor.create(wish.output);
    if (!made.ok) return complain(response, 'bad-table', made.refusal);
    makers.made(made.value.code, caller);
    response.status(201).json({ code: made.value.code });
  });
  router.post('/mine', limited(asking), async (request, response) => {
    const { person } = callerOf(request);
    if (person === null) return complain(response, 'malformed');
    const tables: OwnTables = { tables: [...(await floor.tablesOf(person))] };
    response.json(tables);
  });
  router.get('/:code/invitation', async (request, response) => {
    const code = readCode(request.params.code);
    const caller = callerOf(request);
    const look = async () => (code === null ? null : floor.invite(code, caller.person));
    const isOwn = await isOfTable(floor, code, caller);
    if (!isOwn && !(await looking.spend(caller))) return complain(response, 'too-many');
    const invitation = isOwn ? await look() : await misses.attempt(caller, look);
    if (invitation === 'blocked') return complain(response, 'too-many');
    if (invitation === null) return complain(response, 'no-table');
    response.json(invitation satisfies Invitation);
  });
  router.get('/:code', async (request, response) => {
    const code = readCode(request.params.code);
    const caller = callerOf(request);
    const look = async () => (code === null ? null : floor.find(code));
    const isOwn = await isOfTable(floor, code, caller);
    if (!isOwn && !(await looking.spend(caller))) return complain(response, 'too-many');
    const why = whyAsleep(floor, code, limits);
    if (why !== null) return complain(response, why);
    const game = isOwn ? await look() : await misses.attempt(caller, look);
    if (game === 'blocked') return complain(response, 'too-many');
    if (game === null) return complain(response, 'no-table');
    response.json({ code, game, layout: LAYOUT });
  });
  return router;
}

/**
 * The one way into a room, and all that a page has to ask for: the table is brought up, and there is a place at it. Colyseus' own routes
 * would also let clients create rooms and find out why one is closed to them.
 */
export function matchmakeRouter({ house: { counting }, floor, misses, limits }: Omit<TableDoors, 'porter'>): Router {
  const joining = perMinute(counting, 'join', limits.joinsPerMinute);
  const router = Router();
  router.post('/joinById/:room', json({ limit: LARGEST_JOIN }), async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return complain(response, 'malformed');
    const caller = callerOf(request);
    const code = tableOf(room);
    const enter = async () => {
      const game = code === null ? null : await floor.find(code);
      const joined = await floor.join(room, request.body, request.ip);
      if (!joined.ok) return null;
      return { ...joined.value, ...(game !== null && { code, game, layout: LAYOUT }) };
    };
    // Who comes back is in nobody's way: after a restart all do at once, and from one school perhaps.
    const isBack = await isOfTable(floor, code, caller);
    if (!isBack && !(await joining.spend(caller))) return complain(response, 'too-many');
    const why = whyAsleep(floor, code, limits);
    if (why !== null) return complain(response, why);
    const place = isBack || isHall(room) ? await enter() : await misses.attempt(caller, enter);
    if (place === 'blocked') return complain(response, 'too-many');
    if (place === null) return complain(response, 'no-table');
    response.json(place);
  });
  return router;
}

/** To look for a table that is asleep is to have it brought up; why it cannot be, at the moment. */
function whyAsleep(floor: Floor, code: string | null, limits: Limits): Complaint | null {
  if (code === null || floor.isUp(code)) return null;
  if (floor.isClosing()) return 'draining';
  return floor.tables() >= limits.tables ? 'house-full' : null;
}

/** Whether somebody has a seat there, or is the host: their own table is no secret to them, whatever others try. */
async function isOfTable(floor: Floor, code: string | null, { person }: Caller): Promise<boolean> {
  return code !== null && person !== null && floor.knows(code, person);
}
