import { inMiddle, line, midPlayer, type PlayerName, type RefusalMessages, verb } from '@hundredfold/client/game';
import { listedPieces, many, playedCard } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { handOver } from '../rules/index.ts';

const english = new Intl.ListFormat('en');

export const messages = {
  about: {
    name: 'Hand Over',
    credit: 'made up for the tests',
    line: 'Pass two cards on, then show one',
    pitch: 'Pass two cards on, all at once and in secret; then show one: the highest wins.',
    options: {},
    phrases: { 'just-what-i-needed': 'Just what I needed!' },
  },

  summary: {
    goal: 'Show the highest card of all.',
    turn: 'Choose two of your four cards for the player on your left and put them face down. All players do so at once, then all cards move on.',
    end: 'Then each player shows one card, and the highest wins.',
  },

  table: {
    youPass: (name: string) => `Choose two cards for ${name}`,
    othersPass: 'The others are choosing',
    youShow: 'Show a card',
    othersShow: 'The others show a card',
    missing: (cards: number) => many(cards, { one: 'Choose # more card', other: 'Choose # more cards' }),
    pass: (cards: readonly string[], name: string) =>
      `Pass ${english.format(cards.map((card) => `the ${inMiddle(card)}`))} to ${name}`,
    ready: 'ready',
    passed: 'What you passed on',
    shown: (name: string) => `Card shown: ${name}`,
    refusals: {
      'pass-first': 'Pass two cards on first.',
      'already-passed': 'You have passed your cards on already.',
      'already-shown': 'You have shown a card already.',
    } satisfies RefusalMessages<keyof (typeof handOver)['refusals']>,
  },

  log: {
    /** The cards are `null` for viewers who did not see them. */
    passed: (who: PlayerName, cards: readonly Face[] | null, to: PlayerName) =>
      line`${who} ${verb(who, 'put down', 'puts down')} ${cards === null ? 'two cards' : listedPieces(cards.map(playedCard))} for ${midPlayer(to)}.`,
    handedOver: 'All cards move on.',
    showed: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'show', 'shows')} ${playedCard(card)}.`,
    over: 'The game is over.',
  },
};

export type HandOverMessages = typeof messages;
