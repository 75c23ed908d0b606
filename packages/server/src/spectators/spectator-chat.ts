import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import type { Intent, IntentAnswers, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type ChatFilter, messageFor, withMessage } from '../chat/chat.ts';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { keepReport } from '../table/intents/report.ts';
import { unsayable } from '../table/intents/say.ts';
import type { Table } from '../table/state/table.ts';

/** Somebody in a gallery, under the number that they have there. */
export interface ConnectedSpectator {
  readonly number: number;
  readonly personId: string;
  readonly name: string;
}

/** What is said in a gallery. Those who see more than others, or see it later, talk among themselves. */
export interface SpectatorChat {
  say(by: ConnectedSpectator, said: Intent<'say'>): Result<null, TableRefusal>;
  listen(by: ConnectedSpectator, wish: Intent<'listen'>): Result<readonly ChatMessage[], TableRefusal>;
  signs(by: ConnectedSpectator): Result<IntentAnswers['signs'], TableRefusal>;
  report(by: ConnectedSpectator, about: Intent<'report'>): Promise<Result<null, TableRefusal>>;
  leave(by: ConnectedSpectator): void;
}

/** Where people talk, and how they are reached. */
interface Hearing {
  /** The id of the gallery: under it is remembered what was said there. */
  readonly id: string;
  readonly table: Table;
  readonly onlookers: () => readonly ConnectedSpectator[];
  readonly tell: (to: ConnectedSpectator, line: ChatMessage) => void;
}

export function openSpectatorChat({ id, table, onlookers, tell }: Hearing): SpectatorChat {
  const { context } = table;
  const ears = new Map<number, ChatFilter>();
  const heardBy = ({ personId }: ConnectedSpectator) => ({ personId, hearsAsides: true });
  return {
    say({ number, personId, name }, said) {
      const wrong = unsayable(table, said);
      if (wrong !== null) return refused(wrong);
      const talk = withMessage(
        context.chats.at(id),
        { number, personId, name, seated: false, aside: true },
        said,
        context.clock.now(),
      );
      if (!talk.ok) return talk;
      context.chats.keep(id, talk.value);
      const line = talk.value.lines.at(-1);
      for (const each of onlookers()) {
        const ear = ears.get(each.number);
        const heard = line === undefined || ear === undefined ? null : messageFor(line, heardBy(each), ear);
        if (heard !== null) tell(each, heard);
      }
      return accepted(null);
    },
    listen(by, { hears, except }) {
      const ear = { hears, except: new Set(except) };
      ears.set(by.number, ear);
      return accepted(context.chats.at(id).lines.flatMap((line) => messageFor(line, heardBy(by), ear) ?? []));
    },
    signs(by) {
      const others = onlookers().filter(({ number }) => number !== by.number);
      return accepted(others.map(({ number, personId }) => ({ person: number, sign: viewerAlias(by.personId, personId) })));
    },
    report(by, about) {
      const { lines } = context.chats.at(id);
      const meant =
        'line' in about
          ? lines.find((line) => line.id === about.line)
          : onlookers().find(({ number }) => number === about.person);
      return keepReport({ context, code: id }, { by: by.personId, known: lines, meant, about });
    },
    leave: ({ number }) => void ears.delete(number),
  };
}
