import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
import { spoken } from '../words/index.ts';
import { plural } from '../words/plural.ts';

/** What is said to whoever looks for a game. */
interface FindWords {
  readonly about: string;
  readonly games: string;
  readonly anything: string;
  /** Games for which nobody can be missing, and how many they take. */
  readonly exactly: (names: string, people: number) => string;
  readonly fewer: (seconds: number) => string;
  readonly find: string;
  readonly looking: string;
  readonly stop: string;
  readonly opening: string;
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
  /** Why somebody does not look any more. */
  readonly out: Readonly<Record<'silent' | 'party', string>>;
  /** Of the button that begins anew after a missed call. */
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
  /** Of a table: what its host can do, and what everybody there is told. */
  readonly together: string;
  readonly togetherAbout: string;
  readonly seeking: string;
  readonly failed: string;
}

const en = plural('en');
const de = plural('de');
const ru = plural('ru');

export const findWords = spoken<FindWords>({
  en: {
    about: 'Do something else while you wait: wherever you are in the house, you will be called to the table.',
    games: 'What would you like to play?',
    anything: 'Anything',
    exactly: (names, people) => `${names} takes exactly ${en(people, { one: '# player', other: '# players' })}.`,
    fewer: (seconds) => `If fewer than four have come after ${seconds} seconds, two will do.`,
    find: 'Find a game',
    looking: 'Looking for a game',
    stop: 'Stop looking',
    opening: 'Looking for a game …',
    have: (game, have, want) => `${game}: ${have} of ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `today usually about ${seconds} seconds`
        : `today usually about ${en(seconds / 60, { one: 'a minute', other: '# minutes' })}`,
    bots: 'Start with bots',
    botsWanted: 'Bots sit down once everybody waiting agrees.',
    botsNot: 'Keep waiting',
    ready: 'Your table is ready',
    with: (people, bots) =>
      people === 1
        ? `you and ${en(bots, { one: '# bot', other: '# bots' })}`
        : en(people, { one: '# player', other: '# players' }) +
          (bots === 0 ? '' : ` and ${en(bots, { one: '# bot', other: '# bots' })}`),
    confirm: 'Sit down',
    notNow: 'Not now',
    confirmed: (there, people) => `You are in. ${there} of ${people} are there.`,
    seconds: (left) => en(left, { one: '# second', other: '# seconds' }),
    out: {
      silent: 'You did not answer the call, so you are no longer looking for a game.',
      party: 'Somebody from your table would rather not, so you are no longer looking for a game.',
    },
    lookAgain: 'Look again',
    again: {
      silent: 'Somebody did not come. You have kept your place.',
      failed: 'The table could not be set up. You have kept your place.',
    },
    ended: {
      elsewhere: 'You are looking for a game in another window now.',
      broken: 'The search has stopped because of a mistake on this page. Reload it, and look again.',
      'too-many': 'You have looked for a game too often just now. Wait a moment.',
      'not-host': 'Only the host can look for a game for the whole table.',
      'not-seated': 'Sit down first, and then look for a game together.',
      'already-playing': 'The game at your table has begun.',
      'party-too-large': 'There are too many of you: strangers play in fours at most.',
    },
    together: 'Find more players',
    togetherAbout: 'Everybody seated here looks for a game together, and stays together.',
    seeking: 'This table is looking for more players.',
    failed: 'The house cannot be reached just now. Try again in a moment.',
  },
  de: {
    about: 'Mach solange etwas anderes: Wir rufen dich an den Tisch, auf welcher Seite du auch bist.',
    games: 'Worauf hast du Lust?',
    anything: 'Egal was',
    exactly: (names, people) => `${names} spielt man genau zu ${people === 4 ? 'viert' : String(people)}.`,
    fewer: (seconds) => `Sind nach ${seconds} Sekunden keine vier da, geht es auch zu zweit los.`,
    find: 'Spiel finden',
    looking: 'Spielsuche',
    stop: 'Suche beenden',
    opening: 'Ein Spiel wird gesucht …',
    have: (game, have, want) => `${game}: ${have} von ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `heute meist etwa ${seconds} Sekunden`
        : `heute meist etwa ${de(seconds / 60, { one: 'eine Minute', other: '# Minuten' })}`,
    bots: 'Mit Bots starten',
    botsWanted: 'Bots setzen sich dazu, sobald alle Wartenden einverstanden sind.',
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
      silent: 'Du hast dich nicht gemeldet, deshalb ist die Suche zu Ende.',
      party: 'Jemand an eurem Tisch wollte doch nicht, deshalb ist die Suche zu Ende.',
    },
    lookAgain: 'Noch einmal suchen',
    again: {
      silent: 'Jemand ist nicht gekommen. Deinen Platz in der Schlange behältst du.',
      failed: 'Der Tisch ließ sich nicht aufmachen. Deinen Platz in der Schlange behältst du.',
    },
    ended: {
      elsewhere: 'Du suchst jetzt in einem anderen Fenster nach einem Spiel.',
      broken: 'Die Suche ist wegen eines Fehlers auf dieser Seite abgebrochen. Lade sie neu und such noch einmal.',
      'too-many': 'Du hast eben sehr oft nach einem Spiel gesucht. Warte einen Moment.',
      'not-host': 'Für den ganzen Tisch kann nur der Gastgeber suchen.',
      'not-seated': 'Setz dich erst hin, dann könnt ihr zusammen suchen.',
      'already-playing': 'An eurem Tisch läuft schon ein Spiel.',
      'party-too-large': 'Ihr seid zu viele: Mit Fremden spielt man höchstens zu viert.',
    },
    together: 'Mitspieler finden',
    togetherAbout: 'Alle, die hier sitzen, suchen gemeinsam und bleiben zusammen.',
    seeking: 'Dieser Tisch sucht Mitspieler.',
    failed: 'Hundredfold ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  },
  ru: {
    about: 'Пока ждёте, займитесь чем угодно: на любой странице мы позовём вас к столу.',
    games: 'Во что сыграем?',
    anything: 'Всё равно',
    exactly: (names, people) =>
      `${names} — ровно на ${ru(people, { one: '# игрока', few: '# игроков', many: '# игроков', other: '# игроков' })}.`,
    fewer: (seconds) =>
      `Если за ${ru(seconds, { one: '# секунду', few: '# секунды', other: '# секунд' })} не соберутся четверо, сядем и вдвоём.`,
    find: 'Найти игру',
    looking: 'Ищем игру',
    stop: 'Прекратить поиск',
    opening: 'Ищем игру…',
    have: (game, have, want) => `${game}: ${have} из ${want}`,
    usual: (seconds) =>
      seconds < 60
        ? `сегодня обычно около ${ru(seconds, { one: '# секунды', other: '# секунд' })}`
        : `сегодня обычно около ${ru(seconds / 60, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })}`,
    bots: 'Начать с ботами',
    botsWanted: 'Боты сядут, как только согласятся все, кто ждёт.',
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
      silent: 'Вы не откликнулись, поэтому поиск закончен.',
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
      'party-too-large': 'Вас слишком много: с незнакомцами играют не больше чем вчетвером.',
    },
    together: 'Найти ещё игроков',
    togetherAbout: 'Все, кто сидит за столом, ищут игру вместе и вместе останутся.',
    seeking: 'Этот стол ищет ещё игроков.',
    failed: 'Сайт сейчас недоступен. Попробуйте ещё раз чуть позже.',
  },
});
