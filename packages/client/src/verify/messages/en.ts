/** The texts of the page that checks shuffles. English is the master of the other languages. */
export const en = {
  language: 'English',
  title: 'Check a shuffle',
  about: 'Open a saved game. It stays on this device.',
  open: 'Open a file',
  drop: 'or drop it here',
  proven: [
    'The shuffle is proven',
    'Shuffled together by the server and these players; none of them alone could choose a card: ',
  ],
  alone: ['The server shuffled alone', 'No player took part, so nothing is proven.'],
  none: ['There is no proof', 'Older games, games on one device, and games that go on from another one have none.'],
  wrong: ['Something is wrong', 'The file was changed, or the shuffle was not fair.'],
  unreadable: ['This is not a saved game', ''],
  right: '✓ Right',
  failed: '✗ Wrong',
  skipped: '– Not checked',
  people: 'All players revealed the number they had fixed before.',
  seal: 'The server opened what it had sealed before.',
  outcomes: 'Every shuffle and draw follows from these numbers.',
  moves: 'The moves are those of the proof.',
  void: 'No answer in attempt ',
  cards: 'All players saw these four cards when the game began. Compare them:',
  limits:
    'No proof shows whether someone looked at the cards or gave them away. In a file, names and the moves after the last shuffle can be changed unnoticed. “pnpm verify” also checks the rules.',
};

export type VerifyMessages = typeof en;
