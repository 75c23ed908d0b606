import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { type Invitation, LAYOUT, newTableSchema, type OwnTables } from '@hundredfold/shared/protocol/http.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import type { House } from '../house.ts';
import type { Porter } from '../ops/porter.ts';
import { type Floor, isHall, tableOf } from '../rooms/floor.ts';
import { callerOf } from './caller.ts';
import { complain } from './complaint.ts';
import { limited, perMinute } from './limit.ts';
import { type Makers, makeCounted } from './makers.ts';
import type { TableAccess } from './table-access.ts';

/** Bodies, in bytes. */
const LARGEST_WISH = 16 * 1024;
const LARGEST_JOIN = 4 * 1024;

/** What stands between a request and a table. */
interface TableDoors {
  readonly house: Pick<House, 'limiters'>;
  readonly floor: Floor;
  readonly porter: Porter;
  readonly access: TableAccess;
  readonly limits: Limits;
  readonly makers: Makers;
}

type MatchmakeDoors = Pick<TableDoors, 'house' | 'floor' | 'access' | 'limits'>;

/** `POST /` makes a table, `POST /mine` tells somebody of theirs, `GET /:code/invitation` says what a code leads to, `GET /:code` finds a table and wakes it up. */
export function tablesRouter({ house: { limiters }, floor, porter, access, limits, makers }: TableDoors): Router {
  const router = Router();
  const making = perMinute(limiters, 'make', limits.tablesPerMinute);
  const looking = perMinute(limiters, 'look', limits.joinsPerMinute);
  const asking = perMinute(limiters, 'mine', limits.joinsPerMinute);
  router.post('/', json({ limit: LARGEST_WISH }), limited(making), async (request, response) => {
    const wish = v.safeParse(newTableSchema, request.body);
    if (!wish.success) return complain(response, 'malformed');
    if (floor.tables() >= limits.tables) return complain(response, 'house-full');
    const caller = callerOf(request);
    if (floor.isClosing()) return complain(response, 'draining');
    if (caller.person !== null && porter.isBlocked(caller.person)) return complain(response, 'blocked');
    const counted = makers.begin(caller, limits.tablesEach);
    const create = () => floor.create(wish.output);
    const made = await makeCounted(counted, create, (created) => (created.ok ? created.value.code : null));
    if (!made.ok) return complain(response, made.refusal);
    if (!made.value.ok) return complain(response, 'bad-table', made.value.refusal);
    response.status(201).json({ code: made.value.value.code });
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
    const invitation = await access.lookUp({ code, caller, limit: looking, wakes: false, look });
    if (!invitation.ok) return complain(response, invitation.refusal);
    response.json(invitation.value satisfies Invitation);
  });
  router.get('/:code', async (request, response) => {
    const code = readCode(request.params.code);
    const look = async () => (code === null ? null : floor.find(code));
    const game = await access.lookUp({ code, caller: callerOf(request), limit: looking, wakes: true, look });
    if (!game.ok) return complain(response, game.refusal);
    response.json({ code, game: game.value, layout: LAYOUT });
  });
  return router;
}

/**
 * The one way into a room, and all that a page has to ask for: the table is brought up, and there is a place at it. Colyseus' own routes
 * would also let clients create rooms and find out why one is closed to them.
 */
export function matchmakeRouter({ house: { limiters }, floor, access, limits }: MatchmakeDoors): Router {
  const joining = perMinute(limiters, 'join', limits.joinsPerMinute);
  const router = Router();
  router.post('/joinById/:room', json({ limit: LARGEST_JOIN }), async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return complain(response, 'malformed');
    const caller = callerOf(request);
    const enter = async () => {
      const joined = await floor.join(room, request.body, request.ip);
      return joined.ok ? joined.value : null;
    };
    if (isHall(room)) {
      if (!(await joining.spend(caller))) return complain(response, 'too-many');
      const place = await enter();
      return place === null ? complain(response, 'no-table') : void response.json(place);
    }
    const code = tableOf(room);
    const look = async () => {
      const game = code === null ? null : await floor.find(code);
      const place = await enter();
      return place === null ? null : { ...place, ...(game !== null && { code, game, layout: LAYOUT }) };
    };
    const place = await access.lookUp({ code, caller, limit: joining, wakes: true, look });
    if (!place.ok) return complain(response, place.refusal);
    response.json(place.value);
  });
  return router;
}
