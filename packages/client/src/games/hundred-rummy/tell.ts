import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { toldCard } from '../../table/card-words.ts';
import { sizeOf } from '../../table/geometry/layout.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';

/** What is told of a game of Rummy: the lines of the log, and how it ended. */
interface RummyTold {
  readonly drew: (name: string) => string;
  readonly drewOwn: (name: string, card: Face) => string;
  readonly took: (name: string, card: Face) => string;
  readonly discarded: (name: string, card: Face) => string;
  readonly showed: (name: string, cards: readonly Face[], points: number) => string;
  readonly shuffled: string;
  /** At the end, when nobody has reached the target. */
  readonly usedUp: string;
  readonly pointsDecide: string;
  readonly newGame: (game: number, first: string) => string;
}

const en: RummyTold = {
  drew: (name) => `${name} drew a card.`,
  drewOwn: (name, card) => `${name} drew a ${card}.`,
  took: (name, card) => `${name} took the ${card} from the discard pile.`,
  discarded: (name, card) => `${name} discarded a ${card}.`,
  showed: (name, shown, points) => `${name} showed ${shown.join(', ')}: 100. That makes ${points} points.`,
  shuffled: 'The discard pile was shuffled into a new draw pile.',
  usedUp: 'The draw pile is used up.',
  pointsDecide: 'The cards are used up: the points decide.',
  newGame: (game, first) => `Game ${game} of the tournament: ${first} to begin.`,
};

const de: RummyTold = {
  drew: (name) => `${name}: eine Karte gezogen.`,
  drewOwn: (name, card) => `${name}: eine ${card} gezogen.`,
  took: (name, card) => `${name}: die ${card} vom Ablagestapel genommen.`,
  discarded: (name, card) => `${name}: eine ${card} abgelegt.`,
  showed: (name, shown, points) => `${name}: ${shown.join(', ')} gezeigt, 100. Das macht ${points} Punkte.`,
  shuffled: 'Der Ablagestapel wurde zum neuen Ziehstapel gemischt.',
  usedUp: 'Der Ziehstapel ist aufgebraucht.',
  pointsDecide: 'Die Karten sind aufgebraucht: Die Punkte entscheiden.',
  newGame: (game, first) => `Spiel ${game} des Turniers. Es beginnt: ${first}.`,
};

const ru: RummyTold = {
  drew: (name) => `${name}: карта из колоды.`,
  drewOwn: (name, card) => `${name}: ${card} из колоды.`,
  took: (name, card) => `${name}: ${card} из сброса.`,
  discarded: (name, card) => `${name}: ${card} в сброс.`,
  showed: (name, shown, points) => `${name}: показано ${shown.join(', ')} — 100. Всего очков: ${points}.`,
  shuffled: 'Сброс перемешан в новую колоду.',
  usedUp: 'Колода исчерпана.',
  pointsDecide: 'Карты исчерпаны: решают очки.',
  newGame: (game, first) => `Игра ${game} турнира. Начинает ${first}.`,
};

export const rummyTold = spoken<RummyTold>({ en, de, ru });

/** What just happened, in sentences. */
export function tell({ before, last: { seat, action }, after }: Told<RummyView, RummyAction>, name: NameOf): readonly string[] {
  const told = rummyTold.value;
  switch (action.type) {
    case 'discard':
      return [told.discarded(name(seat), toldCard(action.card))];
    case 'draw': {
      if (action.from === 'discard') return [told.took(name(seat), toldCard(before.table.discard.top ?? ''))];
      const hand = after.seats[seat]?.hand;
      const own = typeof hand === 'object' ? hand.at(-1) : undefined;
      const drew = own === undefined ? told.drew(name(seat)) : told.drewOwn(name(seat), toldCard(own));
      return [...shuffled(before, 1), drew];
    }
    case 'score': {
      const { shown, game, first } = after.table;
      const points = (before.seats[seat]?.points ?? 0) + 100;
      const showed = told.showed(name(seat), shown.map(toldCard), points);
      if (game > before.table.game) return [showed, told.newGame(game, name(first ?? 0))];
      return [showed, ...shuffled(before, sizeOf(after.seats[seat]?.hand ?? 0))];
    }
  }
}

/** Whether the discard pile had to be shuffled before all of them were drawn. */
function shuffled({ table, seats }: RummyView, drawn: number): readonly string[] {
  return seats.length > 1 && drawn > table.draw ? [rummyTold.value.shuffled] : [];
}
