export const credits = {
  title: 'Credits',
  about: 'Thanks to the people behind the games, the cards and the code.',
  games: 'Games',
  art: 'Cards',
  letters: 'Typefaces',
  code: 'Made with',
  french: 'The court cards follow the public-domain set by Adrian Kennard. Pips, indices and backs were drawn for Hundredfold.',
  spanish: 'The Spanish deck was drawn for Hundredfold.',
  fonts:
    'Fraunces by Undercase Type and Figtree by Erik Kennedy; Cyrillic letters from Vollkorn by Friedrich Althausen and Onest by Dmitri Voloshin and Andrey Kudryavtsev. All under the SIL Open Font License.',
  software: 'Hundredfold is open source under the MIT license and is built on Colyseus, PixiJS, Preact and many others.',
};
