import { type Result, refused } from '@hundredfold/shared/core/result.ts';
import { groupSecretSchema } from '@hundredfold/shared/protocol/group-secret.ts';
import { MAX_GROUP_TABLES, type SetUpTable } from '@hundredfold/shared/protocol/groups.ts';
import type { NewTableRequest } from '@hundredfold/shared/protocol/new-table.ts';
import * as v from 'valibot';
import type { TableDirectory } from '../directory/table-directory.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { LoadedGroup } from '../storage/stored-group.ts';
import { linkHashOf } from './group-links.ts';

export type GroupTables = ReturnType<typeof openGroupTables>;

/** Opens the way to create tables of groups. */
export function openGroupTables(
  storage: Pick<GameStorage, 'loadGroup' | 'changeGroup'>,
  directory: Pick<TableDirectory, 'groupTables'>,
) {
  const inTurn = serialByKey();
  return {
    /** Returns the group for which a table is wanted: by the secret of its link, or by its id for a member. */
    find: (group: string, personId: string | null): Promise<LoadedGroup | null> =>
      storage.loadGroup(v.is(groupSecretSchema, group) ? { linkHash: linkHashOf(group) } : { id: group }, personId),
    /** Creates a table of a group, and remembers its set-up, unless the group has as many tables loaded as it may. */
    create<Made, Refusal>(
      { id }: Pick<LoadedGroup, 'id'>,
      request: NewTableRequest,
      make: () => Promise<Result<Made, Refusal>>,
    ): Promise<Result<Made, Refusal | 'group-tables-full'>> {
      return inTurn(id, async () => {
        const loaded = (await directory.groupTables(id)).filter(({ table }) => table.phase !== 'asleep');
        if (loaded.length >= MAX_GROUP_TABLES) return refused('group-tables-full');
        const made = await make();
        const { key: _, group: __, from, open: ___, ...lastSetUp } = request;
        if (made.ok) await storage.changeGroup(id, from === undefined ? { lastSetUp: lastSetUp as SetUpTable } : {});
        return made;
      });
    },
  };
}
