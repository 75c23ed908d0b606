import { SEATS } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { spoken } from '../../words/index.ts';
import { type Coach, gainerOf, plateOf } from '../coach.ts';

interface CoachWords {
  readonly cut: string;
  readonly turn: string;
  readonly preview: string;
  readonly score: (name: string, over: number) => string;
}

export const modFourCoach = spoken<CoachWords>({
  en: {
    cut: 'Slide to where you like and press “Cut”: any place will do.',
    turn: 'Each trick is a point for whoever the dial points at in the end. Press any card: it goes to the middle.',
    preview: 'Before you press, the dial shows what this card would make, what is over by four, and at whom it would point.',
    score: (name, over) =>
      over === 0
        ? `A point for ${name}: nothing was over, so the trick goes to whoever led.`
        : `A point for ${name}: ${over} over, counted clockwise from whoever led.`,
  },
  de: {
    cut: 'Schieb, wohin du willst, und drück auf „Abheben“: Jede Stelle ist recht.',
    turn: 'Jeder Stich ist ein Punkt für den, auf den die Scheibe am Ende zeigt. Drück auf irgendeine Karte: Sie kommt in die Mitte.',
    preview:
      'Noch bevor du drückst, zeigt die Scheibe, was diese Karte ergäbe, welcher Rest durch vier bliebe und auf wen sie dann zeigte.',
    score: (name, over) =>
      over === 0
        ? `Ein Punkt für: ${name}. Es blieb kein Rest, also gehört der Stich dem, der ausgespielt hat.`
        : `Ein Punkt für: ${name}. Rest ${over}, im Uhrzeigersinn abgezählt von dem, der ausgespielt hat.`,
  },
  ru: {
    cut: 'Сдвиньте куда угодно и нажмите «Снять»: годится любое место.',
    turn: 'Взятка — очко тому, на кого под конец укажет стрелка. Нажмите на любую карту: она ляжет в середину.',
    preview:
      'Ещё до нажатия круг показывает, что даст эта карта, какой останется остаток от деления на четыре и на кого повернётся стрелка.',
    score: (name, over) =>
      over === 0
        ? `Очко: ${name}. Остатка нет, поэтому взятка у того, кто зашёл.`
        : `Очко: ${name}. Остаток ${over}, считая по часовой стрелке от того, кто зашёл.`,
  },
});

export const coach: Coach<ModFourView> = {
  turn: ({ table }) =>
    table.deck > 0
      ? { says: modFourCoach.value.cut, at: '.cut-bar' }
      : { says: modFourCoach.value.turn, at: '.hand-card:not([aria-disabled="true"])' },
  preview: () => ({ says: modFourCoach.value.preview, at: '.dial' }),
  score(before, after, name) {
    const winner = gainerOf(before, after, ({ points }) => points);
    const { leader } = before.table;
    if (winner === null || leader === null) return null;
    const over = (winner - leader + SEATS) % SEATS;
    return { says: modFourCoach.value.score(name(winner), over), at: plateOf(winner) };
  },
};
