import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { type Intent, type IntentName, intents } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import * as v from 'valibot';
import type { ChatFilter } from '../chat/chat.ts';
import { aliasesFor, postMessage, setChatFilter, whyNotSayable } from '../table/intents/chat.ts';
import { keepReport } from '../table/intents/report.ts';
import { shownName } from '../table/state/names.ts';
import type { Seating } from '../table/state/seating.ts';
import type { Table } from '../table/state/table.ts';

export interface ConnectedSpectator {
  readonly memberId: number;
  readonly personId: string;
  readonly name: string;
}

type ChatAnswer = Result<unknown, TableRefusal>;

/** The chat of a spectator room. Spectators who see more than others, or see it later, chat among themselves. */
export interface SpectatorChat {
  /** Answers a request. Spectators may only chat: any other intent is refused. */
  answer(by: ConnectedSpectator, name: IntentName, payload: unknown): Promise<ChatAnswer>;
  leave(by: ConnectedSpectator): void;
}

interface ChatServices {
  /** The id of the spectator room, under which its chat is stored. */
  readonly id: string;
  readonly table: Table;
  readonly spectators: () => readonly ConnectedSpectator[];
  readonly tell: (to: ConnectedSpectator, line: ChatMessage) => void;
}

export function openSpectatorChat({ id, table, spectators, tell }: ChatServices): SpectatorChat {
  const { context } = table;
  const at = (memberId: number) => spectators().find((each) => each.memberId === memberId);
  const readerOf = ({ personId }: ConnectedSpectator) => ({ personId, hearsAsides: true });
  /** The names that were already compared with a seating. Spectators who come later do not change them. */
  const names = new WeakMap<ConnectedSpectator, { readonly seating: Seating; readonly name: string }>();

  /** Returns the name of a spectator as everyone here sees it: people at the table and earlier spectators have theirs first. */
  function nameOf(speaker: ConnectedSpectator): string {
    const { seating } = table.value;
    const known = names.get(speaker);
    if (known?.seating === seating) return known.name;
    const others = [...seating.people, ...spectators()].filter(({ personId }) => personId !== speaker.personId);
    const name = shownName({ people: [...others, speaker], seats: seating.seats }, speaker.memberId);
    names.set(speaker, { seating, name });
    return name;
  }

  const place = {
    code: id,
    context,
    chatFilters: new Map<number, ChatFilter>(),
    sendChat(memberId: number, line: ChatMessage): void {
      const reader = at(memberId);
      if (reader !== undefined) tell(reader, line);
    },
  };
  /** Everything else is for people with a seat. */
  const handlers: {
    readonly [Name in IntentName]?: (by: ConnectedSpectator, intent: Intent<Name>) => ChatAnswer | Promise<ChatAnswer>;
  } = {
    me: ({ memberId: person }) => accepted({ person, now: Math.round(table.now()) }),
    say(by, said) {
      const wrong = whyNotSayable(table, said);
      if (wrong !== null) return refused(wrong);
      const speaker = { memberId: by.memberId, personId: by.personId, name: nameOf(by), seated: false, aside: true };
      return postMessage(place, speaker, said, (each) => {
        const reader = at(each);
        return reader === undefined ? null : readerOf(reader);
      });
    },
    listen: (by, wish) => setChatFilter(place, by.memberId, wish, readerOf(by)),
    signs: (by) => accepted(aliasesFor(by, spectators())),
    report(by, about) {
      const { lines } = context.chats.at(id);
      const meant =
        'line' in about
          ? lines.find((line) => line.id === about.line)
          : spectators().find(({ memberId }) => memberId === about.person);
      return keepReport({ context, code: id }, { by: by.personId, known: lines, meant, about });
    },
  };
  return {
    async answer(by, name, payload) {
      const intent = v.safeParse(intents[name].schema, payload);
      if (!intent.success) return refused('malformed');
      const handle = handlers[name] as
        | ((by: ConnectedSpectator, intent: unknown) => ChatAnswer | Promise<ChatAnswer>)
        | undefined;
      return handle?.(by, intent.output) ?? refused('not-seated');
    },
    leave: ({ memberId }) => void place.chatFilters.delete(memberId),
  };
}
