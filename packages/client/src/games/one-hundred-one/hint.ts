import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { leadsOut, savesStrikes } from '@hundredfold/shared/games/one-hundred-one/bot.ts';
import { cardPoints, covers, isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { NameOf } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
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
    draw: 'Nothing of yours fits: draw a card',
    pass: 'What you hold is worth more in your hand',
    out: 'Your last card: you are out',
    run: 'Your cards fit one after the other: you go out at once',
    suit: (suit, cards) => `A queen always fits. Order ${suit}, of which you hold ${cards}`,
    anySuit: (suit) => `A queen always fits. Order ${suit}`,
    covered: 'You can cover it at once, and are rid of two cards',
    uncovered: 'Eight points fewer in your hand, but you will have to draw until something covers it',
    strikes: (name, taken) => (taken === 0 ? `${name} misses a turn` : `${name} takes ${taken} and misses a turn`),
    saves: 'It fits, and you save the cards that act for the end',
    points: (points) => `Rid of ${points} points, should you be left with your cards`,
    worthless: 'It fits, and you keep what may be of more use',
  },
  de: {
    draw: 'Von dir passt nichts: Zieh eine Karte',
    pass: 'Was du hast, ist in deiner Hand mehr wert',
    out: 'Deine letzte Karte: Du bist fertig',
    run: 'Deine Karten passen eine nach der anderen: Du wirst sofort fertig',
    suit: (suit, cards) => `Eine Dame passt immer. Wünsch dir ${suit}, davon hast du ${cards}`,
    anySuit: (suit) => `Eine Dame passt immer. Wünsch dir ${suit}`,
    covered: 'Du kannst sie sofort zudecken und bist zwei Karten los',
    uncovered: 'Acht Punkte weniger auf der Hand, aber du musst ziehen, bis etwas sie zudeckt',
    strikes: (name, taken) => (taken === 0 ? `Setzt aus: ${name}` : `Nimmt ${taken} und setzt aus: ${name}`),
    saves: 'Sie passt, und was den Nächsten trifft, hebst du dir für den Schluss auf',
    points: (points) => `${points} Punkte weniger, falls du sitzen bleibst`,
    worthless: 'Sie passt, und du behältst, was mehr nützt',
  },
  ru: {
    draw: 'Ничего не подходит: возьмите карту',
    pass: 'Ваши карты нужнее на руках',
    out: 'Последняя карта: вы вышли',
    run: 'Ваши карты лягут одна за другой: вы сразу выйдете',
    suit: (suit, cards) => `Дама подходит всегда. Закажите масть «${suit}», таких карт у вас: ${cards}`,
    anySuit: (suit) => `Дама подходит всегда. Закажите масть «${suit}»`,
    covered: 'Вы сразу её накроете и избавитесь от двух карт',
    uncovered: 'На руках станет на восемь очков меньше, но придётся брать, пока не найдётся чем накрыть',
    strikes: (name, taken) => (taken === 0 ? `Пропускает ход: ${name}` : `Берёт карты (${taken}) и пропускает ход: ${name}`),
    saves: 'Она подходит, а карты с действием приберегите на конец',
    points: (points) => `На руках станет меньше очков, на столько: ${points}`,
    worthless: 'Она подходит, а остальное пригодится больше',
  },
});

export function reason(view: OneHundredOneView, action: OneHundredOneAction, name: NameOf): string {
  const said = words.value;
  switch (action.type) {
    case 'draw':
      return said.draw;
    case 'pass':
      return said.pass;
    case 'order':
      return ordering(ownHand(view), action.suit);
    case 'play':
      return playing(view, action.card, action.suit, name);
  }
}

function playing(view: OneHundredOneView, card: Face, suit: FrenchSuit | undefined, name: NameOf): string {
  const said = words.value;
  const rest = ownHand(view).filter((each) => each !== card);
  if (rest.length === 0 && !isEight(card)) return said.out;
  if (leadsOut(view, { type: 'play', card })) return said.run;
  if (isEight(card)) return rest.some((other) => covers(other, card, null)) ? said.covered : said.uncovered;
  if (isQueen(card) && suit !== undefined) return ordering(rest, suit);
  const strike = strikeOf(card);
  const next = nextPlayer(view);
  if (strike !== undefined && next !== null) return said.strikes(name(next), strike);
  if (savesStrikes(view) && couldStrike(view)) return said.saves;
  const points = cardPoints(card);
  return points === 0 ? said.worthless : said.points(points);
}

function couldStrike(view: OneHundredOneView): boolean {
  return legal(view).some((other) => other.type === 'play' && strikeOf(other.card) !== undefined);
}

function ordering(hand: readonly Face[], suit: FrenchSuit): string {
  const said = words.value;
  const called = oneHundredOneWords.value.suits[suit];
  const cards = hand.filter((card) => card.endsWith(suit) && !isQueen(card)).length;
  return cards === 0 ? said.anySuit(called) : said.suit(called, cards);
}
