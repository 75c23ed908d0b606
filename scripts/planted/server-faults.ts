import type { Fault } from './fault.ts';

const SERVER = 'packages/server/src';

export const SERVER_FAULTS: readonly Fault[] = [
  {
    name: 'a spectator is sent the hand of the first seat',
    file: `${SERVER}/colyseus/table-connections.ts`,
    from: 'setVisibleSeat(client, seat === null ? null : (seats[seat] ?? null));',
    to: 'setVisibleSeat(client, seats[seat ?? 0] ?? null);',
    suite: {
      runner: 'vitest',
      files: ['packages/server/test/privacy/two-worlds.test.ts'],
      title: 'two worlds of hand-over.*a spectator',
      mode: 'quick',
    },
  },
  {
    name: 'a refusal says who holds a card',
    file: 'packages/games/mod-four/rules/rules.ts',
    from: 'if (wrong !== null) return refused(wrong);',
    to: "if (wrong !== null) return refused(wrong === 'not-in-hand' && state.hands[1]?.includes(action.card) ? 'cut-first' : wrong);",
    suite: {
      runner: 'vitest',
      files: ['packages/server/test/privacy/refusals.slow.test.ts'],
      title: 'a refusal in mod-four.*tells seat 0',
    },
  },
  {
    name: 'a move is acknowledged before it is durable',
    file: `${SERVER}/table/turn/commit.ts`,
    from: `const kept = await persistSteps(table, change);
  if (!kept.ok) return kept;`,
    to: 'void persistSteps(table, change);',
    suite: { runner: 'vitest', files: [`${SERVER}/table/trouble.test.ts`] },
  },
  {
    name: 'a repeated intent id is decided a second time',
    file: `${SERVER}/table/intents/handle-intent.ts`,
    from: 'if (before !== undefined) return before;',
    to: '',
    suite: { runner: 'vitest', files: [`${SERVER}/table/state/table.test.ts`] },
  },
  {
    name: 'the lease is not checked when steps are appended',
    file: `${SERVER}/storage/game-storage.ts`,
    from: 'append: { writes: true, lease: ({ lease }) => lease },',
    to: 'append: { writes: true },',
    suite: {
      runner: 'vitest',
      files: [`${SERVER}/storage/game-storage.test.ts`],
      title: 'the storage, in memory',
      mode: 'quick',
    },
  },
  {
    name: 'the delayed spectator view shows a turn too early',
    file: `${SERVER}/spectators/timeline.ts`,
    from: 'timeline.length - delay',
    to: 'timeline.length - delay + 1',
    suite: { runner: 'vitest', files: [`${SERVER}/spectators/timeline.test.ts`] },
  },
  {
    name: 'a spectator view stays at its first turn',
    file: `${SERVER}/spectators/spectator-view.ts`,
    from: `stop = null;
    if (isClosed) return;`,
    to: 'if (isClosed) return;',
    suite: { runner: 'vitest', files: [`${SERVER}/spectators/spectator-view.test.ts`] },
  },
  {
    name: 'someone who has left stays in the matchmaking queue as a ghost',
    file: `${SERVER}/matchmaking/deadlines.ts`,
    from: 'return lostAt !== null && now - lostAt >= TICKET_GRACE_S * 1000;',
    to: 'return lostAt !== null && now < lostAt;',
    suite: { runner: 'vitest', files: [`${SERVER}/matchmaking/matchmaker.test.ts`] },
  },
  {
    name: 'a slow client is never disconnected',
    file: `${SERVER}/colyseus/socket-limits.ts`,
    from: 'if (socket.bufferedAmount > MAX_UNREAD_BYTES)',
    to: 'if (socket.bufferedAmount > MAX_UNREAD_BYTES * MAX_UNREAD_BYTES)',
    suite: { runner: 'vitest', files: [`${SERVER}/colyseus/socket-limits.test.ts`] },
  },
  {
    name: 'a bot never takes over for an absent player',
    file: `${SERVER}/table/timers/sync-timers.ts`,
    from: "presence === 'away' && !isAlone(seating, memberId)",
    to: "presence === 'away' && isAlone(seating, memberId)",
    suite: { runner: 'vitest', files: [`${SERVER}/table/state/table.test.ts`] },
  },
  {
    name: 'the chat of a blocked person is delivered',
    file: `${SERVER}/chat/chat.ts`,
    from: 'return except.has(sign) ? null : {',
    to: 'return {',
    suite: { runner: 'vitest', files: [`${SERVER}/chat/chat.test.ts`] },
  },
  {
    name: 'the text of a bug reaches a client',
    file: `${SERVER}/colyseus/base-room.ts`,
    from: "if (cause instanceof Error) cause.message = 'bug';",
    to: '',
    suite: { runner: 'vitest', files: ['packages/server/test/bugs.slow.test.ts'], title: 'a bug in onJoin' },
  },
  {
    name: 'the wall clock times the turns',
    file: `${SERVER}/platform/clock.ts`,
    from: 'const moment = performance.now();',
    to: 'const moment = Date.now();',
    suite: { runner: 'vitest', files: ['packages/server/test/clock-jump.slow.test.ts'] },
  },
  {
    name: 'a socket is opened for a page of a foreign origin',
    file: `${SERVER}/serve.ts`,
    from: 'allowedHosts.know(headers.host) && allowedHosts.mayCall(headers)',
    to: 'allowedHosts.know(headers.host)',
    suite: { runner: 'vitest', files: ['packages/server/test/origins.slow.test.ts'] },
  },
  {
    name: 'a table that is loaded again lacks its last step',
    file: `${SERVER}/table/turn/read-history.ts`,
    from: 'const steps = await storage.steps(match, version, STEPS_AT_ONCE);',
    to: 'const steps = (await storage.steps(match, version, STEPS_AT_ONCE)).slice(0, -1);',
    suite: { runner: 'vitest', files: ['packages/server/test/faults/kill.slow.test.ts'] },
  },
  {
    name: 'each process counts the requests of a person for itself',
    file: `${SERVER}/cluster/redis-limiters.ts`,
    from: 'if ((await add(key, uses)) - uses < times) return true;',
    to: 'return here.take(key, uses);',
    suite: {
      runner: 'vitest',
      files: ['packages/server/test/cluster/several.slow.test.ts'],
      title: 'the requests of one person count in all processes',
    },
  },
  {
    name: 'a repeated move does not get its first answer',
    file: `${SERVER}/table/intents/handle-intent.ts`,
    from: 'if (before !== undefined) return before;',
    to: "if (before !== undefined) return refused('malformed');",
    suite: { runner: 'vitest', files: ['packages/server/test/people.slow.test.ts'] },
  },
];
