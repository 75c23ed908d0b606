import { isOver } from '@hundredfold/shared/core/view.ts';
import type { HeartsVisibleAction } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { placeOfWinner, pointsIn } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import { receiverOf } from '@hundredfold/shared/testing/examples/hearts/state.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { spokenPlayedCard } from '../../src/cards/card-names.ts';
import { listed, spoken } from '../../src/i18n/index.ts';
import { plural } from '../../src/i18n/plural.ts';
import type { LogEvent, NameOf } from '../../src/table/presentation.ts';
import { does, midSentence, type PlayerName, playerName } from '../../src/table/state/player-name.ts';

/** The log texts of Hearts. */
interface HeartsLog {
  /** The cards are `null` for viewers who did not see them. */
  readonly laid: (who: PlayerName, cards: readonly string[] | null, to: PlayerName) => string;
  readonly passedOn: string;
  readonly played: (who: PlayerName, card: string) => string;
  readonly took: (who: PlayerName, points: number) => string;
  readonly noted: (who: PlayerName, points: number) => string;
  readonly over: string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');
const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });
const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });

export const heartsLog = spoken<HeartsLog>({
  en: {
    laid: (who, cards, to) =>
      `${does(who, 'put down', 'puts down')} ${cards === null ? 'three cards' : listed(cards)} for ${midSentence(to)}.`,
    passedOn: 'All cards are passed on.',
    played: (who, card) => `${does(who, 'play', 'plays')} ${card}.`,
    took: (who, count) => `${does(who, 'win', 'wins')} the trick: ${points(count)}.`,
    noted: (who, count) => `${does(who, 'note', 'notes')} ${points(count)}.`,
    over: 'The game is over.',
  },
  de: {
    laid: (who, cards, to) =>
      `${does(who, 'legst', 'legt')} ${cards === null ? 'drei Karten' : listed(cards)} für ${to.own ? 'dich' : to.name} ab.`,
    passedOn: 'Alle Karten wandern weiter.',
    played: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
    took: (who, count) => `${does(who, 'holst', 'holt')} den Stich: ${punkte(count)}.`,
    noted: (who, count) => `${does(who, 'schreibst', 'schreibt')} ${punkte(count)} auf.`,
    over: 'Das Spiel ist aus.',
  },
  ru: {
    laid: (who, cards, to) =>
      `${does(who, 'кладёте', 'кладёт')} ${cards === null ? 'три карты' : listed(cards)}, их ${to.own ? 'получите вы' : `получит ${to.name}`}.`,
    passedOn: 'Все карты переданы.',
    played: (who, card) => `${does(who, 'кладёте', 'кладёт')} ${card}.`,
    took: (who, count) => `${does(who, 'берёте', 'берёт')} взятку: ${ochkov(count)}.`,
    noted: (who, count) => `${does(who, 'записываете', 'записывает')} ${ochkov(count)}.`,
    over: 'Игра окончена.',
  },
});

/** Returns the log sentences for the last event. */
export function logSentences(event: LogEvent<HeartsView, HeartsVisibleAction>, name: NameOf): readonly string[] {
  const { before, last, after } = event;
  const texts = heartsLog.value;
  const called = (seat: number) => playerName(after, seat, name);
  const { action, seat } = last;
  if (action.type === 'pass') {
    const { direction } = before.table;
    const to = direction === null ? seat : receiverOf(seat, direction, before.seats.length);
    const laid = texts.laid(called(seat), action.cards?.map(spokenPlayedCard) ?? null, called(to));
    return after.table.stage === 'pass' ? [laid] : [laid, texts.passedOn];
  }
  const trick = [...before.table.trick, action.card];
  const played = texts.played(called(seat), spokenPlayedCard(action.card));
  if (trick.length < before.seats.length) return [played];
  const winner = ((before.table.leader ?? 0) + placeOfWinner(trick)) % before.seats.length;
  return [played, texts.took(called(winner), pointsIn(trick)), ...noted(event, called)];
}

/** Returns what each player notes after the last trick of a deal, and that the game is over. */
function noted(
  { before, after }: LogEvent<HeartsView, HeartsVisibleAction>,
  called: (seat: number) => PlayerName,
): readonly string[] {
  const texts = heartsLog.value;
  const lines = after.seats.flatMap(({ points: deals }, seat) =>
    deals.length > (before.seats[seat]?.points.length ?? 0) ? [texts.noted(called(seat), deals.at(-1) ?? 0)] : [],
  );
  return isOver(after) ? [...lines, texts.over] : lines;
}
