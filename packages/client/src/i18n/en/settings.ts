export const look = {
  cloth: 'Table',
  back: 'Card backs',
  colourNames: { green: 'Green', blue: 'Blue', wine: 'Wine red', slate: 'Slate' },
  size: 'Card size',
  sizes: { normal: 'Normal', large: 'Large' },
  colours: 'Suit colours',
  suits: { two: 'Two: red and black', four: 'Four: one for each suit' },
};

export const keys = {
  control: 'Ctrl',
  space: 'Space',
  table: 'At the table',
  replay: 'In a replay',
  page: 'Everywhere',
  does: {
    onward: 'Next area',
    along: 'Next card or place',
    act: 'Play it, or see why not',
    put: 'Move a card within your hand',
    cancelSelection: 'Cancel selection',
    lookBack: 'See the last turn again',
    step: 'Back or forward one turn',
    mistake: 'Previous or next mistake',
    ends: 'To the start or the end',
    play: 'Play and pause',
    sound: 'Sound on and off',
    close: 'Close what’s open',
    keys: 'Show these shortcuts',
  },
};

export const sound = {
  title: 'Sound',
  on: 'Sound on',
  off: 'Sound off',
  volume: 'Volume',
  sounds: 'Sounds',
  hears: { all: 'All', turn: 'Only my turn' },
  vibration: 'Vibrate',
  vibrationAbout: 'When it’s my turn.',
  notices: {
    turn: 'Notify me when it’s my turn',
    match: 'Notify me when my table is ready',
    table: 'Notify me when my group opens a table',
    evening: 'Notify me an hour before my group plays',
  },
  noticesAbout: {
    closed: 'Even when this page is closed.',
    hidden: 'While this page is in the background.',
    day: 'Even when this page is closed, but never between 10 p.m. and 8 a.m.',
  },
  noticesBlocked: 'Your browser blocks notifications. You can allow them in its settings for this page.',
  homeScreen: 'To get notifications on an iPhone or iPad, add this page to your home screen and open it there.',
  turnAt: (game: string) => `Your turn at ${game}`,
  /** The other players of a game, in a notification. */
  players: (names: string) => `With ${names}`,
};
