import type { Clock } from '../platform/clock.ts';
import type { Notices, OpenTable, PushNotice } from '../push/notices.ts';
import type { StoredResult } from '../storage/game-storage.ts';
import type { EveningSoon } from '../storage/stored-evening.ts';
import { countsForGroup, type LoadedGroup } from '../storage/stored-group.ts';
import type { openWebhooks } from './webhooks.ts';

/** Tells members, and the chat of their group, what happens there. Nothing waits for it. */
export interface GroupNews {
  /** `people` are the person ids of the members who get a notice. */
  tableOpened(
    group: Pick<LoadedGroup, 'id' | 'name'>,
    table: Pick<OpenTable, 'game' | 'code' | 'by'>,
    people: readonly string[],
  ): void;
  gameFinished(group: string, results: readonly StoredResult[]): void;
  eveningFixed(group: string, at: number): void;
  eveningSoon(evening: EveningSoon): void;
}

export const NO_GROUP_NEWS: GroupNews = {
  tableOpened: () => undefined,
  gameFinished: () => undefined,
  eveningFixed: () => undefined,
  eveningSoon: () => undefined,
};

export interface GroupNewsDependencies {
  readonly notices: Notices;
  readonly post: ReturnType<typeof openWebhooks>;
  readonly clock: Pick<Clock, 'after'>;
}

export function openGroupNews({ notices, post, clock }: GroupNewsDependencies): GroupNews {
  /** A person who has just got another notice gets this one later, unless there is yet another one by then. */
  async function tell(personId: string, notice: PushNotice): Promise<void> {
    const wait = await notices.send(personId, notice);
    if (wait !== null) clock.after(wait, () => void notices.send(personId, notice));
  }

  return {
    tableOpened({ id, name }, table, people) {
      for (const personId of people) void tell(personId, { kind: 'table', group: name, ...table });
      post(id, { kind: 'table', ...table });
    },
    gameFinished(group, results) {
      const counted = results.filter(({ played }) => countsForGroup(played));
      const players = counted
        .flatMap(({ player, played: { place } }) => (player === undefined ? [] : [{ name: player.name, place }]))
        .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
      const [first] = counted;
      if (first !== undefined) post(group, { kind: 'game', game: first.played.game, players });
    },
    eveningFixed: (group, at) => post(group, { kind: 'fixed', at }),
    eveningSoon({ group, name, at, people }) {
      for (const personId of people) void tell(personId, { kind: 'evening', id: group, group: name, at });
      post(group, { kind: 'evening', at });
    },
  };
}
