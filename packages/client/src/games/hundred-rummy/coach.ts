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
    draw: 'Press one of the two piles: its top card comes to your hand.',
    drawUnseen: 'Press the draw pile: its top card comes to your hand.',
    score: 'Your cards are exactly 100 already: press here to score them.',
    preview: 'Before you press, you see here what your hand would come to.',
    scored: (name) => `Four cards of exactly 100 were shown: 100 points for ${name}.`,
  },
  de: {
    draw: 'Drück auf einen der beiden Stapel: Seine oberste Karte kommt auf deine Hand.',
    drawUnseen: 'Drück auf den Ziehstapel: Seine oberste Karte kommt auf deine Hand.',
    score: 'Deine Karten sind schon genau 100: Drück hier, dann werden sie gewertet.',
    preview: 'Noch bevor du drückst, siehst du hier, was deine Hand ergäbe.',
    scored: (name) => `Vier Karten mit genau 100 wurden gezeigt: 100 Punkte für: ${name}.`,
  },
  ru: {
    draw: 'Нажмите на одну из двух стопок: верхняя карта придёт к вам.',
    drawUnseen: 'Нажмите на колоду: верхняя карта придёт к вам.',
    score: 'У вас уже ровно 100: нажмите сюда, чтобы записать очки.',
    preview: 'Ещё до нажатия здесь видно, сколько будет у вас на руках.',
    scored: (name) => `Показаны четыре карты ровно на 100, и 100 очков получает: ${name}.`,
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
