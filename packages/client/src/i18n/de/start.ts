import type { Messages } from '../en/index.ts';

export const start: Messages['start'] = {
  title: 'Ein Kartentisch für eure Runde',
  games: 'Spiel',
  options: 'Optionen',
  standard: 'Standard',
  otherNumber: 'Andere Zahl',
  numberWrong: (from, to) => `Bitte eine ganze Zahl von ${from} bis ${to}.`,
  seats: 'Spieler',
  alone: 'Allein',
  open: 'Öffentlicher Tisch',
  openAbout: 'Steht auf der Startseite; alle können mitspielen oder zusehen.',
  openAloneAbout: 'Steht auf der Startseite; alle können zusehen.',
  make: 'Tisch aufmachen',
  play: 'Spielen',
  making: 'Der Tisch wird vorbereitet …',
  failed: 'Der Tisch ließ sich nicht aufmachen. Versuch es gleich noch einmal.',
  tooMany: 'Du hast eben sehr viele Tische aufgemacht. Warte einen Moment.',
  join: 'Mit Code beitreten',
  codeWrong: 'Zu diesem Code gibt es keinen Tisch. Ein Code hat 8 Buchstaben und Ziffern, zum Beispiel 7K4M-2XPD.',
  go: 'Los',
};

export const ways: Messages['ways'] = {
  ways: 'Mit wem möchtest du spielen?',
  friends: 'Freunde',
  strangers: 'Andere',
  find: 'Spiel finden',
  againstBots: 'Gegen Bots spielen',
  continueGames: 'Deine Tische',
  goOnTo: (game) => `Weiterspielen: ${game}`,
  backTo: (game) => `Zurück an den Tisch: ${game}`,
  yourTurn: 'du bist dran',
  turnOf: (names) => `dran: ${names}`,
  gathering: 'wartet noch',
  over: 'Spiel zu Ende',
  asleep: 'alle weg',
  nobodyElse: 'nur du',
};

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
  title: 'Danksagung',
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
