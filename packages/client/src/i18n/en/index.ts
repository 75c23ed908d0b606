import * as sections from './sections.ts';

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
  menu: 'Menu',
  hideNotice: 'Hide this note',
  ...sections,
};

/** Every text of the app in one language. A key that is missing from a language does not compile. */
export type Messages = typeof messages;
