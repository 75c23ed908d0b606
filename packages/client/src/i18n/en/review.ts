import { many } from './grammar.ts';

export const review = {
  title: 'Review',
  close: 'Close the review',
  whose: 'Whose game?',
  running: 'Reviewing the game …',
  failed: 'The review didn’t work in this browser.',
  luck: 'Where the result came from',
  chance: (name: string, start: string, end: string) => `${name}: chance to win ${start} at the start, ${end} at the end.`,
  parts: { cards: 'Cards', play: 'Play', opponent: 'Opponent', others: 'The others', hidden: 'The rest' },
  about: {
    cards: 'luck of the deal and the draw',
    play: 'compared with a bot’s moves',
    opponent: 'compared with a bot in that seat',
    others: 'compared with bots in those seats',
    hidden: 'what the other parts don’t explain, such as cards that couldn’t be seen from the seat',
  },
  total: 'Altogether',
  tooClose: 'too close to call',
  smallPrint:
    'In percentage points of the chance to win; ± holds in 95% of cases. Moves are compared with those of a bot that sees the same cards. If a bot moved for a player, those moves count as the player’s.',
  moments: 'Turning points',
  noMoments: 'No mistake stands out.',
  goTo: (turn: number) => `Turn ${turn}`,
  marks: { slip: 'Slip', mistake: 'Mistake' },
  costs: (share: string) => `cost ${share} of the chance to win`,
  instead: 'Better:',
  alsoGood: 'About as good:',
  mistakes: (count: number) => many(count, { one: '# mistake', other: '# mistakes' }),
  slips: (count: number) => many(count, { one: '# slip', other: '# slips' }),
};
