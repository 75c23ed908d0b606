import * as account from './account.ts';
import * as cards from './cards.ts';
import * as chat from './chat.ts';
import * as connection from './connection.ts';
import * as gameTable from './game-table.ts';
import * as help from './help.ts';
import * as lobby from './lobby.ts';
import * as refusals from './refusals.ts';
import * as replay from './replay.ts';
import * as settings from './settings.ts';
import * as shuffle from './shuffle.ts';
import * as spectators from './spectators.ts';
import * as start from './start.ts';
import * as table from './table.ts';

/** The master texts. Every other language has exactly the same keys. */
export const messages = {
  house: 'Hundredfold',
  pitch: 'Make a table, send the link, play. Everyone on their own screen. No sign-up.',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  done: 'Done',
  notNow: 'Not now',
  more: 'More',
  hideNotice: 'Hide this note',
  ...account,
  ...cards,
  ...chat,
  ...connection,
  ...gameTable,
  ...help,
  ...lobby,
  ...refusals,
  ...replay,
  ...settings,
  ...shuffle,
  ...spectators,
  ...start,
  ...table,
};

/** Every text of the app in one language. A key that is missing from a language does not compile. */
export type Messages = typeof messages;
