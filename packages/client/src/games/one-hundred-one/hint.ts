import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { leadsOut, savesStrikes } from '@hundredfold/shared/games/one-hundred-one/bot.ts';
import { cardPoints, covers, isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { NameOf } from '../../table/presentation.ts';
import { cards, karten, kartu, ochkov, points, punkte } from './counted.ts';
import { nextPlayer } from './standing.ts';
import { oneHundredOneWords } from './words.ts';

interface HintWords {
  readonly draw: string;
  readonly pass: string;
  readonly out: string;
  readonly run: string;
  readonly suit: (suit: string, cards: number) => string;
  readonly anySuit: (suit: string) => string;
  readonly covered: string;
  readonly uncovered: string;
  readonly strikes: (name: string, taken: number) => string;
  readonly saves: string;
  readonly points: (points: number) => string;
  readonly worthless: string;
}

const words = spoken<HintWords>({
  en: {
    draw: 'Nothing fits: draw a card',
    pass: 'Your cards are worth more in your hand',
    out: 'Your last card: you go out',
    run: 'Your cards fit one after the other: you go out right away',
    suit: (suit, held) => `A queen always fits. Name ${suit}: you hold ${held} of them`,
    anySuit: (suit) => `A queen always fits. Name ${suit}`,
    covered: 'You can match it at once, and two cards are gone',
    uncovered: 'Eight points less in your hand, but you must draw until something matches it',
    strikes: (name, taken) => (taken === 0 ? `${name} skips a turn` : `${name} draws ${cards(taken)} and skips a turn`),
    saves: 'It fits, and you save your attack cards for the end',
    points: (count) => `${points(count)} less if you are left with cards`,
    worthless: 'It fits, and you keep the more useful cards',
  },
  de: {
    draw: 'Nichts passt: Zieh eine Karte',
    pass: 'Deine Karten sind auf der Hand mehr wert',
    out: 'Deine letzte Karte: Du bist fertig',
    run: 'Deine Karten passen eine nach der anderen: Du bist sofort fertig',
    suit: (suit, held) => `Eine Dame passt immer. Wünsch dir ${suit}, davon hast du ${karten(held)}`,
    anySuit: (suit) => `Eine Dame passt immer. Wünsch dir ${suit}`,
    covered: 'Du kannst sie sofort bedienen und bist zwei Karten los',
    uncovered: 'Acht Punkte weniger auf der Hand, aber du musst ziehen, bis etwas passt',
    strikes: (name, taken) => (taken === 0 ? `${name} setzt aus` : `${name} zieht ${karten(taken)} und setzt aus`),
    saves: 'Sie passt, und deine Angriffskarten hebst du dir für den Schluss auf',
    points: (count) => `${punkte(count)} weniger, falls du sitzen bleibst`,
    worthless: 'Sie passt, und du behältst die nützlicheren Karten',
  },
  ru: {
    draw: 'Ничего не подходит: возьмите карту',
    pass: 'Ваши карты нужнее на руках',
    out: 'Последняя карта: вы выходите',
    run: 'Ваши карты лягут одна за другой: вы сразу выйдете',
    suit: (suit, held) => `Дама подходит всегда. Закажите ${suit}: у вас таких карт ${held}`,
    anySuit: (suit) => `Дама подходит всегда. Закажите ${suit}`,
    covered: 'Вы сразу её покроете и избавитесь от двух карт',
    uncovered: 'На руках станет на восемь очков меньше, но придётся брать, пока что-нибудь не подойдёт',
    strikes: (name, taken) => (taken === 0 ? `${name} пропускает ход` : `${name} берёт ${kartu(taken)} и пропускает ход`),
    saves: 'Она подходит, а карты с действием вы бережёте на конец',
    points: (count) => `Если останетесь с картами, будет на ${ochkov(count)} меньше`,
    worthless: 'Она подходит, а карты нужнее остаются у вас',
  },
});

export function reason(view: OneHundredOneView, action: OneHundredOneAction, name: NameOf): string {
  const texts = words.value;
  switch (action.type) {
    case 'draw':
      return texts.draw;
    case 'pass':
      return texts.pass;
    case 'order':
      return ordering(ownHand(view), action.suit);
    case 'play':
      return playing(view, action.card, action.suit, name);
  }
}

function playing(view: OneHundredOneView, card: Face, suit: FrenchSuit | undefined, name: NameOf): string {
  const texts = words.value;
  const rest = ownHand(view).filter((each) => each !== card);
  if (rest.length === 0 && !isEight(card)) return texts.out;
  if (leadsOut(view, { type: 'play', card })) return texts.run;
  if (isEight(card)) return rest.some((other) => covers(other, card, null)) ? texts.covered : texts.uncovered;
  if (isQueen(card) && suit !== undefined) return ordering(rest, suit);
  const strike = strikeOf(card);
  const next = nextPlayer(view);
  if (strike !== undefined && next !== null) return texts.strikes(name(next), strike);
  if (savesStrikes(view) && couldStrike(view)) return texts.saves;
  const cost = cardPoints(card);
  return cost === 0 ? texts.worthless : texts.points(cost);
}

function couldStrike(view: OneHundredOneView): boolean {
  return legal(view).some((other) => other.type === 'play' && strikeOf(other.card) !== undefined);
}

function ordering(hand: readonly Face[], suit: FrenchSuit): string {
  const texts = words.value;
  const called = oneHundredOneWords.value.suits[suit];
  const held = hand.filter((card) => card.endsWith(suit) && !isQueen(card)).length;
  return held === 0 ? texts.anySuit(called) : texts.suit(called, held);
}
