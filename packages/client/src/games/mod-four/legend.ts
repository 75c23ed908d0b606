import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver, mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { cardValue } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { spoken } from '../../i18n/index.ts';
import { AT_REST, type NameOf, type PlateMark } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendMarks, legendPlates, partsOn } from '../legend.ts';
import { isTrick } from './layout.ts';
import { modFourPresentation } from './presentation.tsx';
import { standingOf, worthOf } from './standing.ts';

interface ModFourLegendTexts {
  readonly now: { readonly cut: string; readonly lead: string; readonly play: string };
  readonly deck: string;
  readonly trick: (leader: PlayerName) => string;
  readonly noTrick: (leader: PlayerName) => string;
  readonly sum: (sum: number, remainder: number, winner: PlayerName) => string;
  readonly rim: string;
  readonly courts: string;
  readonly aces: string;
  readonly points: string;
  readonly taken: string;
  readonly winning: string;
  readonly won: string;
  readonly side: string;
  readonly signs: Readonly<Record<PlateMark, string>>;
}

export const modFourLegendTexts = spoken<ModFourLegendTexts>({
  en: {
    now: {
      cut: 'Cut the deck: choose how many cards go from the top to the bottom. Leave at least one on each side.',
      lead: 'You lead: play any card from your hand.',
      play: 'Play any card from your hand. You don’t have to follow suit.',
    },
    deck: 'The deck. It is dealt once it is cut.',
    trick: (leader) => `The trick so far, in playing order. ${does(leader, 'led', 'led')}.`,
    noTrick: (leader) => `The dial. No card in this trick yet: ${leader.own ? 'you lead' : `${leader.name} leads`}.`,
    sum: (sum, remainder, { name, own }) =>
      `The dial: the sum is ${sum}. Divided by four the remainder is ${remainder}, so ${own ? 'you’d win' : `${name} would win`} the trick.`,
    rim: 'The rim of the dial: which remainder wins for whom. 0 is the leader, then clockwise.',
    courts: 'Court cards count 0.',
    aces: 'An ace counts 1.',
    points: 'Points, and how many you need to win. Each trick is one point.',
    taken: 'Tricks won in this hand. They lie face down.',
    winning: 'Brass edge: would win this trick.',
    won: 'Brass edge: won the game.',
    side: 'Plates of the same colour are a pair: they share their points.',
    signs: {
      dealer: 'Dealt this hand.',
      cutter: 'Cuts the deck and leads the first trick.',
      leader: 'Led this trick: the remainder is counted from here.',
      partner: 'Your partner: you share your points.',
    },
  },
  de: {
    now: {
      cut: 'Heb ab: Du bestimmst, wie viele Karten von oben nach unten kommen. Auf jeder Seite bleibt mindestens eine.',
      lead: 'Du spielst aus: Spiel irgendeine Karte.',
      play: 'Spiel irgendeine Karte. Du musst keine Farbe bedienen.',
    },
    deck: 'Das Blatt. Nach dem Abheben wird gegeben.',
    trick: (leader) => `Der Stich bis jetzt, der Reihe nach. ${does(leader, 'hast', 'hat')} ausgespielt.`,
    noTrick: (leader) => `Die Scheibe. In diesem Stich liegt noch nichts: ${does(leader, 'spielst', 'spielt')} aus.`,
    sum: (sum, remainder, { name, own }) =>
      `Die Scheibe: Die Summe ist ${sum}. Durch vier geteilt bleibt Rest ${remainder}, so geht der Stich an ${own ? 'dich' : name}.`,
    rim: 'Am Rand der Scheibe: wer bei welchem Rest den Stich bekommt. 0 ist, wer ausgespielt hat, dann geht es im Uhrzeigersinn.',
    courts: 'Bilder zählen 0.',
    aces: 'Ein Ass zählt 1.',
    points: 'Punkte, und wie viele du zum Sieg brauchst. Jeder Stich ist einer.',
    taken: 'Stiche aus dieser Runde. Sie liegen verdeckt.',
    winning: 'Messingrand: bekäme diesen Stich.',
    won: 'Messingrand: hat gewonnen.',
    side: 'Gleiche Farbe heißt: ein Paar. Die Punkte zählen zusammen.',
    signs: {
      dealer: 'Hat diese Runde gegeben.',
      cutter: 'Hebt ab und spielt zum ersten Stich aus.',
      leader: 'Hat ausgespielt: Von hier wird der Rest abgezählt.',
      partner: 'Spielt mit dir: Eure Punkte zählen zusammen.',
    },
  },
  ru: {
    now: {
      cut: 'Снимите колоду: решите, сколько карт уйдёт сверху вниз. С каждой стороны остаётся хотя бы одна.',
      lead: 'Заходите с любой карты.',
      play: 'Сыграйте любую карту. Отвечать в масть не нужно.',
    },
    deck: 'Колода. Её раздадут, когда она будет снята.',
    trick: ({ name, own }) => `Карты взятки по порядку. ${own ? 'Заходите вы' : `Заходит ${name}`}.`,
    noTrick: ({ name, own }) => `Круг в центре. Карт пока нет: ${own ? 'заходите вы' : `заходит ${name}`}.`,
    sum: (sum, remainder, { name, own }) =>
      `Круг в центре: сумма ${sum}. При делении на четыре остаток ${remainder}: пока взятку ${own ? 'берёте вы' : `берёт ${name}`}.`,
    rim: 'По краю круга: кому при каком остатке достаётся взятка. 0 — у того, кто зашёл, дальше по часовой стрелке.',
    courts: 'Картинки стоят 0.',
    aces: 'Туз стоит 1.',
    points: 'Очки и сколько нужно для победы. Каждая взятка — одно очко.',
    taken: 'Взятки этой сдачи. Они лежат рубашкой вверх.',
    winning: 'Латунный край: пока взятка идёт сюда.',
    won: 'Латунный край: победа.',
    side: 'Один цвет — одна пара: очки складываются.',
    signs: {
      dealer: 'Сдаёт в этот раз.',
      cutter: 'Снимает колоду и заходит первым.',
      leader: 'Заходит в этой взятке: отсюда отсчитывают остаток.',
      partner: 'Играет с вами: очки складываются.',
    },
  },
});

export function legend(view: ModFourView, name: NameOf): LegendForView {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: ModFourView): LegendForView['now'] {
  const { cut, lead, play } = modFourLegendTexts.value.now;
  if (!mayAct(view)) return null;
  if (view.table.deck > 0) return { says: cut, rule: '3.3' };
  return view.table.trick.length === 0 ? { says: lead, rule: '4.2' } : { says: play, rule: '4.1' };
}

function onTable(view: ModFourView, name: NameOf): readonly LegendItem[] {
  const texts = modFourLegendTexts.value;
  const { deck, trick, leader } = view.table;
  if (deck > 0) return [legendFigure(deck, texts.deck, '3.3')];
  if (leader === null || !isTrick(view)) return [];
  const called = (seat: Seat) => playerName(view, seat, name);
  const stands = standingOf(view, AT_REST);
  const sum = stands === null ? texts.noTrick(called(leader)) : texts.sum(stands.sum, stands.remainder, called(stands.seat));
  return [
    ...legendCards(trick, texts.trick(called(leader)), '4.2'),
    legendFigure(stands?.sum ?? '–', sum, '4.3'),
    legendFigure('0 1 2 3', texts.rim, '4.3'),
  ];
}

function cardsIn(view: ModFourView): readonly LegendItem[] {
  const { courts, aces } = modFourLegendTexts.value;
  const faces = [...modFourPresentation.sorted(ownHand(view)), ...view.table.trick].filter((card) => worthOf(card) !== null);
  const worthNothing = (card: Face): boolean => cardValue(card) === 0;
  return [
    ...legendCards(faces.filter(worthNothing), courts, '2.3'),
    ...legendCards(
      faces.filter((card) => !worthNothing(card)),
      aces,
      '2.3',
    ),
  ];
}

function onPlates(view: ModFourView): readonly LegendItem[] {
  const texts = modFourLegendTexts.value;
  const plates = legendPlates(view, modFourPresentation.seat);
  return [
    ...legendMarks(plates).flatMap((mark): readonly LegendItem[] =>
      mark.sign === undefined ? [] : [{ looks: { kind: 'mark', mark }, says: texts.signs[mark.sign], rule: RULES[mark.sign] }],
    ),
    ...partsOn(plates, {
      winning: isOver(view) ? { says: texts.won, rule: '5.3' } : { says: texts.winning, rule: '4.3' },
      side: { says: texts.side, rule: '1.3' },
      taken: { says: texts.taken, rule: '4.4' },
      points: { says: texts.points, rule: '1.2' },
    }),
  ];
}

const RULES: Readonly<Record<PlateMark, string>> = { dealer: '3.1', cutter: '3.3', leader: '4.3', partner: '1.3' };
