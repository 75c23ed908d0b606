import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswer } from '@hundredfold/shared/protocol/intents.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChatFilter, messageFor, withMessage } from '../chat/chat.ts';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { unsayable } from '../table/intents/chat.ts';
import { keepReport } from '../table/intents/report.ts';
import type { Table } from '../table/state/table.ts';

/** A person in a spectator room, under their number in that room. */
export interface ConnectedSpectator {
  readonly memberId: number;
  readonly personId: string;
  readonly name: string;
}

/** The chat of a spectator room. Spectators who see more than others, or see it later, chat among themselves. */
export interface SpectatorChat {
  say(by: ConnectedSpectator, said: Intent<'say'>): Result<null, TableRefusal>;
  listen(by: ConnectedSpectator, wish: Intent<'listen'>): Result<readonly ChatMessage[], TableRefusal>;
  signs(by: ConnectedSpectator): Result<IntentAnswer<'signs'>, TableRefusal>;
  report(by: ConnectedSpectator, about: Intent<'report'>): Promise<Result<null, TableRefusal>>;
  leave(by: ConnectedSpectator): void;
}

/** The spectator room and its connections. */
interface ChatServices {
  /** The id of the spectator room, under which its chat is stored. */
  readonly id: string;
  readonly table: Table;
  readonly onlookers: () => readonly ConnectedSpectator[];
  readonly tell: (to: ConnectedSpectator, line: ChatMessage) => void;
}

export function openSpectatorChat({ id, table, onlookers, tell }: ChatServices): SpectatorChat {
  const { context } = table;
  const filters = new Map<number, ChatFilter>();
  const readerOf = ({ personId }: ConnectedSpectator) => ({ personId, hearsAsides: true });
  return {
    say({ memberId, personId, name }, said) {
      const wrong = unsayable(table, said);
      if (wrong !== null) return refused(wrong);
      const talk = withMessage(
        context.chats.at(id),
        { memberId, personId, name, seated: false, aside: true },
        said,
        context.clock.now(),
      );
      if (!talk.ok) return talk;
      context.chats.keep(id, talk.value);
      const line = talk.value.lines.at(-1);
      for (const each of onlookers()) {
        const filter = filters.get(each.memberId);
        const message = line === undefined || filter === undefined ? null : messageFor(line, readerOf(each), filter);
        if (message !== null) tell(each, message);
      }
      return accepted(null);
    },
    listen(by, { hears, except }) {
      const filter = { hears, except: new Set(except) };
      filters.set(by.memberId, filter);
      return accepted(context.chats.at(id).lines.flatMap((line) => messageFor(line, readerOf(by), filter) ?? []));
    },
    signs(by) {
      const others = onlookers().filter(({ memberId }) => memberId !== by.memberId);
      return accepted(others.map(({ memberId, personId }) => ({ person: memberId, sign: viewerAlias(by.personId, personId) })));
    },
    report(by, about) {
      const { lines } = context.chats.at(id);
      const meant =
        'line' in about
          ? lines.find((line) => line.id === about.line)
          : onlookers().find(({ memberId }) => memberId === about.person);
      return keepReport({ context, code: id }, { by: by.personId, known: lines, meant, about });
    },
    leave: ({ memberId }) => void filters.delete(memberId),
  };
}
