import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
import { spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';

/** Texts for players who look for a game. */
interface FindWords {
  readonly about: string;
  readonly games: string;
  readonly anything: string;
  /** A game that cannot start with fewer players than it looks for. */
  readonly exactly: (name: string, people: number) => string;
  /** Says when two players are enough: for all chosen games, or for the others besides those of `exactly`. */
  readonly fewer: (seconds: number, others: boolean) => string;
  readonly find: string;
  readonly looking: string;
  readonly stop: string;
  readonly opening: string;
  /** Shown before the games that are looked for. */
  readonly still: string;
  readonly have: (game: string, have: number, want: number) => string;
  readonly usual: (seconds: number) => string;
  readonly bots: string;
  readonly botsWanted: string;
  readonly botsNot: string;
  readonly ready: string;
  readonly with: (people: number, bots: number) => string;
  readonly confirm: string;
  readonly notNow: string;
  readonly confirmed: (there: number, people: number) => string;
  readonly seconds: (left: number) => string;
  /** The reason why the search has stopped. */
  readonly out: Readonly<Record<'silent' | 'party', string>>;
  /** The button that starts a new search after a missed table. */
  readonly lookAgain: string;
  readonly again: Readonly<Record<'silent' | 'failed', string>>;
  readonly ended: Readonly<
    Record<
      | 'elsewhere'
      | 'broken'
      | Extract<MatchmakingRefusal, 'too-many' | 'not-host' | 'not-seated' | 'already-playing' | 'party-too-large'>,
      string
    >
  >;
  /** The host's button at a table, its explanation, and what everyone there reads. */
  readonly together: string;
  readonly togetherAbout: string;
  readonly seeking: string;
  readonly failed: string;
}

const en = plural('en');
const de = plural('de');
const ru = plural('ru');

export const matchmakingWords = spoken<FindWords>({
  en: {
    about: 'Do something else meanwhile – we’ll call you when your table is ready.',
    games: 'What would you like to play?',
    anything: 'Anything',
    exactly: (name, people) => `${name} needs ${en(people, { one: '# player', other: '# players' })}.`,
    fewer: (seconds, others) =>
      others ? `The others start with two after ${seconds} seconds.` : `After ${seconds} seconds, two players are enough.`,
    find: 'Find a game',
    looking: 'Looking for a game',
    stop: 'Stop looking',
    opening: 'Looking for a game …',
    still: 'Looking …',
    have: (game, have, want) => `${game}: ${have} of ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `usually about ${seconds} seconds`
        : `usually about ${en(seconds / 60, { one: 'a minute', other: '# minutes' })}`,
    bots: 'Start with bots',
    botsWanted: 'Bots join once everyone waiting agrees.',
    botsNot: 'Keep waiting',
    ready: 'Your table is ready',
    with: (people, bots) =>
      people === 1
        ? `you and ${en(bots, { one: '# bot', other: '# bots' })}`
        : en(people, { one: '# player', other: '# players' }) +
          (bots === 0 ? '' : ` and ${en(bots, { one: '# bot', other: '# bots' })}`),
    confirm: 'Sit down',
    notNow: 'Not now',
    confirmed: (there, people) => `You’re in. ${there} of ${people} are here.`,
    seconds: (left) => en(left, { one: '# second', other: '# seconds' }),
    out: {
      silent: 'You missed a table. Look again?',
      party: 'Someone at your table declined, so the search has stopped.',
    },
    lookAgain: 'Look again',
    again: {
      silent: 'Someone didn’t show up – you keep your place in line.',
      failed: 'The table couldn’t be set up – you keep your place in line.',
    },
    ended: {
      elsewhere: 'You’re looking for a game in another window now.',
      broken: 'An error on this page stopped the search. Reload it, and look again.',
      'too-many': 'You’ve looked for a game too often. Wait a moment.',
      'not-host': 'Only the host can look for a game for the whole table.',
      'not-seated': 'Sit down first, then look for a game together.',
      'already-playing': 'The game at your table has started.',
      'party-too-large': 'Your group is too large: four can play at most.',
    },
    together: 'Find more players',
    togetherAbout: 'Everyone seated here looks for a game together and stays together.',
    seeking: 'This table is looking for more players.',
    failed: 'No connection to Hundredfold. Try again in a moment.',
  },
  de: {
    about: 'Mach solange etwas anderes – wir rufen dich, wenn dein Tisch bereit ist.',
    games: 'Worauf hast du Lust?',
    anything: 'Egal was',
    exactly: (name, people) => `${name} spielt man zu ${people === 4 ? 'viert' : String(people)}.`,
    fewer: (seconds, others) =>
      others
        ? `Die anderen starten nach ${seconds} Sekunden auch zu zweit.`
        : `Nach ${seconds} Sekunden geht es auch zu zweit los.`,
    find: 'Spiel finden',
    looking: 'Spielsuche',
    stop: 'Suche beenden',
    opening: 'Ein Spiel wird gesucht …',
    still: 'Suche …',
    have: (game, have, want) => `${game}: ${have} von ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `meist etwa ${seconds} Sekunden`
        : `meist etwa ${de(seconds / 60, { one: 'eine Minute', other: '# Minuten' })}`,
    bots: 'Mit Bots starten',
    botsWanted: 'Bots kommen dazu, sobald alle Wartenden zustimmen.',
    botsNot: 'Doch lieber warten',
    ready: 'Dein Tisch ist bereit',
    with: (people, bots) =>
      people === 1
        ? `du und ${de(bots, { one: '# Bot', other: '# Bots' })}`
        : de(people, { one: '# Spieler', other: '# Spieler' }) +
          (bots === 0 ? '' : ` und ${de(bots, { one: '# Bot', other: '# Bots' })}`),
    confirm: 'Hinsetzen',
    notNow: 'Jetzt nicht',
    confirmed: (there, people) => `Du bist dabei. ${there} von ${people} sind da.`,
    seconds: (left) => de(left, { one: '# Sekunde', other: '# Sekunden' }),
    out: {
      silent: 'Du hast einen Tisch verpasst. Noch einmal suchen?',
      party: 'Jemand an eurem Tisch wollte doch nicht, deshalb ist die Suche zu Ende.',
    },
    lookAgain: 'Noch einmal suchen',
    again: {
      silent: 'Jemand ist nicht gekommen – deinen Platz in der Schlange behältst du.',
      failed: 'Der Tisch ließ sich nicht aufmachen – deinen Platz in der Schlange behältst du.',
    },
    ended: {
      elsewhere: 'Du suchst jetzt in einem anderen Fenster nach einem Spiel.',
      broken: 'Die Suche ist wegen eines Fehlers auf dieser Seite abgebrochen. Lade sie neu und such noch einmal.',
      'too-many': 'Du hast eben sehr oft nach einem Spiel gesucht. Warte einen Moment.',
      'not-host': 'Für den ganzen Tisch kann nur der Gastgeber suchen.',
      'not-seated': 'Setz dich erst hin, dann könnt ihr zusammen suchen.',
      'already-playing': 'An eurem Tisch läuft schon ein Spiel.',
      'party-too-large': 'Ihr seid zu viele: Spielen kann man höchstens zu viert.',
    },
    together: 'Mitspieler finden',
    togetherAbout: 'Alle, die hier sitzen, suchen gemeinsam und bleiben zusammen.',
    seeking: 'Dieser Tisch sucht Mitspieler.',
    failed: 'Keine Verbindung zu Hundredfold. Versuch es gleich noch einmal.',
  },
  ru: {
    about: 'Займитесь пока чем-нибудь: мы позовём, когда стол будет готов.',
    games: 'Во что сыграем?',
    anything: 'Всё равно',
    exactly: (name, people) =>
      `${name} — игра на ${ru(people, { one: '# игрока', few: '# игроков', many: '# игроков', other: '# игроков' })}.`,
    fewer: (seconds, others) =>
      `${others ? 'Остальные начнутся' : 'Игра начнётся'} и вдвоём через ${ru(seconds, { one: '# секунду', few: '# секунды', other: '# секунд' })}.`,
    find: 'Найти игру',
    looking: 'Ищем игру',
    stop: 'Прекратить поиск',
    opening: 'Ищем игру…',
    still: 'Ищем…',
    have: (game, have, want) => `${game}: ${have} из ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `обычно около ${ru(seconds, { one: '# секунды', other: '# секунд' })}`
        : `обычно около ${ru(seconds / 60, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}`,
    bots: 'Начать с ботами',
    botsWanted: 'Боты сядут, как только согласятся все ожидающие.',
    botsNot: 'Подождать ещё',
    ready: 'Ваш стол готов',
    with: (people, bots) => {
      const withBots = ru(bots, { one: '# бот', few: '# бота', many: '# ботов', other: '# ботов' });
      if (people === 1) return `вы и ${withBots}`;
      const players = ru(people, { one: '# игрок', few: '# игрока', many: '# игроков', other: '# игроков' });
      return bots === 0 ? players : `${players} и ${withBots}`;
    },
    confirm: 'Сесть за стол',
    notNow: 'Не сейчас',
    confirmed: (there, people) => `Вы в игре. На месте ${there} из ${people}.`,
    seconds: (left) => ru(left, { one: '# секунда', few: '# секунды', many: '# секунд', other: '# секунд' }),
    out: {
      silent: 'Вы пропустили стол. Искать снова?',
      party: 'Кто-то за вашим столом передумал, поэтому поиск закончен.',
    },
    lookAgain: 'Искать снова',
    again: {
      silent: 'Кто-то не пришёл. Ваше место в очереди сохранено.',
      failed: 'Не удалось открыть стол. Ваше место в очереди сохранено.',
    },
    ended: {
      elsewhere: 'Теперь вы ищете игру в другом окне.',
      broken: 'Поиск прервался из-за ошибки на этой странице. Обновите её и начните искать снова.',
      'too-many': 'Вы искали игру слишком часто. Подождите немного.',
      'not-host': 'Искать игру для всего стола может только хозяин.',
      'not-seated': 'Сначала сядьте за стол, а потом ищите игру вместе.',
      'already-playing': 'За вашим столом уже играют.',
      'party-too-large': 'Вас слишком много: играют не больше чем вчетвером.',
    },
    together: 'Найти ещё игроков',
    togetherAbout: 'Все, кто сидит за столом, ищут игру вместе и вместе останутся.',
    seeking: 'Этот стол ищет ещё игроков.',
    failed: 'Нет связи с Hundredfold. Попробуйте ещё раз чуть позже.',
  },
});
