import type { Messages } from '../en/index.ts';

export const solo: Messages['solo'] = {
  title: 'Auf diesem Gerät',
  about: 'Deine Spiele bleiben in diesem Browser. Du brauchst keine Verbindung, und nichts wird verschickt.',
  sign: 'Nur auf diesem Gerät',
  continueGames: 'Deine Spiele auf diesem Gerät',
  begun: (when) => `angefangen ${when}`,
  finished: (games, won) => `Auf diesem Gerät zu Ende gespielt: ${games}. Gewonnen: ${won}.`,
  withBots: 'Auf den anderen Plätzen sitzen Bots.',
  byYourself: 'Du spielst für dich allein.',
  goneTitle: 'Dieses Spiel gibt es hier nicht',
  gone: 'Vielleicht wurde es in einem anderen Browser gespielt, oder es hat neueren Spielen Platz gemacht.',
  elsewhere: 'Du hast dieses Spiel in einem anderen Fenster oder Tab weitergespielt.',
  unkeptTitle: 'Hier lassen sich keine Spiele speichern',
  unkept: 'Dieser Browser kann keine Spiele speichern. In privaten Fenstern geht das oft nicht.',
  unsaved: 'Dein Browser kann dieses Spiel nicht speichern. Lass die Seite offen, bis es vorbei ist.',
  unsavedSure: 'Dein Browser kann dieses Spiel nicht speichern. Wenn du jetzt gehst, ist es weg.',
  haltedTitle: 'Da ist etwas schiefgegangen',
  halted: 'Das Spiel ist so gespeichert, wie es nach dem letzten Zug stand.',
};
