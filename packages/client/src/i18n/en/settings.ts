export const settings = {
  title: 'Settings',
  speed: 'Animations',
  speeds: { calm: 'Slow', normal: 'Normal', quick: 'Fast', none: 'Off' },
  tips: 'Tips in my first games',
  tipsChoices: { first: 'Yes', none: 'No' },
  chat: 'Chat',
  chatAll: 'Everything',
  chatPhrases: 'Phrases only',
  chatOff: 'Off',
  phone: 'Phone layout',
  handed: { right: 'Right-handed', left: 'Left-handed' },
  playing: 'Tap a card',
  plays: { atOnce: 'Play it', asking: 'Ask first' },
  blocked: 'Blocked people',
  unblock: 'Unblock',
  language: 'Language',
  keys: 'Keys',
  close: 'Done',
};

/** Texts about the design of cards and tables. */
export const look = {
  cloth: 'Table',
  back: 'Card backs',
  dyes: { green: 'Green', blue: 'Blue', wine: 'Wine red', slate: 'Slate' },
  size: 'Card size',
  sizes: { normal: 'Normal', large: 'Large' },
  colours: 'Suit colours',
  suits: { two: 'Two: red and black', four: 'Four: one for each suit' },
};

export const keys = {
  /** The label of the Control key. */
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
    round: 'Back or forward one round',
    ends: 'To the start or the end',
    play: 'Play and pause',
    sound: 'Sound on and off',
    close: 'Close what’s open',
    keys: 'Show these keys',
  },
};

/** Texts about sound, vibration and notifications. */
export const sound = {
  /** The button that turns sound on and off. */
  title: 'Sound',
  on: 'Sound on',
  off: 'Sound off',
  volume: 'Volume',
  hears: 'Sounds',
  hearsAll: 'All',
  hearsTurn: 'Only my turn',
  vibration: 'Vibrate',
  vibrationAbout: 'When it’s my turn.',
  notices: 'Notifications',
  noticesAbout: 'Notify me when it’s my turn.',
  /** Shown when the user has blocked notifications in the browser. */
  noticesBlocked: 'Your browser blocks them. You can change that in its settings for this page.',
  turnAt: (game: string) => `Your turn at ${game}`,
};
