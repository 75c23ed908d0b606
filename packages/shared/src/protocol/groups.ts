import * as v from 'valibot';
import { avatarSchema } from './avatar.ts';
import { eveningChangeSchema, groupEveningSchema } from './group-evening.ts';
import { groupIdSchema, groupSecretSchema } from './group-secret.ts';
import { optionsSchema } from './http.ts';
import { nameSchema, nameSchemaWithin } from './name.ts';
import { newTableSchema } from './new-table.ts';
import { endpointSchema, readerEntries } from './push.ts';
import { secretSchema } from './table.ts';

/** The largest numbers of members of a group, of its loaded tables, of its saved set-ups, and of the groups of a person. */
export const MAX_GROUP_MEMBERS = 200;
export const MAX_GROUP_TABLES = 3;
export const MAX_SET_UPS = 5;
export const MAX_GROUPS = 20;

/** The time in milliseconds between two requests of a visible page, by which its member counts as here. */
export const GROUP_LOOK_INTERVAL_MS = 10_000;

export const MAX_GROUP_NAME_GRAPHEMES = 40;
export const groupNameSchema = nameSchemaWithin(MAX_GROUP_NAME_GRAPHEMES);

const memberIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/));

/** A table to be opened, without what concerns one table alone. A group's table is never open to strangers. */
const setUpTableSchema = v.omit(newTableSchema, ['key', 'group', 'from', 'open']);
export type SetUpTable = v.InferOutput<typeof setUpTableSchema>;

const setUpSchema = v.strictObject({ name: groupNameSchema, table: setUpTableSchema });
export type SavedSetUp = v.InferOutput<typeof setUpSchema>;

/** The address of a chat that gets lines about the group, with the language and the time zone of the member who set it. */
const webhookSchema = v.strictObject({ address: endpointSchema, ...readerEntries });
export type Webhook = Readonly<v.InferOutput<typeof webhookSchema>>;

/** How a person is called in a group. */
const memberEntries = { as: nameSchema, seal: v.exactOptional(avatarSchema) };

/** The body of `POST /api/groups`, which makes a group with its maker as the first member. */
export const newGroupSchema = v.strictObject({ key: secretSchema, name: groupNameSchema, ...memberEntries });
export type NewGroup = v.InferInput<typeof newGroupSchema>;

export const madeGroupSchema = v.object({ id: v.string(), secret: v.string() });
export type MadeGroup = v.InferOutput<typeof madeGroupSchema>;

/** The body of `POST /api/groups/look`: members name the group by its id, others by the secret of its link. */
export const groupLookSchema = v.union([
  v.strictObject({ key: secretSchema, id: groupIdSchema }),
  v.strictObject({ key: secretSchema, secret: groupSecretSchema }),
]);
export type GroupLook = v.InferInput<typeof groupLookSchema>;

const groupMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  seal: v.number(),
  isYou: v.boolean(),
  /** `here`: at the page now; `table`: at a table of the group; `null`: neither, or the member is hidden. */
  presence: v.nullable(v.picklist(['here', 'table'])),
});
export type GroupMember = v.InferOutput<typeof groupMemberSchema>;

/** A table of today that is loaded, or that waits for its players (`asleep`). The tables with most recent use come first. */
const groupTableSchema = v.object({
  code: v.string(),
  game: v.string(),
  phase: v.picklist(['gathering', 'playing', 'over', 'asleep']),
  /** The names of the people and bots on the seats. */
  names: v.array(v.string()),
});
export type GroupTable = v.InferOutput<typeof groupTableSchema>;

/** A finished game of two or more people. */
const groupGameSchema = v.object({
  /** The id of the record; `null` if it has expired. */
  record: v.nullable(v.string()),
  game: v.string(),
  at: v.number(),
  /** The people by their places, with their names in that game. The place is `null` in a solitaire. */
  players: v.array(v.object({ name: v.string(), place: v.nullable(v.number()) })),
});
export type GroupGame = v.InferOutput<typeof groupGameSchema>;

/** The scores of one game. The most wins come first. Games that were continued from another one do not count. */
const gameStandingSchema = v.object({
  game: v.string(),
  scores: v.array(
    v.object({
      /** The id of a member. */
      member: v.string(),
      games: v.number(),
      wins: v.number(),
      /** The mean place; `null` in a solitaire. */
      place: v.nullable(v.number()),
      /** The sum of the points; `null` if the games had different options, so that points do not add up. */
      points: v.nullable(v.number()),
    }),
  ),
});
export type GameStanding = v.InferOutput<typeof gameStandingSchema>;

/** The answer of `POST /api/groups/look`: the page of a group. */
export const groupPageSchema = v.object({
  id: v.string(),
  name: v.string(),
  isMember: v.boolean(),
  isMaker: v.boolean(),
  /** `true` if the member is shown as absent to all others. */
  isHidden: v.boolean(),
  /** The secret of the current link; missing for others than members, and for a member whom the server cannot tell it yet. */
  secret: v.exactOptional(v.string()),
  /** The members in the order in which they came. */
  members: v.array(groupMemberSchema),
  tables: v.array(groupTableSchema),
  /** The last ten games, the latest first. */
  games: v.array(groupGameSchema),
  /** The standing of this month and of all time. The game with most results comes first. */
  standing: v.object({ month: v.array(gameStandingSchema), all: v.array(gameStandingSchema) }),
  setUps: v.array(v.object({ name: v.string(), table: v.looseObject({ game: v.string(), options: optionsSchema }) })),
  /** The set-up of the last table that was opened; `null` before the first one. */
  lastSetUp: v.nullable(v.looseObject({ game: v.string(), options: optionsSchema })),
  /** The host name of the group's webhook, `null` without one; missing for others than members, and if the site has no webhooks. */
  webhook: v.exactOptional(v.nullable(v.string())),
  /** The last change of the link; `by` is the name of a member, `null` if they have left. */
  changed: v.exactOptional(v.object({ by: v.nullable(v.string()), at: v.number() })),
  /** The time at which the group will be deleted, unless it plays before; only in the last 60 days. */
  endsAt: v.exactOptional(v.number()),
  /** The next evening, or the proposal for it, which only members see. */
  evening: v.exactOptional(groupEveningSchema),
  /** The start of the last evening, if none was proposed since. */
  lastEvening: v.exactOptional(v.number()),
});
export type GroupPage = v.InferOutput<typeof groupPageSchema>;

/** The body of `POST /api/groups/join`, which is answered with the id of the group. */
export const joinGroupSchema = v.strictObject({ key: secretSchema, secret: groupSecretSchema, ...memberEntries });
export const joinedGroupSchema = v.object({ id: v.string() });

/** The body of `POST /api/groups/mine`. */
export const ownGroupsRequestSchema = v.strictObject({ key: secretSchema });

/** The answer: the groups of a person, with the names of the others who are here or at a table, and the codes of the tables. */
export const ownGroupsSchema = v.object({
  groups: v.array(v.object({ id: v.string(), name: v.string(), here: v.array(v.string()), tables: v.array(v.string()) })),
});
export type OwnGroups = v.InferOutput<typeof ownGroupsSchema>;

const membership = { key: secretSchema, id: groupIdSchema };

/**
 * The body of `POST /api/groups/change`, which changes one thing: the group's name, the own name, the saved set-ups, whether the
 * person is hidden, the next evening, the webhook, or the link. The old link ends at once for everyone who is no member; `without` also
 * removes one.
 */
export const groupChangeSchema = v.union([
  v.strictObject({ ...membership, name: groupNameSchema }),
  v.strictObject({ ...membership, ...memberEntries }),
  v.strictObject({ ...membership, setUps: v.pipe(v.array(setUpSchema), v.maxLength(MAX_SET_UPS)) }),
  v.strictObject({ ...membership, hidden: v.boolean() }),
  v.strictObject({ ...membership, evening: eveningChangeSchema }),
  v.strictObject({ ...membership, webhook: v.nullable(webhookSchema) }),
  v.strictObject({ ...membership, link: v.strictObject({ without: v.exactOptional(memberIdSchema) }) }),
]);
export type GroupChange = v.InferOutput<typeof groupChangeSchema>;

/** The body of `POST /api/groups/leave`, and of `POST /api/groups/delete`, which only the maker may send. */
export const membershipSchema = v.strictObject(membership);
