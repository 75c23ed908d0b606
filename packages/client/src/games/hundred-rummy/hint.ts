import type { Face } from '@hundredfold/shared/cards/face.ts';
import { HUNDRED_FACES, hundredSum, hundredValue } from '@hundredfold/shared/cards/hundred.ts';
import { without } from '@hundredfold/shared/cards/pile.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import type { RummyAction } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import { GOAL } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spoken } from '../../i18n/index.ts';

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
    open: (card, goes) => `Take the ${card}, discard a ${goes}, and you have 100`,
    openNearer: (card) => `The ${card} probably brings you closer to 100 than an unknown card`,
    unseen: (card) =>
      card === null ? 'There is no other pile to draw from' : `An unknown card probably helps you more than the ${card}`,
    leaves: (sum) => `Leaves ${sum} = 100`,
    waits: (total, cards) => `Leaves ${total}: then you need one of these: ${cards}`,
    nearer: (total) => `Leaves ${total}, the closest you can get to 100`,
  },
  de: {
    wins: (sum) => `${sum} = 100: werte sie`,
    open: (card, goes) => `Nimm die ${card}, leg eine ${goes} ab, und du hast 100`,
    openNearer: (card) => `Die ${card} bringt dich wohl näher an 100 als eine unbekannte Karte`,
    unseen: (card) =>
      card === null ? 'Einen anderen Stapel gibt es nicht' : `Eine unbekannte Karte hilft dir wohl mehr als die ${card}`,
    leaves: (sum) => `Übrig bleibt ${sum} = 100`,
    waits: (total, cards) => `Übrig bleiben ${total}: Dann brauchst du eine von diesen: ${cards}`,
    nearer: (total) => `Übrig bleiben ${total}, näher kommst du nicht an 100`,
  },
  ru: {
    wins: (sum) => `${sum} = 100: запишите очки`,
    open: (card, goes) => `Возьмите ${card}, сбросьте ${goes}, и у вас 100`,
    openNearer: (card) => `Карта ${card}, скорее всего, приблизит вас к 100 больше, чем неизвестная`,
    unseen: (card) => (card === null ? 'Больше взять неоткуда' : `Неизвестная карта, скорее всего, поможет больше, чем ${card}`),
    leaves: (sum) => `Останется ${sum} = 100`,
    waits: (total, cards) => `Останется ${total}: потом нужна одна из этих: ${cards}`,
    nearer: (total) => `Останется ${total}, ближе к 100 не подойти`,
  },
});

export function reason(view: RummyView, action: RummyAction): string {
  const texts = words.value;
  const hand = ownHand(view);
  const { top } = view.table.discard;
  if (action.type === 'score') return texts.wins(added(hand));
  if (action.type === 'draw') {
    if (action.from === 'draw' || top === null) return texts.unseen(view.seats.length === 1 ? null : top);
    const goes = spare([...hand, top]);
    return goes === undefined ? texts.openNearer(top) : texts.open(top, goes);
  }
  const rest = without(hand, hand.lastIndexOf(action.card));
  const total = hundredSum(rest);
  if (total === GOAL) return texts.leaves(added(rest));
  const helps = HUNDRED_FACES.filter((face) => spare([...rest, face]) !== undefined);
  return helps.length === 0 ? texts.nearer(total) : texts.waits(total, helps.join(', '));
}

/** Returns the one card of five without which the others make 100. */
function spare(cards: readonly Face[]): Face | undefined {
  const total = hundredSum(cards);
  return cards.find((card) => total - hundredValue(card) === GOAL);
}

function added(cards: readonly Face[]): string {
  return cards.toSorted((one, other) => hundredValue(other) - hundredValue(one)).join(' + ');
}
