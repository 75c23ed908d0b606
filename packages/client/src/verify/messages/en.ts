/** The texts of the page that checks shuffles. English is the master of the other languages. */
export const en = {
  language: 'English',
  title: 'Check a shuffle',
  about: 'Open a saved game. It stays on this device.',
  open: 'Open a file',
  drop: 'or drop it here',
  proven: [
    'The shuffle is proven',
    'The server and these players shuffled together, and none of them alone could choose a card: ',
  ],
  after: (attempts: number) => [
    `The shuffle is proven, after ${attempts} attempts`,
    `If someone arranged for that, they could choose among ${attempts} deals. The server and these players shuffled together: `,
  ],
  alone: ['The server shuffled alone', 'No player took part, so nothing is proven.'],
  none: ['There is no proof', 'Older games, games on one device, and games that go on from another one have none.'],
  wrong: ['Something is wrong', 'The file was changed, or the shuffle was not fair.'],
  unreadable: ['This is not a saved game', ''],
  right: '✓ Right',
  failed: '✗ Wrong',
  skipped: '– Not checked',
  people: 'All players revealed the number they had fixed before.',
  seal: 'The server revealed what it had sealed before.',
  outcomes: 'Every shuffle and draw follows from these numbers, the game and its options.',
  moves: 'The moves are those of the proof.',
  void: (attempt: number) => `No answer in attempt ${attempt}: `,
  left: 'A start came to nothing because a player stood up.',
  changed: 'A start came to nothing because the table went on to something else.',
  /** Stands before the seats at which someone had not revealed when a start was given up. */
  silent: 'No answer from seat ',
  unnamed: 'According to their browsers, there were earlier starts that this record doesn’t name: ',
  cards: 'All players saw these four cards when the game began. Compare them:',
  limits:
    'No proof shows whether someone looked at the cards or gave them away. In a file, names and the moves after the last shuffle can be changed unnoticed. “pnpm verify” also checks the rules.',
};

export type VerifyMessages = typeof en;
