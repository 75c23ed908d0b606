import { spoken } from '../../i18n/index.ts';

/** Texts of the page that a visitor sees before joining a table. */
interface DoorWords {
  readonly invites: (host: string, game: string) => string;
  /** The title when there is no host to invite. */
  readonly open: (game: string) => string;
  readonly seats: string;
  readonly free: string;
  readonly locked: string;
  readonly bot: string;
  readonly running: string;
  /** Shown when the visitor may take a bot's seat. */
  readonly runningWithBots: string;
  readonly full: string;
  readonly shut: string;
  readonly wait: string;
  readonly waits: string;
  readonly tooManyTitle: string;
  readonly tooMany: string;
  /** Shown to spectators all the time. */
  readonly watching: string;
}

export const doorWords = spoken<DoorWords>({
  en: {
    invites: (host, game) => `${host} invites you to ${game}`,
    open: (game) => `A table for ${game}`,
    seats: 'At the table',
    free: 'free seat',
    locked: 'reserved',
    bot: 'bot',
    running: 'A game is on. Watch, and maybe join the next one.',
    runningWithBots: 'A game is on. Watch, or take a bot’s seat.',
    full: 'All seats are taken. You can watch.',
    shut: 'A game is on, and only its players can see it.',
    wait: 'Wait for the next one',
    waits: 'You’ll join the table as soon as the game is over.',
    tooManyTitle: 'One moment',
    tooMany: 'Too many codes tried. Try again in a minute.',
    watching: 'You’re watching',
  },
  de: {
    invites: (host, game) => `${host} lädt dich ein: ${game}`,
    open: (game) => `Ein Tisch für ${game}`,
    seats: 'Am Tisch',
    free: 'freier Platz',
    locked: 'reserviert',
    bot: 'Bot',
    running: 'Das Spiel läuft schon. Du kannst zusehen und beim nächsten vielleicht mitspielen.',
    runningWithBots: 'Das Spiel läuft schon. Du kannst zusehen oder für einen Bot einspringen.',
    full: 'Alle Plätze sind besetzt. Du kannst zusehen.',
    shut: 'Es läuft ein Spiel, das nur die Mitspielenden sehen dürfen.',
    wait: 'Auf das nächste warten',
    waits: 'Du kommst an den Tisch, sobald das Spiel zu Ende ist.',
    tooManyTitle: 'Einen Moment',
    tooMany: 'Zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
    watching: 'Du siehst zu',
  },
  ru: {
    invites: (host, game) => `${host} зовёт вас за стол: ${game}`,
    open: (game) => `Стол: ${game}`,
    seats: 'За столом',
    free: 'свободное место',
    locked: 'забронировано',
    bot: 'бот',
    running: 'Игра уже идёт. Можно посмотреть, а в следующей, возможно, и сыграть.',
    runningWithBots: 'Игра уже идёт. Можно посмотреть или занять место бота.',
    full: 'Все места заняты. Можно посмотреть.',
    shut: 'Идёт игра, которую видят только её участники.',
    wait: 'Подождать следующую',
    waits: 'Вы окажетесь за столом, как только игра закончится.',
    tooManyTitle: 'Минутку',
    tooMany: 'Слишком много попыток. Попробуйте через минуту.',
    watching: 'Вы смотрите',
  },
});
