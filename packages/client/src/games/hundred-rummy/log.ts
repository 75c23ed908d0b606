import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spokenCard } from '../../cards/card-names.ts';
import { listed, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import { sizeOf } from '../../table/layout/layout.ts';
import type { LogEvent, NameOf } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';

/** The log texts of 100 Points Rummy: the entries, and how the game ended. */
interface RummyLogTexts {
  readonly drew: (who: PlayerName) => string;
  readonly drewOwn: (who: PlayerName, card: Face) => string;
  readonly took: (who: PlayerName, card: Face) => string;
  readonly discarded: (who: PlayerName, card: Face) => string;
  readonly showed: (who: PlayerName, cards: readonly Face[], points: number) => string;
  readonly shuffled: string;
  /** The texts for the end of a game in which nobody has reached the target. */
  readonly usedUp: string;
  readonly pointsDecide: string;
  readonly newGame: (game: number, first: PlayerName) => string;
}

const mnogo = plural('ru');

const en: RummyLogTexts = {
  drew: (who) => `${does(who, 'draw', 'draws')} a card.`,
  drewOwn: (who, card) => `${does(who, 'draw', 'draws')} a ${card}.`,
  took: (who, card) => `${does(who, 'take', 'takes')} the ${card} from the discard pile.`,
  discarded: (who, card) => `${does(who, 'discard', 'discards')} a ${card}.`,
  showed: (who, shown, points) =>
    `${does(who, 'show', 'shows')} ${listed(shown)}: exactly 100. ${who.own ? 'You now have' : 'That makes'} ${points} points.`,
  shuffled: 'The discard pile is shuffled and becomes the draw pile.',
  usedUp: 'The draw pile is empty.',
  pointsDecide: 'No cards are left, so the points decide.',
  newGame: (game, first) => `Game ${game} of the tournament: ${first.own ? 'you start' : `${first.name} starts`}.`,
};

const de: RummyLogTexts = {
  drew: (who) => `${does(who, 'ziehst', 'zieht')} eine Karte.`,
  drewOwn: (who, card) => `${does(who, 'ziehst', 'zieht')} eine ${card}.`,
  took: (who, card) => `${does(who, 'nimmst', 'nimmt')} die ${card} vom Ablagestapel.`,
  discarded: (who, card) => `${does(who, 'legst', 'legt')} eine ${card} ab.`,
  showed: (who, shown, points) =>
    `${does(who, 'zeigst', 'zeigt')} ${listed(shown)}: genau 100. ${who.own ? 'Du hast jetzt' : 'Das macht'} ${points} Punkte.`,
  shuffled: 'Der Ablagestapel wird gemischt und ist der neue Ziehstapel.',
  usedUp: 'Der Ziehstapel ist leer.',
  pointsDecide: 'Es sind keine Karten mehr da: Die Punkte entscheiden.',
  newGame: (game, first) => `Spiel ${game} des Turniers: ${does(first, 'fängst', 'fängt')} an.`,
};

const ru: RummyLogTexts = {
  drew: (who) => `${does(who, 'берёте', 'берёт')} карту из колоды.`,
  drewOwn: (who, card) => `${does(who, 'берёте', 'берёт')} из колоды ${card}.`,
  took: (who, card) => `${does(who, 'берёте', 'берёт')} ${card} из сброса.`,
  discarded: (who, card) => `${does(who, 'сбрасываете', 'сбрасывает')} ${card}.`,
  showed: (who, shown, points) =>
    `${does(who, 'показываете', 'показывает')} ${listed(shown)} — ровно 100. ${who.own ? 'Теперь у вас' : 'Всего'} ${mnogo(points, { one: '# очко', few: '# очка', other: '# очков' })}.`,
  shuffled: 'Сброс тасуется и становится новой колодой.',
  usedUp: 'Колода кончилась.',
  pointsDecide: 'Карт больше нет: решают очки.',
  newGame: (game, { name, own }) => `Игра ${game} турнира: ${own ? 'начинаете вы' : `начинает ${name}`}.`,
};

export const rummyLogTexts = spoken<RummyLogTexts>({ en, de, ru });

/** Returns the log sentences for the last event. */
export function logSentences(
  { before, last: { seat, action }, after }: LogEvent<RummyView, RummyAction>,
  name: NameOf,
): readonly string[] {
  const texts = rummyLogTexts.value;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'discard':
      return [texts.discarded(who, spokenCard(action.card))];
    case 'draw': {
      if (action.from === 'discard') return [texts.took(who, spokenCard(before.table.discard.top ?? ''))];
      const hand = after.seats[seat]?.hand;
      const own = typeof hand === 'object' ? hand.at(-1) : undefined;
      const drew = own === undefined ? texts.drew(who) : texts.drewOwn(who, spokenCard(own));
      return [...shuffled(before, 1), drew];
    }
    case 'score': {
      const { shown, game, first } = after.table;
      const points = (before.seats[seat]?.points ?? 0) + 100;
      const showed = texts.showed(who, shown.map(spokenCard), points);
      if (game > before.table.game) return [showed, texts.newGame(game, playerName(after, first ?? 0, name))];
      return [showed, ...shuffled(before, sizeOf(after.seats[seat]?.hand ?? 0))];
    }
  }
}

/** Returns a sentence if the discard pile had to be shuffled before all cards were drawn. */
function shuffled({ table, seats }: RummyView, drawn: number): readonly string[] {
  return seats.length > 1 && drawn > table.draw ? [rummyLogTexts.value.shuffled] : [];
}
