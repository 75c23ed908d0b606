import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { expect, test } from 'vitest';
import { intent, seated } from '../../../test/hand-people.ts';
import { handTable, PACE } from '../../../test/hand-table.ts';
import type { BotEngine, BotSearch } from '../../bots/bot-engine.ts';
import { inProcessEngine } from '../../bots/testing/in-process-engine.ts';
import { playOf } from '../state/table.ts';

async function withBots(level: 'normal' | 'strong') {
  const searches: [number, BotSearch | undefined][] = [];
  const normal = inProcessEngine(seeded(1));
  const thinker: BotEngine = {
    ...normal,
    choose(game, view, search) {
      searches.push([Number(view.viewer), search]);
      return normal.choose(game, view);
    },
  };
  const hand = await handTable({ thinker, options: { target: 10 } });
  const [ann = 0] = await seated(hand, 'Ann');
  await hand.ask(ann, 'set', { botLevel: level });
  const ben = await hand.join('Ben');
  await hand.ask(ben, 'sit', { seat: 1 });
  for (const seat of [2, 3]) await hand.ask(ann, 'fill', { seat });
  await hand.ask(ann, 'start');
  await hand.leave(ann, true);
  for (let turn = 0; turn < 12; turn++) {
    const { game, state } = playOf(hand.table.value)!.match;
    if (!game.toAct(state).includes(1)) await hand.pass(PACE);
    else await hand.ask(ben, 'act', intent(hand, game.legal(game.view(state, 1))[0]!));
  }
  return searches;
}

test('strong bots search with what their seat remembers; a bot that plays for a person is a normal one', async () => {
  const searches = await withBots('strong');
  const ofBots = searches.filter(([seat]) => seat !== 0);
  expect(ofBots.length).toBeGreaterThan(3);
  expect(ofBots.every(([seat, search]) => search?.level === 'strong' && search.memory.view.viewer === seat)).toBe(true);
  const ofAnn = searches.filter(([seat]) => seat === 0);
  expect(ofAnn.length).toBeGreaterThan(1);
  expect(ofAnn.every(([, search]) => search?.level === 'normal')).toBe(true);
});

test('normal bots remember, and do not search', async () => {
  const searches = await withBots('normal');
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.every(([seat, search]) => search?.level === 'normal' && search.memory.view.viewer === seat)).toBe(true);
});
