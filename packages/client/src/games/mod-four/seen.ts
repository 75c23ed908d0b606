import type { Face } from '@hundredfold/shared/cards/face.ts';
import { isOver, mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { cardValue } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { AT_REST, type NameOf, type Sign } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { cardsSeen, figureSeen, marksOn, partsOn, platesOf, type Seen, type SeenNow } from '../seen.ts';
import { isTrick } from './lie.ts';
import { modFourStaging } from './staging.tsx';
import { standingOf, worthOf } from './standing.ts';

interface SeenWords {
  readonly now: { readonly cut: string; readonly lead: string; readonly play: string };
  readonly deck: string;
  readonly trick: (leader: string) => string;
  readonly noTrick: (leader: string) => string;
  readonly sum: (sum: number, over: number, name: string) => string;
  readonly rim: string;
  readonly courts: string;
  readonly aces: string;
  readonly points: string;
  readonly taken: string;
  readonly favoured: string;
  readonly won: string;
  readonly side: string;
  readonly signs: Readonly<Record<Sign, string>>;
}

export const modFourSeen = spoken<SeenWords>({
  en: {
    now: {
      cut: 'Cut the deck: choose how many cards go from the top to the bottom, at least one and at most all but one.',
      lead: 'You lead: play any card of your hand.',
      play: 'Play any card of your hand: there is no suit to follow and nothing to beat.',
    },
    deck: 'The deck: it is dealt once it has been cut.',
    trick: (leader) => `The trick so far, in the order in which it was played. Led by: ${leader}.`,
    noTrick: (leader) => `The dial: no card of this trick lies there yet. To lead: ${leader}.`,
    sum: (sum, over, name) =>
      `The dial: the trick comes to ${sum}. Take away fours, and ${over} is over, so it would go to: ${name}.`,
    rim: 'Around the dial: who wins the trick if so much is over. 0 is whoever led; from there it goes clockwise.',
    courts: 'Court cards count 0, whatever is printed on them.',
    aces: 'An ace counts 1.',
    points: 'Points, and how many win. Every trick is one.',
    taken: 'Tricks won in this hand; they lie face down.',
    favoured: 'A brass edge: the trick would go here.',
    won: 'A brass edge: won the game.',
    side: 'Plates of one colour are a pair: their points count together.',
    signs: {
      dealer: 'Dealt this hand.',
      cutter: 'Cuts the deck, and leads the first trick.',
      leader: 'Led this trick: what is over is counted from here.',
      partner: 'Plays with you: your points count together.',
    },
  },
  de: {
    now: {
      cut: 'Heb ab: Du bestimmst, wie viele Karten von oben nach unten kommen, mindestens eine und höchstens alle bis auf eine.',
      lead: 'Du spielst aus, und zwar jede Karte, die du willst.',
      play: 'Spiel irgendeine Karte: Du musst weder bedienen noch stechen.',
    },
    deck: 'Das Blatt: Sobald abgehoben ist, wird gegeben.',
    trick: (leader) => `Der Stich bis jetzt, so wie die Karten gefallen sind. Ausgespielt von: ${leader}.`,
    noTrick: (leader) => `Die Scheibe: In diesem Stich liegt noch nichts. Spielt aus: ${leader}.`,
    sum: (sum, over, name) =>
      `Die Scheibe: Der Stich ergibt ${sum}. Durch vier geteilt bleibt Rest ${over}, damit ginge er an: ${name}.`,
    rim: 'Am Rand der Scheibe: wer bei welchem Rest den Stich bekommt. 0 liegt bei dem, der ausgespielt hat, von dort geht es im Uhrzeigersinn.',
    courts: 'Bilder zählen 0, ganz gleich, was daraufsteht.',
    aces: 'Ein Ass zählt 1.',
    points: 'Punkte, und wie viele zum Sieg reichen. Jeder Stich ist einer.',
    taken: 'Stiche aus dieser Runde; sie liegen verdeckt.',
    favoured: 'Messingrand: Hierher ginge der Stich.',
    won: 'Messingrand: hat gewonnen.',
    side: 'Gleiche Farbe, gleiches Paar: Die Punkte zählen zusammen.',
    signs: {
      dealer: 'Hat diese Runde gegeben.',
      cutter: 'Hebt ab und spielt zum ersten Stich aus.',
      leader: 'Hat ausgespielt: Von hier wird der Rest abgezählt.',
      partner: 'Spielt mit dir: Eure Punkte zählen zusammen.',
    },
  },
  ru: {
    now: {
      cut: 'Снимите колоду: сколько карт уйдёт сверху вниз, решаете вы, от одной до всех, кроме одной.',
      lead: 'Вы заходите: с любой карты.',
      play: 'Положите любую карту: ни масти, ни старшинства здесь нет.',
    },
    deck: 'Колода: её раздадут, как только снимут.',
    trick: (leader) => `Взятка, карты в том порядке, в каком их клали. Зашёл игрок: ${leader}.`,
    noTrick: (leader) => `Круг в центре: карт пока нет. Заходит: ${leader}.`,
    sum: (sum, over, name) =>
      `Круг в центре: сумма взятки ${sum}. При делении на четыре остаток ${over}, пока она достаётся: ${name}.`,
    rim: 'По краю круга: кому при каком остатке достаётся взятка. 0 — у того, кто зашёл, дальше по часовой стрелке.',
    courts: 'Картинки стоят 0, что бы на них ни было написано.',
    aces: 'Туз стоит 1.',
    points: 'Очки, и сколько нужно для победы. Каждая взятка — одно.',
    taken: 'Взятки этой сдачи; они лежат рубашкой вверх.',
    favoured: 'Латунный край: пока взятка идёт сюда.',
    won: 'Латунный край: победа.',
    side: 'Один цвет — одна пара: очки складываются.',
    signs: {
      dealer: 'Сдавал в этот раз.',
      cutter: 'Снимает колоду и заходит первым.',
      leader: 'Зашёл в этой взятке: отсюда отсчитывают остаток.',
      partner: 'Играет с вами: очки складываются.',
    },
  },
});

export function seen(view: ModFourView, name: NameOf): SeenNow {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: ModFourView): SeenNow['now'] {
  const { cut, lead, play } = modFourSeen.value.now;
  if (!mayAct(view)) return null;
  if (view.table.deck > 0) return { says: cut, rule: '3.3' };
  return view.table.trick.length === 0 ? { says: lead, rule: '4.2' } : { says: play, rule: '4.1' };
}

function onTable(view: ModFourView, name: NameOf): readonly Seen[] {
  const words = modFourSeen.value;
  const { deck, trick, leader } = view.table;
  if (deck > 0) return [figureSeen(deck, words.deck, '3.3')];
  if (leader === null || !isTrick(view)) return [];
  const stands = standingOf(view, AT_REST);
  const sum = stands === null ? words.noTrick(name(leader)) : words.sum(stands.sum, stands.remainder, name(stands.seat));
  return [
    ...cardsSeen(trick, words.trick(name(leader)), '4.2'),
    figureSeen(stands?.sum ?? '–', sum, '4.3'),
    figureSeen('0 1 2 3', words.rim, '4.3'),
  ];
}

function cardsIn(view: ModFourView): readonly Seen[] {
  const { courts, aces } = modFourSeen.value;
  const faces = [...modFourStaging.sorted(ownHand(view)), ...view.table.trick].filter((card) => worthOf(card) !== null);
  const worthNothing = (card: Face): boolean => cardValue(card) === 0;
  return [
    ...cardsSeen(faces.filter(worthNothing), courts, '2.3'),
    ...cardsSeen(
      faces.filter((card) => !worthNothing(card)),
      aces,
      '2.3',
    ),
  ];
}

function onPlates(view: ModFourView): readonly Seen[] {
  const words = modFourSeen.value;
  const plates = platesOf(view, modFourStaging.seat);
  return [
    ...marksOn(plates).flatMap((mark): readonly Seen[] =>
      mark.sign === undefined ? [] : [{ looks: { kind: 'mark', mark }, says: words.signs[mark.sign], rule: RULES[mark.sign] }],
    ),
    ...partsOn(plates, {
      favoured: isOver(view) ? { says: words.won, rule: '5.3' } : { says: words.favoured, rule: '4.3' },
      side: { says: words.side, rule: '1.3' },
      taken: { says: words.taken, rule: '4.4' },
      points: { says: words.points, rule: '1.2' },
    }),
  ];
}

const RULES: Readonly<Record<Sign, string>> = { dealer: '3.1', cutter: '3.3', leader: '4.3', partner: '1.3' };
