import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { favoured, partnerOf, SEATS, scoreOf, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { inMiddle, toldCard } from '../../table/card-words.ts';
import { sizeOf } from '../../table/geometry/layout.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';
import { modFourWords } from './words.ts';

/** What is told of a game of Mod Four: the lines of the log, and how it ended. */
interface ModFourTold {
  readonly cut: (name: string, at: number) => string;
  readonly dealt: (cards: number) => string;
  readonly played: (name: string, card: string) => string;
  readonly stands: (sum: number, remainder: number, name: string) => string;
  readonly took: (name: string, sum: number, remainder: number) => string;
  readonly points: (name: string, points: number) => string;
  readonly newHand: (name: string) => string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: ModFourTold = {
  cut: (name, at) => `${name} cut ${many(at, { one: '# card', other: '# cards' })} off the top.`,
  dealt: (cards) => `${many(cards, { one: '# card', other: '# cards' })} dealt to each.`,
  played: (name, card) => `${name} played the ${inMiddle(card)}.`,
  stands: (sum, remainder, name) => `Sum ${sum}, ${remainder} over: ${name}.`,
  took: (name, sum, remainder) => `${name} won the trick: sum ${sum}, ${remainder} over.`,
  points: (name, points) => `${name}: ${many(points, { one: '# point', other: '# points' })}.`,
  newHand: (name) => `A new hand. ${name} cuts the deck.`,
};

const de: ModFourTold = {
  cut: (name, at) => `${name}: ${viele(at, { one: '# Karte', other: '# Karten' })} abgehoben.`,
  dealt: (cards) => `${viele(cards, { one: '# Karte', other: '# Karten' })} für jeden gegeben.`,
  played: (name, card) => `${name}: ${card}.`,
  stands: (sum, remainder, name) => `Summe ${sum}, Rest ${remainder}: ${name}.`,
  took: (name, sum, remainder) => `Stich für: ${name}. Summe ${sum}, Rest ${remainder}.`,
  points: (name, points) => `${name}: ${viele(points, { one: '# Punkt', other: '# Punkte' })}.`,
  newHand: (name) => `Neu gemischt. Zum Abheben: ${name}.`,
};

const ru: ModFourTold = {
  cut: (name, at) => `${name}: снято ${mnogo(at, { one: '# карта', few: '# карты', other: '# карт' })}.`,
  dealt: (cards) => `Сдано каждому: ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}.`,
  played: (name, card) => `${name}: ${inMiddle(card)}.`,
  stands: (sum, remainder, name) => `Сумма ${sum}, остаток ${remainder}: ${name}.`,
  took: (name, sum, remainder) => `Взятка: ${name}. Сумма ${sum}, остаток ${remainder}.`,
  points: (name, points) => `${name}: ${mnogo(points, { one: '# очко', few: '# очка', other: '# очков' })}.`,
  newHand: (name) => `Новая сдача. Снимает ${name}.`,
};

export const modFourTold = spoken<ModFourTold>({ en, de, ru });

/** What just happened, in sentences. */
export function tell({ before, last, after }: Told<ModFourView, ModFourAction>, name: NameOf): readonly string[] {
  const told = modFourTold.value;
  const { action, seat } = last;
  if (action.type === 'cut') return [told.cut(name(seat), action.at), told.dealt(sizeOf(after.seats[seat]?.hand ?? 0))];
  const played = told.played(name(seat), toldCard(action.card));
  const leader = before.table.leader ?? seat;
  const trick = [...before.table.trick, action.card];
  const sum = trickSum(trick);
  const winner = favoured(leader, sum);
  if (trick.length < SEATS) return [played, told.stands(sum, sum % SEATS, name(winner))];
  return [played, told.took(name(winner), sum, sum % SEATS), ...reckoning(winner, after, name)];
}

/** The last trick is what one would like to see again. */
export function recall({ before, last: { action } }: Told<ModFourView, ModFourAction>, name: NameOf): string | null {
  const { trick, leader } = before.table;
  if (action.type !== 'play' || leader === null || trick.length < SEATS - 1) return null;
  const sum = trickSum([...trick, action.card]);
  return modFourTold.value.took(name(favoured(leader, sum)), sum, sum % SEATS);
}

function reckoning(winner: number, after: ModFourView, name: NameOf): readonly string[] {
  const told = modFourTold.value;
  const { partners } = modFourWords.value;
  const points = after.seats.map((seat) => seat.points);
  const partner = partnerOf(after.options, winner);
  const who = partner === null ? name(winner) : partners(name(winner), name(partner));
  const cutter = after.table.deck > 0 ? after.toAct[0] : undefined;
  const score = told.points(who, scoreOf(after.options, points, winner));
  return cutter === undefined ? [score] : [score, told.newHand(name(cutter))];
}
