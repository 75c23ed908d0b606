import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { type IntentName, intents } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import { answerInChat, type ChatPlace, isChatIntent, type PersonInChat } from '../table/intents/chat.ts';
import { shownName } from '../table/state/names.ts';
import type { Seating } from '../table/state/seating.ts';
import type { Table } from '../table/state/table.ts';

interface ChatServices {
  /** The id of the spectator room, under which its chat is stored. */
  readonly id: string;
  readonly table: Table;
  readonly spectators: () => readonly PersonInChat[];
  readonly tell: (to: PersonInChat, line: ChatMessage) => void;
}

export type SpectatorChat = ReturnType<typeof openSpectatorChat>;

/** Opens the chat of a spectator room. Spectators who see more than others, or see it later, chat among themselves. */
export function openSpectatorChat({ id, table, spectators, tell }: ChatServices) {
  /** The names that were already compared with a seating. Spectators who come later do not change them. */
  const names = new WeakMap<PersonInChat, { readonly seating: Seating; readonly name: string }>();

  /** Returns the name of a spectator as everyone here sees it: people at the table and earlier spectators have theirs first. */
  function nameOf(speaker: PersonInChat): string {
    const { seating } = table.value;
    const known = names.get(speaker);
    if (known?.seating === seating) return known.name;
    const others = [...seating.people, ...spectators()].filter(({ personId }) => personId !== speaker.personId);
    const name = shownName({ people: [...others, speaker], seats: seating.seats }, speaker.memberId);
    names.set(speaker, { seating, name });
    return name;
  }

  const place: ChatPlace = {
    code: id,
    context: table.context,
    table,
    chatFilters: new Map(),
    sendChat(memberId, line) {
      const reader = spectators().find((each) => each.memberId === memberId);
      if (reader !== undefined) tell(reader, line);
    },
    people: spectators,
    nameOf,
    roleOf: () => ({ seated: false, aside: true, hearsAsides: true }),
  };
  return {
    /** Answers a request. Spectators may only chat: any other intent is refused. */
    async answer({ memberId }: PersonInChat, name: IntentName, payload: unknown): Promise<Result<unknown, TableRefusal>> {
      const intent = v.safeParse(intents[name].schema, payload);
      if (!intent.success) return refused('malformed');
      if (name === 'me') return accepted({ person: memberId, now: Math.round(table.now()) });
      return isChatIntent(name) ? answerInChat(place, memberId, name, intent.output as never) : refused('not-seated');
    },
    leave: ({ memberId }: PersonInChat) => void place.chatFilters.delete(memberId),
  };
}
