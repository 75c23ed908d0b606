import { frenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { HeartsAction } from '@hundredfold/shared/testing/examples/hearts/declaration.ts';
import { placeOfWinner, pointsIn } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { spoken } from '../../src/i18n/index.ts';

interface HintWords {
  readonly passes: string;
  readonly leads: string;
  readonly ducks: string;
  readonly takes: (points: number) => string;
  readonly throws: string;
}

const words = spoken<HintWords>({
  en: {
    passes: 'These cards would most likely take points',
    leads: 'The others will probably play higher cards',
    ducks: 'It does not take the trick',
    takes: (points) => (points === 0 ? 'The trick has no points so far' : 'You can hardly avoid this trick'),
    throws: 'You have nothing of the suit, so get rid of a dangerous card',
  },
  de: {
    passes: 'Mit diesen Karten bekämst du am ehesten Punkte',
    leads: 'Die anderen spielen wahrscheinlich höhere Karten',
    ducks: 'Damit bekommst du den Stich nicht',
    takes: (points) => (points === 0 ? 'Im Stich liegen noch keine Punkte' : 'Den Stich wirst du kaum los'),
    throws: 'Von der Farbe hast du nichts: Wirf eine gefährliche Karte ab',
  },
  ru: {
    passes: 'С этими картами скорее всего брать очки',
    leads: 'Другие, вероятно, сыграют старше',
    ducks: 'Так вы не возьмёте взятку',
    takes: (points) => (points === 0 ? 'Очков во взятке пока нет' : 'Этой взятки вряд ли избежать'),
    throws: 'Масти у вас нет: сбросьте опасную карту',
  },
});

export function reason({ table: { trick } }: HeartsView, action: HeartsAction): string {
  const { passes, leads, ducks, takes, throws } = words.value;
  if (action.type === 'pass') return passes;
  const [led] = trick;
  if (led === undefined) return leads;
  if (frenchSuit(led) !== frenchSuit(action.card)) return throws;
  return placeOfWinner([...trick, action.card]) === trick.length ? takes(pointsIn(trick)) : ducks;
}
