import { randomBytes } from 'node:crypto';
import {
  type GroupChange,
  type GroupPage,
  groupChangeSchema,
  groupLookSchema,
  joinGroupSchema,
  type MadeGroup,
  membershipSchema,
  newGroupSchema,
  type OwnGroups,
  ownGroupsRequestSchema,
  type SavedSetUp,
} from '@hundredfold/shared/protocol/groups.ts';
import type { HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import { type Request, type Response, Router } from 'express';
import type { TableDirectory } from '../directory/table-directory.ts';
import { changeEvening, type EveningServices } from '../groups/group-evening.ts';
import { linkFor, linkHashOf, newGroupSecret, sealLink } from '../groups/group-links.ts';
import { type GroupPageServices, groupPage, ownGroups } from '../groups/group-page.ts';
import { newMember } from '../groups/new-member.ts';
import { personIdOf } from '../identity/person-id.ts';
import { sealKeyOf } from '../identity/sealed.ts';
import type { LimitedLookUp, RequestLimit } from '../limits/request-limit.ts';
import type { Admission } from '../ops/admission.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { LoadedGroup } from '../storage/stored-group.ts';
import { withBody } from './body.ts';
import { callerOf } from './caller.ts';
import { sendError } from './errors.ts';
import type { Makers } from './makers.ts';

const MAX_CHANGE_BYTES = 16 * 1024;

interface GroupServices extends GroupPageServices, Pick<EveningServices, 'groupNews'> {
  readonly storage: GameStorage;
  readonly directory: Pick<TableDirectory, 'groupTables' | 'whyNoTable'>;
  readonly admission: Admission;
  readonly makers: Pick<Makers, 'makersOnly'>;
  /** Counts requests for groups that the caller cannot see, whether they exist or not. */
  readonly lookUp: LimitedLookUp;
  readonly limits: Readonly<Record<'make' | 'look' | 'change', RequestLimit>>;
}

/**
 * Serves groups: `POST /` makes one, `POST /look` returns its page, and `POST /mine` the groups of a person; `POST /join`, `/change`,
 * `/leave` and `/delete` do what they are called. A group that the caller may not see is answered like one that does not exist.
 */
export function groupsRouter(services: GroupServices): Router {
  const { storage, presence, admission, makers, limits } = services;
  const router = Router();
  router.post(
    '/',
    makers.makersOnly,
    withBody({ schema: newGroupSchema, limit: limits.make }, async ({ key, name, as, seal }, _, response) => {
      const personId = personIdOf(key);
      if (admission.isBlocked(personId)) return sendError(response, 'blocked');
      const [id, secret] = [randomBytes(16).toString('base64url'), newGroupSecret()];
      const linkHash = linkHashOf(secret);
      const { publicKey } = sealKeyOf(key);
      const maker = newMember({ personId, name: as, seal, publicKey, isMaker: true });
      const group = { id, linkHash, name, setUps: [], lastSetUp: null, changed: null };
      if (!(await storage.addGroup(group, maker))) return sendError(response, 'groups-full');
      await storage.addLinkBoxes(id, linkHash, sealLink([maker], secret));
      response.status(201).json({ id, secret } satisfies MadeGroup);
    }),
  );
  router.post(
    '/look',
    withBody({ schema: groupLookSchema, limit: limits.look }, async (look, request, response) => {
      const personId = personIdOf(look.key);
      const sent = 'secret' in look ? look.secret : null;
      const group = await find(services, 'id' in look ? look : { linkHash: linkHashOf(look.secret) }, request, response);
      if (group === null) return;
      const own = group.members.find((member) => member.personId === personId);
      if (own !== undefined) presence.visit({ group: group.id, personId });
      const secret = await linkFor(storage, group, { key: look.key, sent });
      response.json((await groupPage(services, group, { personId, secret })) satisfies GroupPage);
    }),
  );
  router.post(
    '/join',
    withBody({ schema: joinGroupSchema, limit: limits.look }, async ({ key, secret, as, seal }, request, response) => {
      const personId = personIdOf(key);
      const linkHash = linkHashOf(secret);
      const group = await find(services, { linkHash }, request, response);
      if (group === null) return;
      if (admission.isBlocked(personId)) return sendError(response, 'blocked');
      const member = newMember({ personId, name: as, seal, publicKey: sealKeyOf(key).publicKey });
      // A member who opens an ended link is one already.
      const outcome = await storage.joinGroup(group.id, member, group.linkHash);
      if (outcome !== 'joined') return sendError(response, outcome);
      if (group.linkHash === linkHash) await storage.addLinkBoxes(group.id, linkHash, sealLink([member], secret));
      response.json({ id: group.id });
    }),
  );
  router.post(
    '/mine',
    withBody({ schema: ownGroupsRequestSchema, limit: limits.look }, async ({ key }, _, response) => {
      response.json((await ownGroups(services, personIdOf(key))) satisfies OwnGroups);
    }),
  );
  const change = { schema: groupChangeSchema, limit: limits.change, maxBytes: MAX_CHANGE_BYTES };
  router.post(
    '/change',
    withBody(change, async (wanted, request, response) => {
      const group = await find(services, wanted, request, response);
      if (group === null) return;
      const why = await changeGroup(services, group, wanted);
      if (why === null) response.status(204).end();
      else if (why === 'not-allowed') sendError(response, why, 'Only the member who proposed or fixed an evening may do this.');
      else sendError(response, why);
    }),
  );
  router.post(
    '/leave',
    withBody({ schema: membershipSchema, limit: limits.change }, async ({ key, id }, request, response) => {
      if ((await find(services, { id }, request, response)) === null) return;
      await storage.leaveGroups(personIdOf(key), id);
      response.status(204).end();
    }),
  );
  router.post(
    '/delete',
    withBody({ schema: membershipSchema, limit: limits.change }, async ({ key, id }, request, response) => {
      const group = await find(services, { id }, request, response);
      if (group === null) return;
      if (memberIn(group, key)?.isMaker !== true)
        return sendError(response, 'not-allowed', 'Only the person who made a group may delete it.');
      await storage.deleteGroup(id);
      response.status(204).end();
    }),
  );
  return router;
}

type GroupName = Parameters<GameStorage['loadGroup']>[0];

/** Returns the group that a request names, or answers it with an error. */
async function find(
  { storage, lookUp }: Pick<GroupServices, 'storage' | 'lookUp'>,
  by: GroupName,
  request: Request,
  response: Response,
): Promise<LoadedGroup | null> {
  const caller = callerOf(request);
  const group = await lookUp(caller, () => storage.loadGroup(by, caller.person));
  if (group !== null && group !== 'blocked') return group;
  sendError(response, group === null ? 'no-group' : 'too-many');
  return null;
}

function memberIn({ members }: LoadedGroup, key: string): LoadedGroup['members'][number] | undefined {
  return members.find(({ personId }) => personId === personIdOf(key));
}

/** Makes the one change that a member wants. Returns why not, or `null`. */
async function changeGroup(
  services: Pick<GroupServices, 'storage' | 'directory' | 'groupNews' | 'now' | 'hasWebhooks'>,
  group: LoadedGroup,
  change: GroupChange,
): Promise<HttpErrorCode | null> {
  const { storage, directory, hasWebhooks } = services;
  const { id } = group;
  const own = memberIn(group, change.key);
  if (own === undefined) return 'no-group';
  const { isHidden, ...shown } = own;
  if ('name' in change) await storage.changeGroup(id, { name: change.name });
  else if ('as' in change) await storage.saveMember(id, { ...own, name: change.as, seal: change.seal ?? own.seal });
  else if ('hidden' in change) await storage.saveMember(id, { ...shown, ...(change.hidden && { isHidden: true }) });
  else if ('webhook' in change) {
    if (!hasWebhooks) return 'not-found';
    await storage.saveWebhook(id, change.webhook);
  } else if ('setUps' in change) {
    const setUps = change.setUps as readonly SavedSetUp[];
    if (setUps.some(({ table }) => directory.whyNoTable(table) !== null)) return 'bad-table';
    await storage.changeGroup(id, { setUps });
  } else if ('evening' in change) return changeEvening(services, group, { own, change: change.evening });
  else return changeLink(storage, group, { by: own.memberId, without: change.link.without });
  return null;
}

async function changeLink(
  storage: GameStorage,
  { id, linkHash, members }: LoadedGroup,
  { by, without }: { readonly by: string; readonly without: string | undefined },
): Promise<HttpErrorCode | null> {
  if (without === by) return 'malformed'; // They leave instead.
  const secret = newGroupSecret();
  const removed = members.find(({ memberId }) => memberId === without);
  const isChanged = await storage.changeLink(id, {
    from: linkHash,
    to: linkHashOf(secret),
    boxes: sealLink(
      members.filter((member) => member !== removed),
      secret,
    ),
    without: removed?.personId ?? null,
    by,
    at: Date.now(),
  });
  return isChanged ? null : 'too-many'; // Another member changed it at the same moment.
}
