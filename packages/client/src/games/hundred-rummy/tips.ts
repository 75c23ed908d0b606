import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spoken } from '../../i18n/index.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type GameTips, gainerOf, plateOf } from '../tips.ts';

interface RummyTipTexts {
  readonly draw: string;
  readonly drawUnseen: string;
  readonly score: string;
  readonly preview: string;
  readonly scored: (who: PlayerName) => string;
}

export const rummyTipTexts = spoken<RummyTipTexts>({
  en: {
    draw: 'Collect four cards worth exactly 100. Draw from either pile, then discard one.',
    drawUnseen: 'Collect four cards worth exactly 100. Draw one, then discard one.',
    score: 'Your cards already make exactly 100: score them here.',
    preview: 'Here you see what your hand would make.',
    scored: (who) => `Exactly 100! ${does(who, 'score', 'scores')} 100 points.`,
  },
  de: {
    draw: 'Sammle vier Karten, die genau 100 ergeben. Zieh von einem der beiden Stapel, dann leg eine ab.',
    drawUnseen: 'Sammle vier Karten, die genau 100 ergeben. Zieh eine, dann leg eine ab.',
    score: 'Deine Karten ergeben schon genau 100: Werte sie hier.',
    preview: 'Hier siehst du, was deine Hand ergäbe.',
    scored: (who) => `Genau 100! ${does(who, 'bekommst', 'bekommt')} 100 Punkte.`,
  },
  ru: {
    draw: 'Соберите четыре карты ровно на 100. Возьмите карту из колоды или из сброса, потом одну сбросьте.',
    drawUnseen: 'Соберите четыре карты ровно на 100. Возьмите карту, потом одну сбросьте.',
    score: 'У вас уже ровно 100: запишите очки здесь.',
    preview: 'Здесь видно, сколько будет у вас на руках.',
    scored: (who) => `Ровно 100! ${does(who, 'получаете', 'получает')} 100 очков.`,
  },
});

export const tips: GameTips<RummyView> = {
  turn(view) {
    const { draw, drawUnseen, score } = rummyTipTexts.value;
    const actions = legal(view);
    if (actions.some(({ type }) => type === 'score')) return { says: score, at: '.score-go' };
    return actions.length > 1
      ? { says: draw, at: '.target:not([aria-disabled="true"])' }
      : { says: drawUnseen, at: '.target[data-target="draw"]' };
  },
  preview: () => ({ says: rummyTipTexts.value.preview, at: '.tally-pill' }),
  score(before, after, name) {
    const scorer = gainerOf(before, after, ({ points }) => points);
    return scorer === null ? null : { says: rummyTipTexts.value.scored(playerName(after, scorer, name)), at: plateOf(scorer) };
  },
};
