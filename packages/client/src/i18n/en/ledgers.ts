import { many } from './grammar.ts';

/** Texts about where the results of several games came from. */
export const ledgers = {
  title: 'Luck and play',
  /** Stands on the button that leads here. */
  invitation: 'Review an evening, and see how you do over time',
  about:
    'Were you lucky, or did you play well? Reviews of your games add up here, and are kept on this device. Games in which a bot moved for you don’t count.',
  none: 'Nothing to review yet. Every game you finish appears here.',
  evenings: 'Evenings',
  games: (games: number) => many(games, { one: '# game', other: '# games' }),
  won: (games: number) => `${games} won`,
  reviewed: (games: number, of: number) => `${games} of ${of} games reviewed`,
  review: 'Review this evening',
  /** Some games of the evening are reviewed already. */
  reviewRest: 'Review the rest',
  show: 'Show the result',
  hide: 'Hide the result',
  running: (game: number, of: number) => `Reviewing game ${game} of ${of} …`,
  ready: 'The evening is reviewed.',
  gone: (games: number) =>
    many(games, { one: '# game is too old to be reviewed.', other: '# games are too old to be reviewed.' }),
  failed: (games: number) => many(games, { one: '# game couldn’t be reviewed.', other: '# games couldn’t be reviewed.' }),
  unsaved: 'Your browser can’t save reviews. They last until you close this page.',
  /** The numbers of wins have a decimal. */
  expected: (games: string, start: string, end: string) => `${games}. Expected wins: ${start} at the start, ${end} at the end.`,
  smallPrint: (evaluator: number) =>
    `100 points are one win; ± holds in 95% of cases. Moves are compared with those of a bot that sees the same cards. Evaluator ${evaluator}.`,
  trend: 'Over time',
  trendAbout:
    'From 30 reviewed games of a kind, you see here how many you win without the luck of the cards, and how that changes. With fewer, luck still decides too much.',
  outdated: (reviews: number) =>
    many(reviews, {
      one: '# review was made by an earlier version and no longer counts. Review that game again.',
      other: '# reviews were made by an earlier version and no longer count. Review those games again.',
    }),
  inPairs: 'in pairs',
  withoutLuck: 'Wins without the luck of the cards',
  /** Compares the player’s wins with those of bots. */
  compared: {
    above: (bots: string) => `More than the ${bots} that bots win in your seats.`,
    below: (bots: string) => `Fewer than the ${bots} that bots win in your seats.`,
    close: (bots: string) => `Too close to call: bots win ${bots} in your seats.`,
  },
  /** Compares the last 30 games with the first 30. */
  changed: {
    above: 'Your last 30 games are better than your first 30.',
    below: 'Your last 30 games are worse than your first 30.',
    close: 'Whether your last 30 games are better than your first 30 is too close to call.',
  },
  /** Describes the chart. */
  course: (first: string, last: string, least: string, most: string) =>
    `30 games at a time: ${first} at first, ${last} now, ${least} at the lowest, ${most} at the highest.`,
  /** The sides of the chart: the games from the first to the last. */
  gameNumber: (game: number) => `Game ${game}`,
  botsWin: (share: string) => `Bots: ${share}`,
};
