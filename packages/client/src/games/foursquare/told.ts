import { inMiddle } from '../../table/card-words.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';

/** What is told of a game of Foursquare: the lines of the log, and how it ended. */
interface FoursquareTold {
  readonly placed: (name: string, card: string, place: string) => string;
  readonly down: (cards: string) => string;
  readonly up: (cards: string) => string;
  readonly stands: (down: number, most: number) => string;
  readonly won: (score: number) => string;
  readonly lostByDown: (down: number) => string;
  readonly lostByStock: string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: FoursquareTold = {
  placed: (name, card, place) => `${name} placed the ${inMiddle(card)}: ${place}.`,
  down: (cards) => `Turned down: ${cards}.`,
  up: (cards) => `Turned up: ${cards}.`,
  stands: (down, most) => `${down} of at most ${most} face down.`,
  won: (score) => `All sixteen lie face up. Won, with ${many(score, { one: '# card', other: '# cards' })} left.`,
  lostByDown: (down) => `${down} lie face down: lost.`,
  lostByStock: 'The stock is empty: lost.',
};

const de: FoursquareTold = {
  placed: (name, card, place) => `${name}: ${card}, ${place}.`,
  down: (cards) => `Verdeckt: ${cards}.`,
  up: (cards) => `Aufgedeckt: ${cards}.`,
  stands: (down, most) => `${down} von höchstens ${most} verdeckt.`,
  won: (score) => `Alle sechzehn liegen offen. Gewonnen, übrig: ${viele(score, { one: '# Karte', other: '# Karten' })}.`,
  lostByDown: (down) => `${down} liegen verdeckt: verloren.`,
  lostByStock: 'Der Stapel ist leer: verloren.',
};

const ru: FoursquareTold = {
  placed: (name, card, place) => `${name}: ${inMiddle(card)}, ${place}.`,
  down: (cards) => `Закрыты: ${cards}.`,
  up: (cards) => `Открыты: ${cards}.`,
  stands: (down, most) => `Закрыто ${down}, можно не больше ${most}.`,
  won: (score) =>
    `Все шестнадцать открыты. Победа, осталось ${mnogo(score, { one: '# карта', few: '# карты', other: '# карт' })}.`,
  lostByDown: (down) => `Закрыто ${down}: поражение.`,
  lostByStock: 'Колода кончилась: поражение.',
};

export const foursquareTold = spoken<FoursquareTold>({ en, de, ru });
