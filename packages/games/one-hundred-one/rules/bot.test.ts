import { advise } from '@hundredfold/shared/bots/advise.ts';
import { weighActions } from '@hundredfold/shared/bots/choose-action.ts';
import { decisionsOf } from '@hundredfold/shared/bots/testing/remembered-game.ts';
import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { ownHand } from '@hundredfold/shared/game';
import { playOn, STRATEGIES } from '@hundredfold/shared/testing/playout.ts';
import { seeds } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { bot, WHIM } from './bot.ts';
import { oneHundredOne } from './index.ts';
import { lying, type OneHundredOneTable, type TestPosition } from './testing/table.ts';
import type { OneHundredOneView } from './view.ts';

describe('the bot', () => {
  test('goes out if it can, on a queen if it has one', () => {
    expect(choice({ hands: ['QS', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'QS' });
  });

  test('keeps its queens while another card covers', () => {
    expect(choice({ hands: ['QS 9S QH 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: '9S' });
  });

  test('names the suit of which it has most cards', () => {
    const action = choice({ hands: ['QS 9H 10H 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' });
    expect(action).toEqual({ type: 'play', card: 'QS', suit: 'H' });
  });

  test('plays no eight that it cannot cover', () => {
    expect(choice({ hands: ['8S JC 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'JC' });
  });

  test('strikes the last other player, who has one card left', () => {
    expect(choice({ hands: ['JH AS 7C', 'KC'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'AS' });
  });

  test('saves striking cards while more than two players are left', () => {
    expect(choice({ hands: ['JH 7S 6C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'JH' });
  });

  test('finds the run that leads out', () => {
    expect(choice({ hands: ['7S AS 7H JH', 'KC 9C'], pile: '9S', pack: '6C 7C' })).toMatchObject({ card: 'AS' });
    expect(choice({ hands: ['JH 8S 8H', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: '8S' });
  });

  test('as one of the last two holds striking cards at a large table, but not at a small one', () => {
    const lie = { hands: ['JS 7S 10D', 'KC 9C 9D'], pile: '9S', pack: '6C 7C' };
    expect(choice(lie)).toMatchObject({ card: '7S' });
    expect(bot(lastTwoOfSix(lie).seenBy(0), seeded(1))).toMatchObject({ card: 'JS' });
    const leading = { ...lie, hands: ['JS 7S', 'KC 9C 9D'] };
    expect(bot(lastTwoOfSix(leading).seenBy(0), seeded(1))).toMatchObject({ card: '7S' });
  });

  test('neither draws nor passes when it can play', () => {
    const lie = { hands: ['QS 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C', asked: { freeDraw: true } };
    expect(choice(lie)).toMatchObject({ type: 'play' });
    expect(bot(lying(lie).draws().seenBy(0), seeded(1))).toMatchObject({ type: 'play' });
  });
});

const NAMED = bySize({ quick: 15, full: 80, soak: 3000 });
/** Few roll-outs let noise decide most often. */
const ROLL_OUTS = 40;

test('bots and hints name no suit of which they have no card, if they have one of another', () => {
  let tried = 0;
  for (const { game, seat, state, memory } of decisionsOf(oneHundredOne, seeds(NAMED))) {
    const view = memory.view as OneHundredOneView;
    if (!oneHundredOne.legal(view).some((action) => 'suit' in action)) continue;
    const suits = ownHand(view).flatMap((card) => (card.startsWith('Q') ? [] : [card.slice(-1)]));
    const namedBy = [
      // Once in so many actions, the bot plays any card that fits.
      ...game.legal(view).map((_, lot) => bot(view, { below: (n) => (n === WHIM ? 0 : lot % n) })),
      weighActions({ game, seat, state, memory }, { rollOuts: ROLL_OUTS }, seeded(tried)).action,
      advise(game, memory, ROLL_OUTS)?.action,
    ].flatMap((action) => (action !== undefined && 'suit' in action && action.suit !== undefined ? [action.suit] : []));
    if (suits.length > 0) for (const suit of namedBy) expect(suits, JSON.stringify(view)).toContain(suit);
    if (++tried === NAMED) break;
  }
});

describe('when the hands have all cards but one', () => {
  test.each([
    [
      ['JC 9D AS KC KD 10D 9S JD 10S 9H QS QC QD 8S 8H 8C 6H 10C 6S KH KS 7H', '10H 9C JH AC 6D QH 6C AH 7D', 'AD 8D JS 7S'],
      '7C',
      2,
    ],
    [
      ['9C QS KD KC 9S JC QD QH 10C 6D 8D 8S 7C 7H KS', '7D 9D JH 10D AD 9H KH 8H 10H AH AS 6H 6C 6S', 'JD JS 10S QC AC 8C'],
      '7S',
      1,
    ],
  ])('bots do not strike each other for ever: %j', (hands, pile, turn) => {
    const { match } = lying({ hands, pile, turn });
    const bots = hands.map(() => STRATEGIES.bot);
    for (let seed = 0; seed < 20; seed++) expect(playOn(match, bots, seeded(seed)).steps.length).toBeLessThan(20_000);
  });
});

describe('against random players the bot wins', () => {
  test.each([
    [['bot', 'random'], {}, 0.75],
    [['random', 'bot', 'random'], {}, 0.57],
    [['random', 'random', 'random', 'bot'], { ending: 'elimination' }, 0.6],
    [['random', 'bot'], { freeDraw: true }, 0.9],
  ] as const)('%o: %o', (players, asked, share) => {
    expect(shareOfWins(oneHundredOne, asked, players, bySize({ quick: 60, full: 120 }))).toBeGreaterThan(share);
  });
});

function choice(lie: TestPosition) {
  return bot(lying(lie).seenBy(0), seeded(1));
}

function lastTwoOfSix({ hands, ...lie }: TestPosition): OneHundredOneTable {
  return lying({ ...lie, hands: [...hands, '', '', '', ''] }).with({ places: [0, 0, 1, 2, 3, 4] });
}
