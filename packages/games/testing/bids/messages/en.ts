import { line, type PlayerName, type RefusalMessages, verb } from '@hundredfold/client/game';
import { many, playedCard } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { BidsRefusal } from '../rules/index.ts';

const tricks = (count: number) => many(count, { one: '# trick', other: '# tricks' });

export const messages = {
  about: {
    name: 'Bids',
    credit: 'made up for the tests',
    line: 'Bid your tricks, then take them',
    pitch: 'Two pairs say how many tricks they will take, and try to take exactly that many.',
    options: {},
    phrases: {},
  },

  summary: {
    goal: 'Take as many tricks with your partner as both of you bid.',
    turn: 'Say how many tricks you expect to take. Then follow suit if you can; spades are trump.',
    end: 'After five tricks the pair with the most points wins.',
  },

  table: {
    youBid: 'How many tricks will you take?',
    bids: (name: string) => `${name} bids`,
    bid: (count: number) => `bid ${count}`,
    bags: (count: number) => many(count, { one: '# bag', other: '# bags' }),
    youPlay: 'Your turn: play a card',
    plays: (name: string) => `It’s ${name}’s turn`,
    tricks,
    played: (name: string) => `Card played: ${name}`,
    trumps: { short: 'Spades', long: 'Spades are trumps' },
    refusals: {
      'bid-first': 'Say how many tricks you will take first.',
      'already-bid': 'You have bid already.',
      'follow-suit': 'Follow suit: you have a card of the suit that was led.',
    } satisfies RefusalMessages<BidsRefusal>,
  },

  log: {
    bid: (who: PlayerName, count: number) => line`${who} ${verb(who, 'bid', 'bids')} ${tricks(count)}.`,
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    took: (who: PlayerName) => line`${who} ${verb(who, 'win', 'wins')} the trick.`,
  },
};

export type BidsMessages = typeof messages;
