import type { SavedSetUp, SetUpTable, Webhook } from '@hundredfold/shared/protocol/groups.ts';
import type { PlayedGame } from '@hundredfold/shared/protocol/played-game.ts';

/** A member of a group, by their person id. Others know the member id, which is random. */
export interface StoredMember {
  readonly personId: string;
  readonly memberId: string;
  readonly name: string;
  readonly seal: number;
  /** The time at which they came, in milliseconds since 1970. */
  readonly since: number;
  readonly isMaker?: true;
  readonly isHidden?: true;
  /** The public key for which the link is sealed: only the browser's secret opens it. Missing until their browser has asked. */
  readonly publicKey?: string;
}

/** A change of the link, by the id of the member who changed it. */
export interface LinkChange {
  readonly by: string;
  readonly at: number;
}

/** A group. Its link is stored as a hash, and sealed for each member. */
export interface StoredGroup {
  readonly id: string;
  readonly linkHash: string;
  readonly name: string;
  readonly setUps: readonly SavedSetUp[];
  readonly lastSetUp: SetUpTable | null;
  readonly changed: LinkChange | null;
}

/** A group as it is loaded, with its members in the order in which they came. */
export interface LoadedGroup extends StoredGroup {
  /** How long it has been unused, in milliseconds of server uptime. */
  readonly unusedMs: number;
  readonly webhook: Webhook | null;
  readonly members: readonly (StoredMember & { readonly box: string | null })[];
}

/** The link of a group for each of some people, sealed so that only their browser opens it. */
export type LinkBoxes = readonly { readonly personId: string; readonly box: string }[];

export interface NewLink extends LinkChange {
  /** The hash of the link that ends. Nothing is changed if the group has another one by now. */
  readonly from: string;
  readonly to: string;
  readonly boxes: LinkBoxes;
  /** The person id of a member who is removed. */
  readonly without: string | null;
}

/** Games that went on from another one count nowhere, and a game of one person for no group. */
export function countsForGroup({ people, playedOn }: PlayedGame): boolean {
  return people > 1 && playedOn === undefined;
}

/** A result of a person in a game of the group. */
export interface GroupResult {
  readonly match: string;
  readonly at: number;
  readonly game: string;
  readonly name: string;
  readonly place: number | null;
  readonly hasRecord: boolean;
}

/** The sums of a person over their games of one kind of game, in the current month (`isRecent`) or before. */
export interface GroupScore {
  readonly personId: string;
  readonly game: string;
  readonly isRecent: boolean;
  readonly games: number;
  readonly wins: number;
  /** The sum of the places; `null` in a solitaire. */
  readonly places: number | null;
  readonly points: number;
  /** The first and the last kind (`gameKind`) of these games, in their order as texts. They are the same if points add up. */
  readonly kinds: readonly [string, string];
}

export interface GroupOperations {
  /** Saves a new group with its maker. Returns `false`, and saves nothing, if that person is in `MAX_GROUPS` groups already. */
  addGroup(group: StoredGroup, maker: StoredMember): boolean;
  /** Returns a group to a person who has its current link, or is a member and knows its id or an ended link. */
  loadGroup(by: { readonly id: string } | { readonly linkHash: string }, personId: string | null): LoadedGroup | null;
  /** Returns the ids of a person's groups. */
  groupsOf(personId: string): readonly string[];
  /**
   * Adds a member, unless the person is one. Someone who was removed comes back only over a link, whose hash is given then; it has to
   * be the current one.
   */
  joinGroup(id: string, member: StoredMember, linkHash: string | null): 'joined' | 'group-full' | 'groups-full' | 'no-group';
  /** Changes what a member has said of themselves. */
  saveMember(id: string, member: StoredMember): void;
  /** Gives the current link to members who do not have it. */
  addLinkBoxes(id: string, linkHash: string, boxes: LinkBoxes): void;
  changeGroup(id: string, change: Partial<Pick<StoredGroup, 'name' | 'setUps' | 'lastSetUp'>>): void;
  /** Saves the webhook of a group; with `replaced`, only if that is still the current one. */
  saveWebhook(id: string, webhook: Webhook | null, replaced?: Webhook): void;
  /**
   * Returns the webhook for a line that is sent now, by one process alone, with the name of the group; the time of the last line, if that
   * was less than `POST_INTERVAL_MS` ago; or `null` if there is none. `now` is by the system clock.
   */
  takeWebhook(id: string, now: number): { readonly name: string; readonly webhook: Webhook } | number | null;
  /** Ends the link of a group. Returns `false` if another change came first. */
  changeLink(id: string, link: NewLink): boolean;
  /** Ends the membership of a person in one group or in all. A group without members is deleted. */
  leaveGroups(personId: string, id?: string): void;
  deleteGroup(id: string): void;
  /** Returns the codes of a group's tables that were last saved or in use after `since`, by the system clock, the latest first. */
  tablesOfGroup(id: string, since: number): readonly string[];
  /** Returns the results of the last games of a group, the latest first, and the sums over all, apart from those since a time. */
  groupResults(id: string, since: number): { readonly latest: readonly GroupResult[]; readonly scores: readonly GroupScore[] };
}
