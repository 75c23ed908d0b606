import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { readFacts } from '@hundredfold/shared/schema/facts.ts';
import { ask, change, dial, hasLine, newMove, type Person, say, sayUntilAnswered, think } from './person.ts';
import type { Kind } from './plan.ts';

interface Manner {
  readonly turn: (person: Person, action: AnyAction) => Promise<void>;
  readonly meanwhile: (person: Person) => Promise<void>;
}

const steady: Manner = {
  async turn(person, action) {
    await sayUntilAnswered(person, newMove(person, action));
  },
  meanwhile: async () => undefined,
};

/** Sends each move twice, and once more long after it was made. */
const hasty: Manner = {
  async turn(person, action) {
    const move = newMove(person, action);
    await Promise.all([say(person, move), say(person, move)]);
    await sayUntilAnswered(person, move);
  },
  async meanwhile(person) {
    // A restarted server has forgotten the answers of the game before.
    const { last, lastMatchNumber, line, chance } = person;
    if (last === null || lastMatchNumber !== line.state.matchNumber || chance.below(3) > 0) return;
    await say(person, last);
  },
};

/** Requests moves for outdated versions: before the move, and the same move with another id after it. */
const late: Manner = {
  async turn(person, action) {
    const { version } = person.line.state;
    await sayUntilAnswered(person, newMove(person, action, Math.max(0, version - 1)));
    await sayUntilAnswered(person, newMove(person, action, version));
    await sayUntilAnswered(person, newMove(person, action, version));
  },
  meanwhile: async () => undefined,
};

/** Loses the connection in the middle of a move, and does not always ask for its outcome. */
const dropper: Manner = {
  async turn(person, action) {
    if (person.chance.below(2) === 0) return steady.turn(person, action);
    const move = newMove(person, action);
    const said = say(person, move);
    if (person.chance.below(2) === 0) await sleep(person.chance.below(10));
    await dropAndReturn(person);
    await said;
    if (person.chance.below(4) > 0) await sayUntilAnswered(person, move);
  },
  async meanwhile(person) {
    if (person.chance.below(4) === 0) await dropAndReturn(person);
  },
};

async function dropAndReturn(person: Person): Promise<void> {
  if (hasLine(person)) await person.line.drop();
  await think(person);
  // The pause is long enough for a bot to take over.
  if (person.chance.below(4) === 0) await sleep(person.chance.below(4 * person.session.thought));
  await dial(person);
}

const reloader: Manner = {
  async turn(person, action) {
    const move = newMove(person, action);
    if (person.chance.below(3) === 0) await reload(person);
    await sayUntilAnswered(person, move);
  },
  async meanwhile(person) {
    if (person.chance.below(4) === 0) await reload(person);
  },
};

async function reload(person: Person): Promise<void> {
  if (person.chance.below(2) === 0 && hasLine(person)) await person.line.drop();
  await dial(person);
}

const pauser: Manner = {
  turn: steady.turn,
  async meanwhile(person) {
    if (person.chance.below(6) === 0) await ask(person, 'pause');
    else if (readFacts(tableFacts, person.line.state).pause.wanted.length > 0) await ask(person, 'resume');
  },
};

const regretful: Manner = {
  async turn(person, action) {
    await steady.turn(person, action);
    if (person.chance.below(3) === 0) await ask(person, 'takeback');
  },
  async meanwhile(person) {
    const { takebackRequest } = readFacts(tableFacts, person.line.state);
    if (takebackRequest?.person === person.line.memberId) await ask(person, 'allow', { allowed: false });
  },
};

const idler: Manner = {
  async turn(person, action) {
    const { matchNumber, version } = person.line.state;
    const isStill = (): boolean => person.line.state.matchNumber === matchNumber && person.line.state.version === version;
    if (person.chance.below(4) === 0) return steady.turn(person, action);
    while (isStill() && hasLine(person) && !person.session.isLate()) await change(person);
  },
  async meanwhile(person) {
    if (person.chance.below(10) === 0) await ask(person, 'back');
  },
};

const leaver: Manner = {
  turn: steady.turn,
  async meanwhile(person) {
    if (person.chance.below(8) > 0) return;
    person.hasLeft = true;
    await person.line.room.leave();
  },
};

export const MANNERS: Readonly<Record<Kind, Manner>> = {
  steady,
  hasty,
  late,
  dropper,
  reloader,
  pauser,
  regretful,
  idler,
  leaver,
  joiner: steady,
};

/** The behaviour of everyone when no more games begin. */
export const HOMEWARD = steady;
