import { spoken } from '../../i18n/index.ts';

/** Texts about games that are played on this device. */
interface AloneWords {
  readonly title: string;
  readonly about: string;
  /** Shown above such a table. */
  readonly sign: string;
  readonly goOn: string;
  readonly begun: (when: string) => string;
  readonly finished: (games: number, won: number) => string;
  /** Explains who has the other seats. */
  readonly withBots: string;
  readonly byYourself: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly elsewhere: string;
  readonly unkeptTitle: string;
  readonly unkept: string;
  /** Shown when only this page knows a game, as long as it is open. */
  readonly unsaved: string;
  /** Shown when a player is about to leave such a game. */
  readonly unsavedSure: string;
  readonly haltedTitle: string;
  readonly halted: string;
}

export const soloWords = spoken<AloneWords>({
  en: {
    title: 'On this device',
    about: 'Your games stay in this browser. You need no connection, and nothing is sent anywhere.',
    sign: 'On this device only',
    goOn: 'Your games on this device',
    begun: (when) => `started ${when}`,
    finished: (games, won) => `Finished on this device: ${games}. Won: ${won}.`,
    withBots: 'Bots take the other seats.',
    byYourself: 'You play by yourself.',
    goneTitle: 'No such game on this device',
    gone: 'It may have been played in another browser, or removed to make room for newer games.',
    elsewhere: 'You’ve continued this game in another window or tab.',
    unkeptTitle: 'Games can’t be saved here',
    unkept: 'This browser can’t save games. Private browsing often prevents it.',
    unsaved: 'Your browser can’t save this game. Keep this page open until it’s over.',
    unsavedSure: 'Your browser can’t save this game. If you leave now, it’s gone.',
    haltedTitle: 'Something went wrong',
    halted: 'The game is saved as it was after the last move.',
  },
  de: {
    title: 'Auf diesem Gerät',
    about: 'Deine Spiele bleiben in diesem Browser. Du brauchst keine Verbindung, und nichts wird verschickt.',
    sign: 'Nur auf diesem Gerät',
    goOn: 'Deine Spiele auf diesem Gerät',
    begun: (when) => `angefangen ${when}`,
    finished: (games, won) => `Auf diesem Gerät zu Ende gespielt: ${games}. Gewonnen: ${won}.`,
    withBots: 'Auf den anderen Plätzen sitzen Bots.',
    byYourself: 'Du spielst für dich.',
    goneTitle: 'Dieses Spiel gibt es hier nicht',
    gone: 'Vielleicht wurde es in einem anderen Browser gespielt, oder es hat neueren Spielen Platz gemacht.',
    elsewhere: 'Du hast dieses Spiel in einem anderen Fenster oder Tab weitergespielt.',
    unkeptTitle: 'Hier lassen sich keine Spiele speichern',
    unkept: 'Dieser Browser kann keine Spiele speichern. In privaten Fenstern geht das oft nicht.',
    unsaved: 'Dein Browser kann dieses Spiel nicht speichern. Lass die Seite offen, bis es vorbei ist.',
    unsavedSure: 'Dein Browser kann dieses Spiel nicht speichern. Wenn du jetzt gehst, ist es weg.',
    haltedTitle: 'Da ist etwas schiefgegangen',
    halted: 'Das Spiel ist so gespeichert, wie es nach dem letzten Zug stand.',
  },
  ru: {
    title: 'На этом устройстве',
    about: 'Ваши игры хранятся только в этом браузере. Связь не нужна, и ничего никуда не отправляется.',
    sign: 'Только на этом устройстве',
    goOn: 'Ваши игры на этом устройстве',
    begun: (when) => `начата ${when}`,
    finished: (games, won) => `Сыграно на этом устройстве: ${games}. Побед: ${won}.`,
    withBots: 'На остальных местах боты.',
    byYourself: 'Вы играете в одиночку.',
    goneTitle: 'Здесь нет такой игры',
    gone: 'Возможно, в неё играли в другом браузере или она удалена, чтобы освободить место новым.',
    elsewhere: 'Вы продолжили эту игру в другом окне или вкладке.',
    unkeptTitle: 'Здесь нельзя сохранять игры',
    unkept: 'Этот браузер не может сохранять игры. В режиме инкогнито это часто запрещено.',
    unsaved: 'Браузер не может сохранить эту игру. Не закрывайте страницу, пока не доиграете.',
    unsavedSure: 'Браузер не может сохранить эту игру. Если выйти сейчас, она пропадёт.',
    haltedTitle: 'Что-то пошло не так',
    halted: 'Игра сохранена такой, какой была после последнего хода.',
  },
});
