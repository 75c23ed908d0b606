import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { type Invitation, LAYOUT, newTableSchema, type OwnTables } from '@hundredfold/shared/protocol/http.ts';
import { json, Router } from 'express';
import * as v from 'valibot';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { isSystemRoom, type TableDirectory, tableOf } from '../colyseus/table-directory.ts';
import { perMinute } from '../limits/limit.ts';
import type { Admission } from '../ops/admission.ts';
import { callerOf } from './caller.ts';
import { sendError } from './errors.ts';
import { requireWithinLimit } from './limited.ts';
import { makeCounted, type TableCreators } from './makers.ts';
import type { TableAccess } from './table-access.ts';

/** Bodies, in bytes. */
const LARGEST_WISH = 16 * 1024;
const LARGEST_JOIN = 4 * 1024;

/** What stands between a request and a table. */
interface TableDoors {
  readonly context: Pick<AppContext, 'limiters'>;
  readonly directory: TableDirectory;
  readonly admission: Admission;
  readonly access: TableAccess;
  readonly limits: Limits;
  readonly creators: TableCreators;
}

type MatchmakeDoors = Pick<TableDoors, 'context' | 'directory' | 'access' | 'limits'>;

/** `POST /` makes a table, `POST /mine` tells somebody of theirs, `GET /:code/invitation` says what a code leads to, `GET /:code` finds a table and wakes it up. */
export function tablesRouter({ context: { limiters }, directory, admission, access, limits, creators }: TableDoors): Router {
  const router = Router();
  const making = perMinute(limiters, 'make', limits.tablesPerMinute);
  const looking = perMinute(limiters, 'look', limits.joinsPerMinute);
  const asking = perMinute(limiters, 'mine', limits.joinsPerMinute);
  router.post('/', json({ limit: LARGEST_WISH }), requireWithinLimit(making), async (request, response) => {
    const wish = v.safeParse(newTableSchema, request.body);
    if (!wish.success) return sendError(response, 'malformed');
    if (directory.tables() >= limits.tables) return sendError(response, 'house-full');
    const caller = callerOf(request);
    if (directory.isClosing()) return sendError(response, 'draining');
    if (caller.person !== null && admission.isBlocked(caller.person)) return sendError(response, 'blocked');
    const counted = creators.begin(caller, limits.tablesEach);
    const create = () => directory.create(wish.output);
    const made = await makeCounted(counted, create, (created) => (created.ok ? created.value.code : null));
    if (!made.ok) return sendError(response, made.refusal);
    if (!made.value.ok) return sendError(response, 'bad-table', made.value.refusal);
    response.status(201).json({ code: made.value.value.code });
  });
  router.post('/mine', requireWithinLimit(asking), async (request, response) => {
    const { person } = callerOf(request);
    if (person === null) return sendError(response, 'malformed');
    const tables: OwnTables = { tables: [...(await directory.tablesOf(person))] };
    response.json(tables);
  });
  router.get('/:code/invitation', async (request, response) => {
    const code = readCode(request.params.code);
    const caller = callerOf(request);
    const look = async () => (code === null ? null : directory.invite(code, caller.person));
    const invitation = await access.lookUp({ code, caller, limit: looking, wakes: false, look });
    if (!invitation.ok) return sendError(response, invitation.refusal);
    response.json(invitation.value satisfies Invitation);
  });
  router.get('/:code', async (request, response) => {
    const code = readCode(request.params.code);
    const look = async () => (code === null ? null : directory.find(code));
    const game = await access.lookUp({ code, caller: callerOf(request), limit: looking, wakes: true, look });
    if (!game.ok) return sendError(response, game.refusal);
    response.json({ code, game: game.value, layout: LAYOUT });
  });
  return router;
}

/**
 * The one way into a room, and all that a page has to ask for: the table is brought up, and there is a place at it. Colyseus' own routes
 * would also let clients create rooms and find out why one is closed to them.
 */
export function matchmakeRouter({ context: { limiters }, directory, access, limits }: MatchmakeDoors): Router {
  const joining = perMinute(limiters, 'join', limits.joinsPerMinute);
  const router = Router();
  router.post('/joinById/:room', json({ limit: LARGEST_JOIN }), async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return sendError(response, 'malformed');
    const caller = callerOf(request);
    const enter = async () => {
      const joined = await directory.join(room, request.body, request.ip);
      return joined.ok ? joined.value : null;
    };
    if (isSystemRoom(room)) {
      if (!(await joining.spend(caller))) return sendError(response, 'too-many');
      const place = await enter();
      return place === null ? sendError(response, 'no-table') : void response.json(place);
    }
    const code = tableOf(room);
    const look = async () => {
      const game = code === null ? null : await directory.find(code);
      const place = await enter();
      return place === null ? null : { ...place, ...(game !== null && { code, game, layout: LAYOUT }) };
    };
    const place = await access.lookUp({ code, caller, limit: joining, wakes: true, look });
    if (!place.ok) return sendError(response, place.refusal);
    response.json(place.value);
  });
  return router;
}
