import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Intent, IntentAnswers, TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { Line } from '@hundredfold/shared/protocol/talk.ts';
import { type Ear, lineFor, spoken } from '../chat/chat.ts';
import { signOf } from '../chat/viewer-alias.ts';
import { keepReport } from '../table/intents/report.ts';
import { unsayable } from '../table/intents/say.ts';
import type { Table } from '../table/state/table.ts';

/** Somebody in a gallery, under the number that they have there. */
export interface Onlooker {
  readonly number: number;
  readonly personId: string;
  readonly name: string;
}

/** What is said in a gallery. Those who see more than others, or see it later, talk among themselves. */
export interface GalleryTalk {
  say(by: Onlooker, said: Intent<'say'>): Result<null, TableRefusal>;
  listen(by: Onlooker, wish: Intent<'listen'>): Result<readonly Line[], TableRefusal>;
  signs(by: Onlooker): Result<IntentAnswers['signs'], TableRefusal>;
  report(by: Onlooker, about: Intent<'report'>): Promise<Result<null, TableRefusal>>;
  leave(by: Onlooker): void;
}

/** Where people talk, and how they are reached. */
interface Hearing {
  /** The id of the gallery: under it is remembered what was said there. */
  readonly id: string;
  readonly table: Table;
  readonly onlookers: () => readonly Onlooker[];
  readonly tell: (to: Onlooker, line: Line) => void;
}

export function galleryTalk({ id, table, onlookers, tell }: Hearing): GalleryTalk {
  const { house } = table;
  const ears = new Map<number, Ear>();
  const heardBy = ({ personId }: Onlooker) => ({ personId, hearsAsides: true });
  return {
    say({ number, personId, name }, said) {
      const wrong = unsayable(table, said);
      if (wrong !== null) return refused(wrong);
      const talk = spoken(house.talks.at(id), { number, personId, name, seated: false, aside: true }, said, house.clock.now());
      if (!talk.ok) return talk;
      house.talks.keep(id, talk.value);
      const line = talk.value.lines.at(-1);
      for (const each of onlookers()) {
        const ear = ears.get(each.number);
        const heard = line === undefined || ear === undefined ? null : lineFor(line, heardBy(each), ear);
        if (heard !== null) tell(each, heard);
      }
      return accepted(null);
    },
    listen(by, { hears, except }) {
      const ear = { hears, except: new Set(except) };
      ears.set(by.number, ear);
      return accepted(house.talks.at(id).lines.flatMap((line) => lineFor(line, heardBy(by), ear) ?? []));
    },
    signs(by) {
      const others = onlookers().filter(({ number }) => number !== by.number);
      return accepted(others.map(({ number, personId }) => ({ person: number, sign: signOf(by.personId, personId) })));
    },
    report(by, about) {
      const { lines } = house.talks.at(id);
      const meant =
        'line' in about
          ? lines.find((line) => line.id === about.line)
          : onlookers().find(({ number }) => number === about.person);
      return keepReport({ house, code: id }, { by: by.personId, known: lines, meant, about });
    },
    leave: ({ number }) => void ears.delete(number),
  };
}
