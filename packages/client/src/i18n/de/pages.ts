import type { Messages } from '../en/index.ts';

export const solo: Messages['solo'] = {
  sign: 'Nur auf diesem Gerät',
  begun: (when) => `angefangen ${when}`,
  goneTitle: 'Dieses Spiel gibt es hier nicht',
  gone: 'Vielleicht wurde es in einem anderen Browser gespielt, oder es hat neueren Spielen Platz gemacht.',
  elsewhere: 'Du hast dieses Spiel in einem anderen Fenster oder Tab weitergespielt.',
  unkeptTitle: 'Hier lassen sich keine Spiele speichern',
  unkept: 'Dieser Browser kann keine Spiele speichern. In privaten Fenstern geht das oft nicht.',
  unsaved: 'Dein Browser kann dieses Spiel nicht speichern. Lass die Seite offen, bis es vorbei ist.',
  unsavedSure: 'Dein Browser kann dieses Spiel nicht speichern. Wenn du jetzt gehst, ist es weg.',
  halted: 'Das Spiel ist so gespeichert, wie es nach dem letzten Zug stand.',
};

export const credits: Messages['credits'] = {
  about: 'Danke an alle, von denen die Spiele, die Karten und der Code stammen.',
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

export const page: Messages['page'] = {
  notLoaded: 'Hundredfold ist noch nicht geladen. Bitte lade die Seite neu.',
  needsScripts: 'Hundredfold braucht JavaScript. Bitte erlaube es für diese Seite.',
  tooOldTitle: 'Dein Browser ist zu alt für Hundredfold',
  tooOld: (versions) =>
    `Aktualisiere ihn oder öffne diese Seite in einem anderen Browser. Hundredfold läuft ab diesen Versionen: ${versions}.`,
};
