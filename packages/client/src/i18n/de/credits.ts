import type { Messages } from '../en/index.ts';

export const credits: Messages['credits'] = {
  title: 'Danksagung',
  about: 'Danke an alle, von denen die Spiele, die Karten und der Code stammen.',
  games: 'Spiele',
  art: 'Karten',
  letters: 'Schriften',
  code: 'Gemacht mit',
  french:
    'Die Bildkarten folgen dem gemeinfreien Blatt von Adrian Kennard. Farbzeichen, Indizes und Rückseiten sind für Hundredfold gezeichnet.',
  spanish: 'Das spanische Blatt ist für Hundredfold gezeichnet.',
  fonts:
    'Fraunces von Undercase Type und Figtree von Erik Kennedy; kyrillische Buchstaben aus Vollkorn von Friedrich Althausen und Onest von Dmitri Voloshin und Andrey Kudryavtsev. Alle unter der SIL Open Font License.',
  software: 'Hundredfold ist quelloffen unter der MIT-Lizenz und baut auf Colyseus, PixiJS, Preact und vielen anderen auf.',
};
