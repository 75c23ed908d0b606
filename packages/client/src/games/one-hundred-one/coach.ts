import type { Face } from '@hundredfold/shared/cards/face.ts';
import { frenchRank } from '@hundredfold/shared/cards/french.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { NameOf } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { type AboutCard, type Coach, gainerOf, plateOf } from '../coach.ts';
import { nextPlayer, playsOf, worthOf } from './standing.ts';

interface CoachWords {
  readonly play: string;
  readonly draw: string;
  readonly order: string;
  /** Of the cards that do something, by rank: what they do, and whom they would hit now. The only such king is that of spades. */
  readonly does: Readonly<Record<'A' | '7' | '6' | 'K' | 'Q' | '8', (next: string) => string>>;
  readonly preview: string;
  readonly worth: string;
  readonly score: (name: string, points: number) => string;
}

export const oneHundredOneCoach = spoken<CoachWords>({
  en: {
    play: 'Get rid of your cards: points left in hand are bad. Press one that is not dimmed: it fits.',
    draw: 'Get rid of your cards: points left in hand are bad. Nothing of yours fits now, so press the pack to draw.',
    order: 'Press the suit that must come next.',
    does: {
      A: (next) => `Aces hit the next player, now ${next}, who misses a turn.`,
      7: (next) => `Sevens hit the next player, now ${next}, who takes a card and misses a turn.`,
      6: (next) => `Sixes hit the next player, now ${next}, who takes two cards and misses a turn.`,
      K: (next) => `The king of spades hits the next player, now ${next}, who takes five cards and misses a turn.`,
      Q: () => 'A queen fits on anything, and whoever lays her says which suit comes next.',
      8: () => 'Whoever lays an eight covers it at once, or draws until something fits on it.',
    },
    preview: 'Before you press, you see here what a card would do.',
    worth:
      'The small number on a card is what it costs you, should you be left with it; one without costs what is printed on it.',
    score: (name, points) => `The round is over, and what was left in hand is counted: ${name}, ${points}.`,
  },
  de: {
    play: 'Werde deine Karten los: Was auf der Hand bleibt, zählt gegen dich. Drück auf eine helle Karte: Sie passt.',
    draw: 'Werde deine Karten los: Was auf der Hand bleibt, zählt gegen dich. Jetzt passt nichts, also drück auf den Ziehstapel.',
    order: 'Drück auf die Farbe, die als Nächstes kommen muss.',
    does: {
      A: (next) => `Asse treffen den Nächsten, jetzt ${next}: einmal aussetzen.`,
      7: (next) => `Siebenen treffen den Nächsten, jetzt ${next}: eine Karte nehmen und aussetzen.`,
      6: (next) => `Sechsen treffen den Nächsten, jetzt ${next}: zwei Karten nehmen und aussetzen.`,
      K: (next) => `Der Pik-König trifft den Nächsten, jetzt ${next}: fünf Karten nehmen und aussetzen.`,
      Q: () => 'Eine Dame passt auf alles, und wer sie legt, wünscht sich die nächste Farbe.',
      8: () => 'Wer eine Acht legt, deckt sie gleich selbst zu oder zieht, bis etwas darauf passt.',
    },
    preview: 'Noch bevor du drückst, siehst du hier, was eine Karte bewirkt.',
    worth:
      'Die kleine Zahl an der Karte sagt, was sie dich kostet, wenn du auf ihr sitzen bleibst; ohne kostet sie, was daraufsteht.',
    score: (name, points) => `Die Runde ist aus, und was auf der Hand blieb, zählt: ${name}, ${points}.`,
  },
  ru: {
    play: 'Избавляйтесь от карт: очки на руках — во вред. Нажмите на светлую карту: она подходит.',
    draw: 'Избавляйтесь от карт: очки на руках — во вред. Сейчас крыть нечем: нажмите на колоду, чтобы взять карту.',
    order: 'Нажмите на масть, которая должна лечь следующей.',
    does: {
      A: (next) => `Туз бьёт по следующему, сейчас это ${next}: пропуск хода.`,
      7: (next) => `Семёрка бьёт по следующему, сейчас это ${next}: взять карту и пропустить ход.`,
      6: (next) => `Шестёрка бьёт по следующему, сейчас это ${next}: взять две карты и пропустить ход.`,
      K: (next) => `Король пик бьёт по следующему, сейчас это ${next}: взять пять карт и пропустить ход.`,
      Q: () => 'Дама ложится на любую карту, и кто её кладёт, заказывает следующую масть.',
      8: () => 'Кто кладёт восьмёрку, сразу сам её кроет или берёт, пока не найдётся чем.',
    },
    preview: 'Ещё до нажатия здесь видно, что сделает карта.',
    worth: 'Маленькое число на карте — сколько она будет стоить, если вы с ней останетесь; без него — сколько на ней написано.',
    score: (name, points) => `Кон окончен, оставшиеся на руках карты сосчитаны: ${name}, ${points}.`,
  },
});

/** Those that hit hardest first. */
const KINDS = ['K', '6', '7', 'A', 'Q', '8'] as const;

function kindOf(card: Face): (typeof KINDS)[number] | null {
  if (strikeOf(card) === undefined && !isQueen(card) && !isEight(card)) return null;
  return KINDS.find((kind) => kind === frenchRank(card)) ?? null;
}

/** Of the cards that can be played now and do something, one of each kind. */
function acting(view: OneHundredOneView, name: NameOf): readonly AboutCard[] {
  const next = nextPlayer(view);
  if (next === null) return [];
  const fitting = ownHand(view).filter((card) => playsOf(view, card).length > 0);
  return KINDS.flatMap((kind) => {
    const card = fitting.find((each) => kindOf(each) === kind);
    if (card === undefined) return [];
    const says = oneHundredOneCoach.value.does[kind](name(next));
    return [{ kind, says, at: `.hand-card[data-card="${card}"]` }];
  });
}

export const coach: Coach<OneHundredOneView> = {
  turn(view, name) {
    const { play, draw, order } = oneHundredOneCoach.value;
    if (view.table.duty === 'order') return { says: order, at: '.question' };
    if (!legal(view).some(({ type }) => type === 'play')) return { says: draw, at: '.target[data-target="pack"]' };
    const [first] = acting(view, name);
    if (first === undefined) return { says: play, at: '.card-place' };
    return { kind: first.kind, says: `${play} ${first.says}`, at: '.card-place' };
  },
  cards(view, name) {
    const isUnlike = ownHand(view).some((card) => worthOf(card) !== null);
    const worth = { kind: 'worth', says: oneHundredOneCoach.value.worth, at: '.card-worth' };
    return isUnlike ? [...acting(view, name), worth] : acting(view, name);
  },
  preview: () => ({ says: oneHundredOneCoach.value.preview, at: '.strike.is-would' }),
  score(before, after, name) {
    const rounds = after.seats[0]?.points.length ?? 0;
    if (rounds === (before.seats[0]?.points.length ?? 0)) return null;
    const left = gainerOf(before, after, ({ points }) => Math.max(0, points[rounds - 1] ?? 0));
    if (left === null) return null;
    const cost = after.seats[left]?.points[rounds - 1] ?? 0;
    return { says: oneHundredOneCoach.value.score(name(left), cost), at: plateOf(left) };
  },
};
