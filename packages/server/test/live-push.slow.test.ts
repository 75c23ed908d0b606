import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openNotices } from '../src/push/notices.ts';
import { decryptMessage, newBrowserKeys } from '../src/push/testing/push-browser.ts';
import { openPushService } from '../src/push/testing/push-service.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';
import { liveServer } from './kit/live-server.ts';
import { midGame, moverOf, tableFor } from './kit/live-table.ts';

const CLOCK_SPEED = 40;

test('a player whose socket is gone gets an encrypted notice from the push service', async () => {
  const service = await openPushService();
  const storage = openSqliteInMemory();
  const count = vi.fn();
  const texts = () => ({
    ...{ turn: 'Your turn at {game}', players: 'With {names}', games: { 'mod-four': 'Mod Four' } },
    ...{ match: '', table: '', evening: '', fixed: '', over: '' },
  });
  const notices = openNotices({
    ...{ storage, count, texts, clock: systemClock, agent: service.agent },
    ...{ log: pino({ level: 'silent' }), address: 'https://cards.example.org' },
  });
  const clock = {
    after: (milliseconds: number, run: () => void) => systemClock.after(milliseconds / CLOCK_SPEED, run),
    now: () => systemClock.now() * CLOCK_SPEED,
  };
  const live = await liveServer(TEST_GAMES, { storage, notices, clock, graceSeconds: 3600 });
  const { code, players } = await midGame(live, modFour, await tableFor(live, modFour, { target: 50 }), 7);
  const away = moverOf(modFour, players);
  const browser = newBrowserKeys();
  await storage.saveSubscription({
    ...{ personId: personIdOf(away.secret), endpoint: 'https://push.example.net/phone', ...browser.keys },
    ...{ kinds: ['turn'], language: 'en', zone: 'UTC' },
  });
  await away.drop();
  await vi.waitFor(() => expect(count).toHaveBeenCalledWith('notice sent'), 30_000);
  const [{ body }] = service.messages as [(typeof service.messages)[0]];
  expect(JSON.parse(decryptMessage(browser, body))).toMatchObject({
    notification: { title: 'Your turn at Mod Four', navigate: `https://cards.example.org/t/${code}` },
  });
  await live.close();
});
