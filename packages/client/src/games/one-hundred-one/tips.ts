import type { Face } from '@hundredfold/shared/cards/face.ts';
import { frenchRank } from '@hundredfold/shared/cards/french.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { NameOf } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type AboutCard, type GameTips, gainerOf, plateOf } from '../tips.ts';
import { ochkov, points, punkte } from './counted.ts';
import { nextPlayer, playsOf, worthOf } from './standing.ts';

interface OneHundredOneTipTexts {
  readonly play: string;
  readonly draw: string;
  readonly order: string;
  /**
   * Tips for the cards with an effect, by rank: their effect, and whom they would strike now. The only such king is the king of
   * spades.
   */
  readonly does: Readonly<Record<'A' | '7' | '6' | 'K' | 'Q' | '8', (next: string) => string>>;
  readonly preview: string;
  readonly worth: string;
  readonly score: (loser: PlayerName, points: number) => string;
}

export const oneHundredOneTipTexts = spoken<OneHundredOneTipTexts>({
  en: {
    play: 'Get rid of your cards – leftovers cost points. Bright cards can be played.',
    draw: 'Get rid of your cards – leftovers cost points. Nothing fits now, so draw a card.',
    order: 'Name the suit that must come next.',
    does: {
      A: (next) => `An ace makes the next player (now ${next}) skip a turn.`,
      7: (next) => `A seven makes the next player (now ${next}) draw a card and skip a turn.`,
      6: (next) => `A six makes the next player (now ${next}) draw two cards and skip a turn.`,
      K: (next) => `The king of spades makes the next player (now ${next}) draw five cards and skip a turn.`,
      Q: () => 'A queen fits on anything, and you name the next suit.',
      8: () => 'You must match your own eight at once, or draw until you can.',
    },
    preview: 'Here you see what a card would do.',
    worth: 'The small number on a card: what it costs if left in your hand. Cards without one cost their own number.',
    score: ({ name, own }, count) => `The round is over. ${own ? 'You were' : `${name} was`} left with cards: ${points(count)}.`,
  },
  de: {
    play: 'Werd deine Karten los – was übrig bleibt, kostet Punkte. Helle Karten kannst du spielen.',
    draw: 'Werd deine Karten los – was übrig bleibt, kostet Punkte. Jetzt passt nichts, also zieh eine Karte.',
    order: 'Wünsch dir die Farbe, die als Nächstes kommen muss.',
    does: {
      A: (next) => `Bei einem Ass setzt der Nächste aus. Jetzt wäre das ${next}.`,
      7: (next) => `Bei einer Sieben zieht der Nächste eine Karte und setzt aus. Jetzt wäre das ${next}.`,
      6: (next) => `Bei einer Sechs zieht der Nächste zwei Karten und setzt aus. Jetzt wäre das ${next}.`,
      K: (next) => `Beim Pik-König zieht der Nächste fünf Karten und setzt aus. Jetzt wäre das ${next}.`,
      Q: () => 'Eine Dame passt auf alles, und du wünschst dir die nächste Farbe.',
      8: () => 'Deine eigene Acht musst du sofort bedienen – oder ziehen, bis du kannst.',
    },
    preview: 'Hier siehst du, was eine Karte bewirkt.',
    worth: 'Die kleine Zahl: So viel kostet die Karte, wenn sie übrig bleibt. Ohne kleine Zahl kostet sie, was daraufsteht.',
    score: (loser, count) => `Die Runde ist aus. ${does(loser, 'bist', 'ist')} auf Karten sitzen geblieben: ${punkte(count)}.`,
  },
  ru: {
    play: 'Избавьтесь от карт: за оставшиеся карты — штраф. Светлыми картами можно ходить.',
    draw: 'Избавьтесь от карт: за оставшиеся карты — штраф. Сейчас ничего не подходит: возьмите карту.',
    order: 'Закажите масть, которая ляжет следующей.',
    does: {
      A: (next) => `Туз: следующий игрок (сейчас это ${next}) пропускает ход.`,
      7: (next) => `Семёрка: следующий игрок (сейчас это ${next}) берёт карту и пропускает ход.`,
      6: (next) => `Шестёрка: следующий игрок (сейчас это ${next}) берёт две карты и пропускает ход.`,
      K: (next) => `Король пик: следующий игрок (сейчас это ${next}) берёт пять карт и пропускает ход.`,
      Q: () => 'Дама ложится на любую карту, и вы заказываете следующую масть.',
      8: () => 'Свою восьмёрку нужно сразу покрыть — или брать карты, пока не найдётся чем.',
    },
    preview: 'Здесь видно, что сделает карта.',
    worth:
      'Маленькое число — сколько стоит карта, если останется на руках. Если его нет, карта стоит столько, сколько на ней написано.',
    score: (loser, count) => `Кон окончен. ${does(loser, 'остаётесь', 'остаётся')} с картами: ${ochkov(count)}.`,
  },
});

/** The ranks with an effect, the hardest first. */
const KINDS = ['K', '6', '7', 'A', 'Q', '8'] as const;

function kindOf(card: Face): (typeof KINDS)[number] | null {
  if (strikeOf(card) === undefined && !isQueen(card) && !isEight(card)) return null;
  return KINDS.find((kind) => kind === frenchRank(card)) ?? null;
}

/** Returns the playable cards with an effect, one of each kind. */
function acting(view: OneHundredOneView, name: NameOf): readonly AboutCard[] {
  const next = nextPlayer(view);
  if (next === null) return [];
  const fitting = ownHand(view).filter((card) => playsOf(view, card).length > 0);
  return KINDS.flatMap((kind) => {
    const card = fitting.find((each) => kindOf(each) === kind);
    if (card === undefined) return [];
    const says = oneHundredOneTipTexts.value.does[kind](name(next));
    return [{ kind, says, at: `.hand-card[data-card="${card}"]` }];
  });
}

export const tips: GameTips<OneHundredOneView> = {
  turn(view, name) {
    const { play, draw, order } = oneHundredOneTipTexts.value;
    if (view.table.duty === 'order') return { says: order, at: '.question' };
    if (!legal(view).some(({ type }) => type === 'play')) return { says: draw, at: '.target[data-target="pack"]' };
    const [first] = acting(view, name);
    if (first === undefined) return { says: play, at: '.card-place' };
    return { kind: first.kind, says: `${play} ${first.says}`, at: '.card-place' };
  },
  cards(view, name) {
    const isUnlike = ownHand(view).some((card) => worthOf(card) !== null);
    const worth = { kind: 'worth', says: oneHundredOneTipTexts.value.worth, at: '.card-worth' };
    return isUnlike ? [...acting(view, name), worth] : acting(view, name);
  },
  preview: () => ({ says: oneHundredOneTipTexts.value.preview, at: '.strike.is-would' }),
  score(before, after, name) {
    const rounds = after.seats[0]?.points.length ?? 0;
    if (rounds === (before.seats[0]?.points.length ?? 0)) return null;
    const left = gainerOf(before, after, ({ points }) => Math.max(0, points[rounds - 1] ?? 0));
    if (left === null) return null;
    const cost = after.seats[left]?.points[rounds - 1] ?? 0;
    return { says: oneHundredOneTipTexts.value.score(playerName(after, left, name), cost), at: plateOf(left) };
  },
};
