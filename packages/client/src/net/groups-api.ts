import {
  type GroupChange,
  type GroupLook,
  groupPageSchema,
  joinedGroupSchema,
  type joinGroupSchema,
  madeGroupSchema,
  type membershipSchema,
  type NewGroup,
  ownGroupsSchema,
} from '@hundredfold/shared/protocol/groups.ts';
import * as v from 'valibot';
import { request, TOO_MANY } from './api.ts';

type Membership = v.InferInput<typeof membershipSchema>;

const REFUSALS = { 'no-group': 'no-group', 'group-full': 'group-full', 'groups-full': 'groups-full', ...TOO_MANY } as const;

/** The requests about groups. The secret of a link is in bodies alone, so that no log has it. */
export const groupsApi = {
  make: (group: NewGroup) => request('/api/groups', madeGroupSchema, { body: group }, REFUSALS),
  look: (group: GroupLook) => request('/api/groups/look', groupPageSchema, { body: group }, REFUSALS),
  join: (member: v.InferInput<typeof joinGroupSchema>) =>
    request('/api/groups/join', joinedGroupSchema, { body: member }, REFUSALS),
  mine: (key: string) => request('/api/groups/mine', ownGroupsSchema, { body: { key } }),
  change: (change: GroupChange) => request('/api/groups/change', v.null(), { body: change }, REFUSALS),
  leave: (member: Membership) => request('/api/groups/leave', v.null(), { body: member }, REFUSALS),
  delete: (member: Membership) => request('/api/groups/delete', v.null(), { body: member }, REFUSALS),
};
