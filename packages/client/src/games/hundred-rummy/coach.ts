import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spoken } from '../../words/index.ts';
import { type Coach, gainerOf, plateOf } from '../coach.ts';

interface CoachWords {
  readonly draw: string;
  readonly drawUnseen: string;
  readonly score: string;
  readonly preview: string;
  readonly scored: (name: string) => string;
}

export const rummyCoach = spoken<CoachWords>({
  en: {
    draw: 'You want four cards of exactly 100. Press one of the two piles: its top card comes to your hand, and another goes.',
    drawUnseen: 'You want four cards of exactly 100. Press the draw pile: its top card comes to your hand, and another goes.',
    score: 'Your cards are exactly 100 already: press here to score them.',
    preview: 'Before you press, you see here what your hand would come to.',
    scored: (name) => `Four cards of exactly 100 were shown, at the beginning of a turn. 100 points go to: ${name}.`,
  },
  de: {
    draw: 'Du willst vier Karten mit genau 100. Drück auf einen der beiden Stapel: Seine oberste Karte kommt auf deine Hand, eine andere geht.',
    drawUnseen:
      'Du willst vier Karten mit genau 100. Drück auf den Ziehstapel: Seine oberste Karte kommt auf deine Hand, eine andere geht.',
    score: 'Deine Karten sind schon genau 100: Drück hier, dann werden sie gewertet.',
    preview: 'Noch bevor du drückst, siehst du hier, was deine Hand ergäbe.',
    scored: (name) => `Vier Karten mit genau 100 wurden gezeigt, zu Beginn eines Zuges. 100 Punkte gehen an: ${name}.`,
  },
  ru: {
    draw: 'Нужны четыре карты ровно на 100. Нажмите на одну из двух стопок: её верхняя карта придёт к вам, а другая уйдёт.',
    drawUnseen: 'Нужны четыре карты ровно на 100. Нажмите на колоду: верхняя карта придёт к вам, а другая уйдёт.',
    score: 'У вас уже ровно 100: нажмите сюда, чтобы записать очки.',
    preview: 'Ещё до нажатия здесь видно, сколько будет у вас на руках.',
    scored: (name) => `В начале хода показаны четыре карты ровно на 100, и 100 очков получает: ${name}.`,
  },
});

export const coach: Coach<RummyView> = {
  turn(view) {
    const { draw, drawUnseen, score } = rummyCoach.value;
    const actions = legal(view);
    if (actions.some(({ type }) => type === 'score')) return { says: score, at: '.score-go' };
    return actions.length > 1
      ? { says: draw, at: '.target:not([aria-disabled="true"])' }
      : { says: drawUnseen, at: '.target[data-target="draw"]' };
  },
  preview: () => ({ says: rummyCoach.value.preview, at: '.tally-pill' }),
  score(before, after, name) {
    const scorer = gainerOf(before, after, ({ points }) => points);
    return scorer === null ? null : { says: rummyCoach.value.scored(name(scorer)), at: plateOf(scorer) };
  },
};
