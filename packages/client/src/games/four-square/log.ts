import { isOver } from '@hundredfold/shared/core/view.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { spokenCard } from '../../cards/card-names.ts';
import { listed, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { LogEvent, NameOf } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { placementOn } from './standing.ts';

/** The log texts of Four Square: the entries, and how the game ended. */
interface FourSquareLogTexts {
  readonly placed: (who: PlayerName, card: string, on: string, total: number) => string;
  readonly took: (who: PlayerName, cards: number, points: number) => string;
  readonly restarts: (card: string) => string;
  readonly absent: (cards: readonly string[], points: number) => string;
  readonly empty: string;
  /** The absent players' points, shown at the end. */
  readonly absentHave: (points: number) => string;
  readonly ranOut: string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');
const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });
const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });

const en: FourSquareLogTexts = {
  placed: (who, card, on, total) => `${does(who, 'place', 'places')} the ${card} on the ${on}: total ${total}.`,
  took: (who, cards, count) =>
    `${does(who, 'take', 'takes')} the stack: ${many(cards, { one: '# card', other: '# cards' })}, ${points(count)}.`,
  restarts: (card) => `A ${card} starts the stack again.`,
  absent: (cards, count) =>
    `${cards.length === 1 ? 'The absent player draws' : 'The absent players draw'} ${listed(cards)}: now ${points(count)}.`,
  empty: 'The draw pile is empty.',
  absentHave: (count) => `The discard pile has ${points(count)}.`,
  ranOut: 'The draw pile is empty. The remaining stacks score for no one.',
};

const de: FourSquareLogTexts = {
  placed: (who, card, on, total) => `${does(who, 'legst', 'legt')} die ${card} auf die ${on}: Summe ${total}.`,
  took: (who, cards, count) =>
    `${does(who, 'nimmst', 'nimmt')} den Stapel: ${viele(cards, { one: '# Karte', other: '# Karten' })}, ${punkte(count)}.`,
  restarts: (card) => `Der Stapel fängt mit einer ${card} neu an.`,
  absent: (cards, count) =>
    `${cards.length === 1 ? 'Der Abwesende zieht' : 'Die Abwesenden ziehen'} ${listed(cards)}: jetzt ${punkte(count)}.`,
  empty: 'Der Ziehstapel ist leer.',
  absentHave: (count) => `Auf dem Ablagestapel liegen ${punkte(count)}.`,
  ranOut: 'Der Ziehstapel ist leer. Die übrigen Stapel zählen für niemanden.',
};

const ru: FourSquareLogTexts = {
  placed: (who, card, on, total) => `${does(who, 'кладёте', 'кладёт')} ${card} на ${on}: сумма ${total}.`,
  took: (who, cards, count) =>
    `${does(who, 'берёте', 'берёт')} стопку: ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}, ${ochkov(count)}.`,
  restarts: (card) => `Новая стопка начинается с карты ${card}.`,
  absent: (cards, count) =>
    `${cards.length === 1 ? 'Отсутствующий берёт' : 'Отсутствующие берут'} ${listed(cards)}: теперь ${ochkov(count)}.`,
  empty: 'Колода кончилась.',
  absentHave: (count) => `В сбросе ${ochkov(count)}.`,
  ranOut: 'Колода кончилась. Оставшиеся стопки никому не достаются.',
};

export const fourSquareLogTexts = spoken<FourSquareLogTexts>({ en, de, ru });

/** Returns the log sentences for the last event. */
export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<FourSquareView, FourSquareAction>,
  name: NameOf,
): readonly string[] {
  const texts = fourSquareLogTexts.value;
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const placement = placementOn(before, action.stack);
  const card = spokenCard(before.table.card[0] ?? '');
  const on = spokenCard(before.table[zone].top ?? '');
  const who = playerName(after, seat, name);
  const placed = texts.placed(who, card, on, placement?.total ?? 0);
  return [placed, ...(placement !== null && placement.takes > 0 ? taking() : []), ...absent(), ...end()];

  function taking(): readonly string[] {
    const gained = (after.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0);
    const { top } = after.table[zone];
    const took = texts.took(who, placement?.takes ?? 0, gained);
    return top === null ? [took] : [took, texts.restarts(spokenCard(top))];
  }

  function absent(): readonly string[] {
    const { ghosts, discard, discarded } = after.table;
    return discard.size === before.table.discard.size ? [] : [texts.absent(ghosts.map(spokenCard), discarded)];
  }

  function end(): readonly string[] {
    return isOver(after) ? [texts.empty] : [];
  }
}
