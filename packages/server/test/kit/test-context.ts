import { chanceSourceFrom } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { pino } from 'pino';
import type { AppContext } from '../../src/app/context.ts';
import { inProcessEngine } from '../../src/bots/testing/in-process-engine.ts';
import { openChats } from '../../src/chat/chats.ts';
import { singleProcessBus } from '../../src/cluster/message-bus.ts';
import { memoryLimiters } from '../../src/limits/request-limit.ts';
import { NO_GROUP_NEWS } from '../../src/news/group-news.ts';
import { ADMIT_EVERYONE } from '../../src/ops/testing/admit-everyone.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { NO_NOTICES } from '../../src/push/notices.ts';
import { openSqliteInMemory } from '../../src/storage/testing/in-memory.ts';
import { riggedChance } from './rigged-chance.ts';

/** Returns what rooms and tables need of the server, with a storage in memory and cards by a seed. `log` gets the lines of the log. */
export function testContext(log: string[], given: Partial<AppContext> = {}): AppContext {
  const source = seeded(1);
  return {
    storage: given.storage ?? openSqliteInMemory(),
    clock: systemClock,
    chance: riggedChance(chanceSourceFrom(source)),
    chats: openChats(systemClock),
    notices: NO_NOTICES,
    groupNews: NO_GROUP_NEWS,
    bus: singleProcessBus('p1'),
    limiters: memoryLimiters,
    mayReport: async () => true,
    botEngine: inProcessEngine(source),
    admission: ADMIT_EVERYONE,
    recordAnswerTime: () => undefined,
    graceSeconds: 60,
    maxBotDelayMs: 0,
    messagesPerSecond: 1000,
    count: () => undefined,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    ...given,
  };
}
