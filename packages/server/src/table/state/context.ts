import type { IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { Logger } from 'pino';
import type { BotEngine } from '../../bots/bot-engine.ts';
import type { Chats } from '../../chat/chats.ts';
import type { GroupNews } from '../../news/group-news.ts';
import type { Clock } from '../../platform/clock.ts';
import type { TableChance } from '../../platform/table-chance.ts';
import type { Notices } from '../../push/notices.ts';
import type { GameStorage } from '../../storage/game-storage.ts';

export interface TableContext {
  readonly storage: GameStorage;
  readonly log: Logger;
  readonly clock: Clock;
  readonly chance: TableChance;
  readonly botEngine: BotEngine;
  readonly chats: Chats;
  readonly notices: Notices;
  readonly groupNews: GroupNews;
  /** Counts an event that operators see in the metrics, such as `refused stale`, `garbage` or `halted`. */
  readonly count: (what: string) => void;
  readonly recordAnswerTime: (name: IntentName, milliseconds: number) => void;
  /** Seconds until a bot takes the seat of an absent player. */
  readonly graceSeconds: number;
  /**
   * The most milliseconds until a bot moves, whatever its cards: quick bots take less (`botDelayOf`), and one that searches may take
   * longer.
   */
  readonly maxBotDelayMs: number;
}
