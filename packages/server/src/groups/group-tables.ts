import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import { groupSecretSchema } from '@hundredfold/shared/protocol/group-secret.ts';
import { MAX_GROUP_TABLES, type SetUpTable } from '@hundredfold/shared/protocol/groups.ts';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import type { NewTableRequest } from '@hundredfold/shared/protocol/new-table.ts';
import * as v from 'valibot';
import type { TableDirectory } from '../directory/table-directory.ts';
import type { GroupNews } from '../news/group-news.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { LoadedGroup } from '../storage/stored-group.ts';
import { linkHashOf } from './group-links.ts';
import type { GroupPresence } from './group-presence.ts';

export type GroupTables = ReturnType<typeof openGroupTables>;

interface GroupTableServices {
  readonly storage: Pick<GameStorage, 'loadGroup' | 'changeGroup'>;
  readonly groupNews: GroupNews;
}

/** Opens the way to create tables of groups. */
export function openGroupTables(
  { storage, groupNews }: GroupTableServices,
  directory: Pick<TableDirectory, 'groupTables'>,
  presence: Pick<GroupPresence, 'isHere'>,
) {
  const inTurn = serialByKey();
  return {
    /** Returns the group for which a table is wanted: by the secret of its link, or by its id for a member. */
    find: (group: string, personId: string | null): Promise<LoadedGroup | null> =>
      storage.loadGroup(v.is(groupSecretSchema, group) ? { linkHash: linkHashOf(group) } : { id: group }, personId),
    /**
     * Creates a table of a group, remembers its set-up, and tells the members who are not at the page of the group; unless the group has
     * as many tables loaded as it may.
     */
    create<Refusal>(
      group: LoadedGroup,
      { newTable, personId }: { readonly newTable: NewTableRequest; readonly personId: string | null },
      make: () => Promise<Result<CreatedTable, Refusal>>,
    ): Promise<Result<CreatedTable, Refusal | 'group-tables-full'>> {
      const { id, members } = group;
      return inTurn(id, async () => {
        const loaded = (await directory.groupTables(id)).filter(({ table }) => table.phase !== 'asleep');
        if (loaded.length >= MAX_GROUP_TABLES) return refused('group-tables-full');
        const made = await make();
        if (!made.ok) return made;
        const { key: _, group: __, from, open: ___, ...lastSetUp } = newTable;
        await storage.changeGroup(id, from === undefined ? { lastSetUp: lastSetUp as SetUpTable } : {});
        const own = members.find((member) => member.personId === personId);
        const others = members.filter((member) => member !== own && !presence.isHere({ group: id, personId: member.personId }));
        groupNews.tableOpened(
          group,
          { game: newTable.game, code: made.value.code, by: own?.isHidden ? null : (own?.name ?? null) },
          others.map((member) => member.personId),
        );
        return made;
      });
    },
  };
}
