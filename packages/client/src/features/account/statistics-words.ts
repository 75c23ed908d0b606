import { spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { OpponentFilter } from './statistics.ts';

/** Texts of a player's own statistics. */
interface StatisticsWords {
  readonly none: string;
  readonly again: string;
  readonly company: Readonly<Record<OpponentFilter, string>>;
  readonly played: string;
  readonly won: string;
  /** The number of wins in a row. */
  readonly row: string;
  readonly longest: (wins: number) => string;
  readonly best: string;
  readonly average: (points: number) => string;
  /** A final place; `times` adds how often it was reached. */
  readonly place: (place: number) => string;
  readonly lost: string;
  readonly left: string;
  readonly local: string;
  readonly times: (what: string, times: number) => string;
  /** The heading of the list of latest games. */
  readonly latest: (games: number) => string;
  /** The result of one of these games. */
  readonly isWon: string;
  readonly isLost: string;
  readonly isLeft: string;
}

const ORDINALS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function rounded(language: string, points: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
}

const manyEnglish = plural('en');
const manyGerman = plural('de');
const manyRussian = plural('ru');

export const statisticsWords = spoken<StatisticsWords>({
  en: {
    none: 'Nothing yet. Every game you finish is counted here.',
    again: 'Try again',
    company: { others: 'With others', bots: 'Against bots', alone: 'By yourself' },
    played: 'Played',
    won: 'Won',
    row: 'Streak',
    longest: (wins) => `longest: ${wins}`,
    best: 'Best score',
    average: (points) => `average: ${rounded('en', points)}`,
    place: (place) => `${place}${ORDINALS[ordinals.select(place)] ?? 'th'} place`,
    lost: 'lost',
    left: 'left to a bot',
    local: 'on this device',
    times: (what, times) => `${what}: ${times}`,
    latest: (games) => `${manyEnglish(games, { one: 'The last game', other: 'The last # games, latest first' })}:`,
    isWon: 'won',
    isLost: 'lost',
    isLeft: 'left to a bot',
  },
  de: {
    none: 'Noch nichts. Hier zählt jedes Spiel, das du zu Ende spielst.',
    again: 'Noch einmal versuchen',
    company: { others: 'Mit anderen', bots: 'Gegen Bots', alone: 'Allein' },
    played: 'Gespielt',
    won: 'Gewonnen',
    row: 'Serie',
    longest: (wins) => `Rekord: ${wins}`,
    best: 'Bestwert',
    average: (points) => `im Schnitt ${rounded('de', points)}`,
    place: (place) => `${place}. Platz`,
    lost: 'verloren',
    left: 'einem Bot überlassen',
    local: 'auf diesem Gerät',
    times: (what, times) => `${what}: ${times}`,
    latest: (games) => `${manyGerman(games, { one: 'Das letzte Spiel', other: 'Die letzten # Spiele, das neueste zuerst' })}:`,
    isWon: 'gewonnen',
    isLost: 'verloren',
    isLeft: 'einem Bot überlassen',
  },
  ru: {
    none: 'Пока пусто. Здесь появится каждая партия, которую вы доиграете до конца.',
    again: 'Попробовать ещё раз',
    company: { others: 'С другими', bots: 'Против ботов', alone: 'В одиночку' },
    played: 'Сыграно',
    won: 'Побед',
    row: 'Серия',
    longest: (wins) => `рекорд: ${wins}`,
    best: 'Лучший счёт',
    average: (points) => `в среднем ${rounded('ru', points)}`,
    place: (place) => `${place}-е место`,
    lost: 'поражений',
    left: 'доиграл бот',
    local: 'на этом устройстве',
    times: (what, times) => `${what}: ${times}`,
    latest: (games) =>
      `${manyRussian(games, {
        one: 'Последняя # партия',
        few: 'Последние # партии, начиная с новой',
        many: 'Последние # партий, начиная с новой',
        other: 'Последние # партии, начиная с новой',
      })}:`,
    isWon: 'победа',
    isLost: 'поражение',
    isLeft: 'доиграл бот',
  },
});
