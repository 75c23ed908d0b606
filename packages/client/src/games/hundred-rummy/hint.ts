import type { Face } from '@hundredfold/shared/cards/face.ts';
import { HUNDRED_FACES, hundredSum, hundredValue } from '@hundredfold/shared/cards/hundred.ts';
import { without } from '@hundredfold/shared/cards/pile.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import { GOAL } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spoken } from '../../words/index.ts';

interface HintWords {
  readonly wins: (sum: string) => string;
  readonly open: (card: Face, goes: Face) => string;
  readonly openNearer: (card: Face) => string;
  readonly unseen: (card: Face | null) => string;
  readonly leaves: (sum: string) => string;
  readonly waits: (total: number, cards: string) => string;
  readonly nearer: (total: number) => string;
}

const words = spoken<HintWords>({
  en: {
    wins: (sum) => `${sum} = 100: score it`,
    open: (card, goes) => `With the ${card}, and without a ${goes}, you hold 100`,
    openNearer: (card) => `The ${card} brings you nearer to 100 than a card that nobody knows`,
    unseen: (card) =>
      card === null ? 'There is no other pile to draw from' : `The ${card} helps you less than a card that nobody knows`,
    leaves: (sum) => `Leaves ${sum} = 100`,
    waits: (total, cards) => `Leaves ${total}: to 100 it then takes one of these: ${cards}`,
    nearer: (total) => `Leaves ${total}, from where 100 is nearest`,
  },
  de: {
    wins: (sum) => `${sum} = 100: Lass es werten`,
    open: (card, goes) => `Mit der ${card} und ohne eine ${goes} hast du 100`,
    openNearer: (card) => `Die ${card} bringt dich näher an 100 als eine Karte, die niemand kennt`,
    unseen: (card) =>
      card === null ? 'Einen anderen Stapel gibt es nicht' : `Die ${card} hilft dir weniger als eine Karte, die niemand kennt`,
    leaves: (sum) => `Übrig bleibt ${sum} = 100`,
    waits: (total, cards) => `Übrig bleiben ${total}: Zu 100 fehlt dann eine von diesen: ${cards}`,
    nearer: (total) => `Übrig bleiben ${total}, von dort ist es am nächsten zu 100`,
  },
  ru: {
    wins: (sum) => `${sum} = 100: запишите очки`,
    open: (card, goes) => `С картой ${card} и без карты ${goes} у вас 100`,
    openNearer: (card) => `Карта ${card} приблизит вас к 100 скорее, чем неизвестная`,
    unseen: (card) => (card === null ? 'Больше взять неоткуда' : `Карта ${card} поможет вам меньше, чем неизвестная`),
    leaves: (sum) => `Останется ${sum} = 100`,
    waits: (total, cards) => `Останется ${total}: до 100 не хватит одной из этих: ${cards}`,
    nearer: (total) => `Останется ${total}, оттуда до 100 ближе всего`,
  },
});

export function reason(view: RummyView, action: RummyAction): string {
  const said = words.value;
  const hand = ownHand(view);
  const { top } = view.table.discard;
  if (action.type === 'score') return said.wins(added(hand));
  if (action.type === 'draw') {
    if (action.from === 'draw' || top === null) return said.unseen(view.seats.length === 1 ? null : top);
    const goes = spare([...hand, top]);
    return goes === undefined ? said.openNearer(top) : said.open(top, goes);
  }
  const rest = without(hand, hand.lastIndexOf(action.card));
  const total = hundredSum(rest);
  if (total === GOAL) return said.leaves(added(rest));
  const helps = HUNDRED_FACES.filter((face) => spare([...rest, face]) !== undefined);
  return helps.length === 0 ? said.nearer(total) : said.waits(total, helps.join(', '));
}

/** The card of five without which the others make a hundred. */
function spare(cards: readonly Face[]): Face | undefined {
  const total = hundredSum(cards);
  return cards.find((card) => total - hundredValue(card) === GOAL);
}

function added(cards: readonly Face[]): string {
  return cards.toSorted((one, other) => hundredValue(other) - hundredValue(one)).join(' + ');
}
