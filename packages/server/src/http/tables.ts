import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import { MAX_CODE_IN_PATH_LENGTH, readCode } from '@hundredfold/shared/protocol/code.ts';
import { type CreatedTable, type Invitation, type OwnTables, STATE_LAYOUT } from '@hundredfold/shared/protocol/http.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { newTableSchema } from '@hundredfold/shared/protocol/new-table.ts';
import { json, Router } from 'express';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { isSystemRoom, tableOf } from '../directory/room-ids.ts';
import type { TableDirectory } from '../directory/table-directory.ts';
import type { GroupTables } from '../groups/group-tables.ts';
import { type LimitedLookUp, perMinute, type RequestLimit } from '../limits/request-limit.ts';
import type { Admission } from '../ops/admission.ts';
import { withBody } from './body.ts';
import { callerOf, requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';
import type { Makers } from './makers.ts';
import { newTableOptionsOf } from './new-table-options.ts';
import type { TableAccess } from './table-access.ts';

const MAX_WISH_BYTES = 16 * 1024;
const MAX_JOIN_BYTES = 4 * 1024;

interface TableServices {
  readonly context: Pick<AppContext, 'limiters' | 'storage'>;
  readonly directory: TableDirectory;
  readonly admission: Admission;
  readonly accessTable: TableAccess;
  readonly limits: Limits;
  readonly makers: Makers;
  readonly lookUpRecord: LimitedLookUp;
  readonly groups: GroupTables;
  readonly lookUpGroup: LimitedLookUp;
  readonly createLimit: RequestLimit;
}

/**
 * Serves `POST /`, which creates a table; `POST /mine`, which returns a person's tables; `GET /:code/invitation`, which returns
 * the invitation of a code; and `GET /:code`, which finds a table and loads it.
 */
export function tablesRouter(services: TableServices): Router {
  const { context, directory, admission, accessTable, limits, makers, lookUpRecord, groups, lookUpGroup, createLimit } = services;
  const { limiters } = context;
  const router = Router();
  const ownTablesLimit = perMinute(limiters, 'mine', limits.joinsPerMinute);
  router.post(
    '/',
    makers.makersOnly,
    withBody({ schema: newTableSchema, limit: createLimit, maxBytes: MAX_WISH_BYTES }, async (newTable, request, response) => {
      const caller = callerOf(request);
      if (directory.isClosing()) return sendError(response, 'draining');
      if (await directory.isFull()) return sendError(response, 'house-full');
      if (caller.person !== null && admission.isBlocked(caller.person)) return sendError(response, 'blocked');
      const wanted = await newTableOptionsOf(newTable, caller, context.storage, lookUpRecord);
      if (!wanted.ok) return sendError(response, wanted.refusal.error, 'why' in wanted.refusal ? wanted.refusal.why : undefined);
      const find = (group: string) => lookUpGroup(caller, () => groups.find(group, caller.person));
      const group = newTable.group === undefined ? undefined : await find(newTable.group);
      if (group === null || group === 'blocked') return sendError(response, group === null ? 'no-group' : 'too-many');
      const codeOf = (created: Result<CreatedTable, unknown>) => (created.ok ? created.value.code : null);
      const create = async (): Promise<Result<CreatedTable, 'too-many' | { readonly why: string }>> => {
        const options = { ...wanted.value, ...(group && { group: group.id }) };
        const made = await directory.quota.spend([caller], () => directory.create(options), codeOf);
        if (!made.ok) return made;
        return made.value.ok ? made.value : refused({ why: made.value.refusal });
      };
      const made = await (group === undefined ? create() : groups.create(group, { newTable, personId: caller.person }, create));
      if (made.ok) response.status(201).json({ code: made.value.code });
      else if (typeof made.refusal === 'string') sendError(response, made.refusal);
      else sendError(response, 'bad-table', made.refusal.why);
    }),
  );
  router.post('/mine', requireWithinLimit(ownTablesLimit), async (request, response) => {
    const { person } = callerOf(request);
    if (person === null) return sendError(response, 'malformed');
    const tables: OwnTables = { tables: [...(await directory.tablesOf(person))] };
    response.json(tables);
  });
  router.get('/:code/invitation', async (request, response) => {
    const code = readCode(request.params.code, MAX_CODE_IN_PATH_LENGTH);
    const caller = callerOf(request);
    const look = async () => (code === null ? null : directory.invitationFor(code, caller.person));
    const invitation = await accessTable({ code, caller, loads: false, look });
    if (!invitation.ok) return sendError(response, invitation.refusal);
    response.json(invitation.value satisfies Invitation);
  });
  router.get('/:code', async (request, response) => {
    const code = readCode(request.params.code, MAX_CODE_IN_PATH_LENGTH);
    const look = async () => (code === null ? null : directory.load(code));
    const game = await accessTable({ code, caller: callerOf(request), loads: true, look });
    if (!game.ok) return sendError(response, game.refusal);
    response.json({ code, game: game.value, layout: STATE_LAYOUT });
  });
  return router;
}

/**
 * Serves the only way into a room: the table is loaded, and a seat in the room is reserved. A page needs nothing else. Colyseus'
 * own routes would also let clients create rooms and find out why a room is closed to them.
 */
export function matchmakeRouter({ context: { limiters }, directory, accessTable, limits, makers }: TableServices): Router {
  const systemRoomLimit = perMinute(limiters, 'join', limits.joinsPerMinute);
  const router = Router();
  router.post('/joinById/:room', json({ limit: MAX_JOIN_BYTES }), async (request, response) => {
    const { room } = request.params;
    if (typeof request.body !== 'object' || request.body === null) return sendError(response, 'malformed');
    const caller = callerOf(request);
    const enter = async (isGuest = false) => {
      const joined = await directory.join(room, request.body, caller.network, isGuest);
      return joined.ok ? joined.value : null;
    };
    if (isSystemRoom(room)) {
      if (!(await systemRoomLimit.spend(caller))) return sendError(response, 'too-many');
      const isGuest = !(await makers.isMaker(request));
      if (isGuest && room === LOBBY_ROOM) return sendError(response, 'no-maker');
      const place = await enter(isGuest);
      return place === null ? sendError(response, 'no-table') : void response.json(place);
    }
    const code = tableOf(room);
    const look = async () => {
      const game = code === null ? null : await directory.load(code);
      const place = await enter();
      return place === null ? null : { ...place, ...(game !== null && { code, game, layout: STATE_LAYOUT }) };
    };
    const place = await accessTable({ code, caller, loads: true, look });
    if (!place.ok) return sendError(response, place.refusal);
    // Express would work out the type anew for each answer.
    response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(place.value));
  });
  return router;
}
