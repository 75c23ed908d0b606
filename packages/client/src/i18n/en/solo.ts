/** Texts about games that are played on this device. */
export const solo = {
  title: 'On this device',
  about: 'Your games stay in this browser. You need no connection, and nothing is sent anywhere.',
  /** Shown above such a table. */
  sign: 'On this device only',
  goOn: 'Your games on this device',
  begun: (when: string) => `started ${when}`,
  finished: (games: number, won: number) => `Finished on this device: ${games}. Won: ${won}.`,
  /** Explains who has the other seats. */
  withBots: 'Bots take the other seats.',
  byYourself: 'You play by yourself.',
  goneTitle: 'No such game on this device',
  gone: 'It may have been played in another browser, or removed to make room for newer games.',
  elsewhere: 'You’ve continued this game in another window or tab.',
  unkeptTitle: 'Games can’t be saved here',
  unkept: 'This browser can’t save games. Private browsing often prevents it.',
  /** Shown when only this page knows a game, as long as it is open. */
  unsaved: 'Your browser can’t save this game. Keep this page open until it’s over.',
  /** Shown when a player is about to leave such a game. */
  unsavedSure: 'Your browser can’t save this game. If you leave now, it’s gone.',
  haltedTitle: 'Something went wrong',
  halted: 'The game is saved as it was after the last move.',
};
