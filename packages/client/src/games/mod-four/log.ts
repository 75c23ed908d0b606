import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { favoured, partnerOf, SEATS, scoreOf, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { spokenPlayedCard } from '../../cards/card-names.ts';
import { spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import { sizeOf } from '../../table/layout/layout.ts';
import type { LogEvent, NameOf } from '../../table/presentation.ts';
import { does, midSentence, type PlayerName, playerName } from '../../table/state/player-name.ts';

/** The log texts of Mod Four: the entries, and how the game ended. */
interface ModFourLogTexts {
  readonly cut: (who: PlayerName, at: number) => string;
  readonly dealt: (cards: number) => string;
  readonly played: (who: PlayerName, card: string) => string;
  readonly stands: (sum: number, remainder: number, winner: PlayerName) => string;
  readonly took: (winner: PlayerName, sum: number, remainder: number) => string;
  readonly points: (who: PlayerName, points: number) => string;
  readonly pairPoints: (who: PlayerName, partner: PlayerName, points: number) => string;
  readonly newHand: (cutter: PlayerName) => string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');
const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });
const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });

const en: ModFourLogTexts = {
  cut: (who, at) => `${does(who, 'cut', 'cuts')} ${many(at, { one: '# card', other: '# cards' })} off the top.`,
  dealt: (cards) => `Each player gets ${many(cards, { one: '# card', other: '# cards' })}.`,
  played: (who, card) => `${does(who, 'play', 'plays')} ${card}.`,
  stands: (sum, remainder, { name, own }) => `Sum ${sum}, remainder ${remainder}: ${own ? 'your' : `${name}’s`} trick so far.`,
  took: (winner, sum, remainder) => `${does(winner, 'win', 'wins')} the trick: sum ${sum}, remainder ${remainder}.`,
  points: (who, count) => `${does(who, 'have', 'has')} ${points(count)}.`,
  pairPoints: (who, partner, count) => `${who.name} and ${midSentence(partner)} have ${points(count)}.`,
  newHand: (cutter) => `New hand: ${cutter.own ? 'you cut' : `${cutter.name} cuts`} the deck.`,
};

const de: ModFourLogTexts = {
  cut: (who, at) => `${does(who, 'hebst', 'hebt')} ${viele(at, { one: '# Karte', other: '# Karten' })} ab.`,
  dealt: (cards) => `Jeder bekommt ${viele(cards, { one: '# Karte', other: '# Karten' })}.`,
  played: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
  stands: (sum, remainder, { name, own }) => `Summe ${sum}, Rest ${remainder}: Stich vorerst für ${own ? 'dich' : name}.`,
  took: (winner, sum, remainder) => `${does(winner, 'holst', 'holt')} den Stich: Summe ${sum}, Rest ${remainder}.`,
  points: (who, count) => `${does(who, 'hast', 'hat')} ${punkte(count)}.`,
  pairPoints: (who, partner, count) =>
    `${who.name} und ${midSentence(partner)} ${who.own || partner.own ? 'habt' : 'haben'} ${punkte(count)}.`,
  newHand: (cutter) => `Neue Runde: ${does(cutter, 'hebst', 'hebt')} ab.`,
};

const ru: ModFourLogTexts = {
  cut: (who, at) => `${does(who, 'снимаете', 'снимает')} ${mnogo(at, { one: '# карту', few: '# карты', other: '# карт' })}.`,
  dealt: (cards) => `Каждый получает ${mnogo(cards, { one: '# карту', few: '# карты', other: '# карт' })}.`,
  played: (who, card) => `${does(who, 'кладёте', 'кладёт')} ${card}.`,
  stands: (sum, remainder, { name, own }) =>
    `Сумма ${sum}, остаток ${remainder}: пока взятку ${own ? 'берёте вы' : `берёт ${name}`}.`,
  took: (winner, sum, remainder) => `${does(winner, 'берёте', 'берёт')} взятку: сумма ${sum}, остаток ${remainder}.`,
  points: ({ name, own }, count) => (own ? `У вас ${ochkov(count)}.` : `Счёт: ${name} — ${ochkov(count)}.`),
  pairPoints: (who, partner, count) => `Счёт: ${midSentence(who)} и ${midSentence(partner)} — ${ochkov(count)}.`,
  newHand: ({ name, own }) => `Новая сдача: колоду ${own ? 'снимаете вы' : `снимает ${name}`}.`,
};

export const modFourLogTexts = spoken<ModFourLogTexts>({ en, de, ru });

/** Returns the log sentences for the last event. */
export function logSentences({ before, last, after }: LogEvent<ModFourView, ModFourAction>, name: NameOf): readonly string[] {
  const texts = modFourLogTexts.value;
  const { action, seat } = last;
  const who = playerName(after, seat, name);
  if (action.type === 'cut') return [texts.cut(who, action.at), texts.dealt(sizeOf(after.seats[seat]?.hand ?? 0))];
  const played = texts.played(who, spokenPlayedCard(action.card));
  const leader = before.table.leader ?? seat;
  const trick = [...before.table.trick, action.card];
  const sum = trickSum(trick);
  const winner = favoured(leader, sum);
  const favourite = playerName(after, winner, name);
  if (trick.length < SEATS) return [played, texts.stands(sum, sum % SEATS, favourite)];
  return [played, texts.took(favourite, sum, sum % SEATS), ...reckoning(winner, after, name)];
}

/** Describes the last trick, so that a player can look at it again. */
export function recall({ before, last: { action }, after }: LogEvent<ModFourView, ModFourAction>, name: NameOf): string | null {
  const { trick, leader } = before.table;
  if (action.type !== 'play' || leader === null || trick.length < SEATS - 1) return null;
  const sum = trickSum([...trick, action.card]);
  return modFourLogTexts.value.took(playerName(after, favoured(leader, sum), name), sum, sum % SEATS);
}

function reckoning(winner: number, after: ModFourView, name: NameOf): readonly string[] {
  const texts = modFourLogTexts.value;
  const who = playerName(after, winner, name);
  const score = scoreOf(
    after.options,
    after.seats.map((seat) => seat.points),
    winner,
  );
  const partner = partnerOf(after.options, winner);
  const scored = partner === null ? texts.points(who, score) : texts.pairPoints(who, playerName(after, partner, name), score);
  const cutter = after.table.deck > 0 ? after.toAct[0] : undefined;
  return cutter === undefined ? [scored] : [scored, texts.newHand(playerName(after, cutter, name))];
}
