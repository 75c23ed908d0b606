import {
  inMiddle,
  line,
  midPlayer,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { listedPieces, many, playedCard, pointCount } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { HeartsRefusal, options, phrases } from '../rules/declaration.ts';

const english = new Intl.ListFormat('en');

export const messages = {
  about: {
    name: 'Hearts',
    credit: 'traditional',
    line: 'Take no hearts, and not the queen of spades',
    pitch: 'Pass three cards on, then take as few hearts as you can – or all of them.',
    options: {
      target: { label: 'Points', about: 'The game ends when a player has this many. The fewest win.' },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: { 'not-the-queen': 'Not the queen, please!', 'to-the-moon': 'To the moon!' } satisfies PhraseMessagesFor<
      typeof phrases
    >,
  },

  summary: {
    goal: 'Take as few hearts as possible, and not the queen of spades.',
    turn: 'Pass three cards on, then follow the suit that was led.',
    end: 'The highest card of that suit takes the trick, and the fewest points win.',
  },

  table: {
    youPass: (name: string) => `Choose three cards for ${name}`,
    othersPass: 'The others are choosing',
    missing: (cards: number) => many(cards, { one: 'Choose # more card', other: 'Choose # more cards' }),
    pass: (cards: readonly string[], name: string) =>
      `Pass ${english.format(cards.map((card) => `the ${inMiddle(card)}`))} to ${name}`,
    ready: 'ready',
    /** The meaning of the dot on cards that another player passed on. */
    received: 'Passed to you',
    leader: 'leads',
    broken: 'broken',
    brokenLong: 'Hearts are broken',
    queen: 'The queen of spades counts 13',
    youLead: 'Your turn: lead a card',
    youPlay: 'Your turn: play a card',
    leads: (name: string) => `${name} leads`,
    plays: (name: string) => `It’s ${name}’s turn`,
    taken: (points: number) => many(points, { one: '# point in this deal', other: '# points in this deal' }),
    played: (name: string) => `Card played: ${name}`,
    sheet: { title: 'Score sheet', deal: 'Deal', total: 'Total' },
    refusals: {
      'pass-first': 'Pass three cards on first.',
      'already-passed': 'You have passed your cards on already.',
      'two-of-clubs-first': 'The two of clubs is led first.',
      'follow-suit': 'You must follow suit.',
      'no-points-yet': 'No hearts and no queen of spades in the first trick.',
      'hearts-not-broken': 'Hearts are not broken yet.',
    } satisfies RefusalMessages<HeartsRefusal>,
  },

  log: {
    /** The cards are `null` for viewers who did not see them. */
    laid: (who: PlayerName, cards: readonly Face[] | null, to: PlayerName) =>
      line`${who} ${verb(who, 'put down', 'puts down')} ${cards === null ? 'three cards' : listedPieces(cards.map(playedCard))} for ${midPlayer(to)}.`,
    passedOn: 'All cards are passed on.',
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    took: (who: PlayerName, count: number) => line`${who} ${verb(who, 'win', 'wins')} the trick: ${pointCount(count)}.`,
    noted: (who: PlayerName, count: number) => line`${who} ${verb(who, 'note', 'notes')} ${pointCount(count)}.`,
    over: 'The game is over.',
  },

  legend: {
    pass: (name: string) => `Choose three cards for ${name}. All players choose at once.`,
    lead: 'You lead: play a card, but no heart before hearts are broken.',
    play: 'Play a card of the suit that was led, or any card if you have none.',
    trick: 'The trick so far. The highest card of its suit takes it.',
    laid: 'The cards that you have chosen to pass on.',
    received: 'Brass dots: passed to you.',
    hearts: 'Each heart is one point.',
    queen: 'The queen of spades is 13 points.',
    ready: 'Has chosen three cards.',
    leader: 'Led this trick.',
    points: 'Points, and how many end the game. The fewest win.',
    taken: 'Points taken in this deal.',
    winning: 'Brass edge: would take this trick, or won the game.',
  },

  hint: {
    passes: 'These cards would most likely take points',
    leads: 'The others will probably play higher cards',
    ducks: 'It does not take the trick',
    takes: (points: number, { name, own }: PlayerName): string =>
      points === 0 ? 'The trick has no points so far' : `${own ? 'You' : name} can hardly avoid this trick`,
    throws: ({ name, own }: PlayerName) =>
      own
        ? 'You have nothing of the suit, so get rid of a dangerous card'
        : `${name} has nothing of the suit, so a dangerous card can go`,
  },
};

export type HeartsMessages = typeof messages;
