import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { FOUR } from '@hundredfold/shared/games/foursquare/frame.ts';
import { MOST_FACE_DOWN } from '@hundredfold/shared/games/foursquare/rules.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { spokenCard, spokenPlayedCard } from '../../cards/card-names.ts';
import { inMiddle } from '../../i18n/grammar.ts';
import { listed, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { LogEvent, NameOf } from '../../table/presentation.ts';
import { does, midSentence, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { extentOf } from './layout.ts';
import { ending, outlook, tally } from './outlook.ts';
import { foursquareWords } from './words.ts';

/** The log texts of Foursquare: the entries, and how the game ended. */
interface FoursquareLogTexts {
  readonly placed: (who: PlayerName, card: string, place: string) => string;
  readonly down: (cards: readonly Face[]) => string;
  readonly up: (cards: readonly Face[]) => string;
  readonly stands: (down: number, most: number) => string;
  readonly won: (who: PlayerName, score: number) => string;
  readonly lostByDown: (who: PlayerName, down: number) => string;
  readonly lostByStock: (who: PlayerName) => string;
  /** The text for a lost game with most of the square face up. */
  readonly soClose: (up: number, goal: number) => string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const GOAL = FOUR * FOUR;
const CLOSE = GOAL - FOUR;

const en: FoursquareLogTexts = {
  placed: (who, card, place) => `${does(who, 'place', 'places')} ${card} in ${place}.`,
  down: (cards) => `${theCards(cards)} ${cards.length === 1 ? 'turns' : 'turn'} face down.`,
  up: (cards) => `${theCards(cards)} ${cards.length === 1 ? 'turns' : 'turn'} face up.`,
  stands: (down, most) => `${many(down, { one: '# card is', other: '# cards are' })} face down, ${most} are allowed.`,
  won: ({ name, own }, score) =>
    `All sixteen are face up: ${own ? 'you win' : `${name} wins`} with ${many(score, { one: '# card', other: '# cards' })} left.`,
  lostByDown: ({ name, own }, down) =>
    `${many(down, { one: '# card is', other: '# cards are' })} face down: ${own ? 'you lose' : `${name} loses`}.`,
  lostByStock: ({ name, own }) => `The stock is empty: ${own ? 'you lose' : `${name} loses`}.`,
  soClose: (up, goal) => `The stock is empty. So close: ${up} of ${goal}.`,
};

function theCards(cards: readonly Face[]): string {
  return listed(cards.map(spokenPlayedCard)).replace('the', 'The');
}

const de: FoursquareLogTexts = {
  placed: (who, card, place) => `${does(who, 'legst', 'legt')} ${card} in ${place}.`,
  down: (cards) => `${listed(cards.map(spokenCard))} ${cards.length === 1 ? 'wird' : 'werden'} verdeckt.`,
  up: (cards) => `${listed(cards.map(spokenCard))} ${cards.length === 1 ? 'wird' : 'werden'} aufgedeckt.`,
  stands: (down, most) => `${viele(down, { one: '# Karte liegt', other: '# Karten liegen' })} verdeckt, ${most} sind erlaubt.`,
  won: (who, score) =>
    `Alle sechzehn liegen offen: ${does(who, 'gewinnst', 'gewinnt')} mit ${viele(score, { one: '# übrigen Karte', other: '# übrigen Karten' })}.`,
  lostByDown: (who, down) =>
    `${viele(down, { one: '# Karte liegt', other: '# Karten liegen' })} verdeckt: ${does(who, 'verlierst', 'verliert')}.`,
  lostByStock: (who) => `Der Talon ist leer: ${does(who, 'verlierst', 'verliert')}.`,
  soClose: (up, goal) => `Der Talon ist leer. So knapp: ${up} von ${goal}.`,
};

const ru: FoursquareLogTexts = {
  placed: (who, card, place) => `${does(who, 'кладёте', 'кладёт')} ${card}: ${place}.`,
  down: (cards) => `${cards.length === 1 ? 'Закрывается' : 'Закрываются'} ${listed(cards.map(spokenCard).map(inMiddle))}.`,
  up: (cards) => `${cards.length === 1 ? 'Открывается' : 'Открываются'} ${listed(cards.map(spokenCard).map(inMiddle))}.`,
  stands: (down, most) => `Закрыто карт: ${down}, можно не больше ${most}.`,
  won: (who, score) =>
    `Все шестнадцать открыты: ${midSentence(who)} ${who.own ? 'побеждаете' : 'побеждает'}, осталось ${mnogo(score, { one: '# карта', few: '# карты', other: '# карт' })}.`,
  lostByDown: (who, down) => `Закрыто карт: ${down}. ${does(who, 'проигрываете', 'проигрывает')}.`,
  lostByStock: (who) => `Колода кончилась. ${does(who, 'проигрываете', 'проигрывает')}.`,
  soClose: (up, goal) => `Колода кончилась. Совсем чуть-чуть: ${up} из ${goal}.`,
};

export const foursquareLogTexts = spoken<FoursquareLogTexts>({ en, de, ru });

/** Returns the log sentences for the last event. */
export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<FoursquareView, FoursquareAction>,
  name: NameOf,
): readonly string[] {
  const texts = foursquareLogTexts.value;
  const card = before.seats[0]?.hand[0] ?? '';
  const turned = outlook(before, action)?.turned ?? [];
  const down = turned.flatMap(({ top }) => (top === null ? [] : [top]));
  const up = turned.flatMap((pile) => (pile.top === null ? [uncovered(after, pile)] : []));
  return [
    texts.placed(playerName(after, seat, name), spokenPlayedCard(card), placeName(after, action)),
    ...(down.length === 0 ? [] : [texts.down(down)]),
    ...(up.length === 0 ? [] : [texts.up(up)]),
    verdict(after, name) ?? texts.stands(tally(after).down, MOST_FACE_DOWN),
  ];
}

function uncovered({ table }: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): Face {
  return table.grid.find((pile) => pile.row === row && pile.col === col)?.top ?? '';
}

/** Names a cell as a player would point at it, counted from the upper left card. */
export function placeName(view: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): string {
  const extent = extentOf(view);
  return foursquareWords.value.at(row - extent.row + 1, col - extent.col + 1);
}

/** Returns how the game ended, or `null` while it goes on (rules 5.1 to 5.3). */
export function verdict(view: FoursquareView, name: NameOf): string | null {
  const texts = foursquareLogTexts.value;
  const who = playerName(view, 0, name);
  const { down, up } = tally(view);
  switch (ending(view)) {
    case 'won':
      return texts.won(who, view.table.stock);
    case 'lost':
      if (down > MOST_FACE_DOWN) return texts.lostByDown(who, down);
      return up >= CLOSE ? texts.soClose(up, GOAL) : texts.lostByStock(who);
    case null:
      return null;
  }
}
