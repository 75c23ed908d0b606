export const solo = {
  sign: 'On this device only',
  begun: (when: string) => `started ${when}`,
  goneTitle: 'No such game on this device',
  gone: 'It may have been played in another browser, or removed to make room for newer games.',
  elsewhere: 'You’ve continued this game in another window or tab.',
  unkeptTitle: 'Games can’t be saved here',
  unkept: 'This browser can’t save games. Private browsing often prevents it.',
  unsaved: 'Your browser can’t save this game. Keep this page open until it’s over.',
  unsavedSure: 'Your browser can’t save this game. If you leave now, it’s gone.',
  halted: 'The game is saved as it was after the last move.',
};

export const credits = {
  about: 'Thanks to the people behind the games, the cards and the code.',
  art: 'Cards',
  letters: 'Typefaces',
  code: 'Made with',
  french: 'The court cards follow the public-domain set by Adrian Kennard. Pips, indices and backs were drawn for Hundredfold.',
  spanish: 'The Spanish deck was drawn for Hundredfold.',
  fonts:
    'Fraunces by Undercase Type and Figtree by Erik Kennedy; Cyrillic letters from Vollkorn by Friedrich Althausen and Onest by Dmitri Voloshin and Andrey Kudryavtsev. All under the SIL Open Font License.',
  software: 'Hundredfold is open source under the MIT license and is built on Colyseus, PixiJS, Preact and many others.',
};

/** Texts that the page has before its script runs; the build puts them into the HTML and into the check of the browser. */
export const page = {
  notLoaded: 'Hundredfold hasn’t loaded yet. Please reload the page.',
  needsScripts: 'Hundredfold needs JavaScript. Please allow it for this page.',
  tooOldTitle: 'Your browser is too old for Hundredfold',
  tooOld: (versions: string) =>
    `Update it, or open this page in another browser. Hundredfold needs one of these, or a newer one: ${versions}.`,
};
