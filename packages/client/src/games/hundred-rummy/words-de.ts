import { plural } from '../../words/plural.ts';
import type { RummyWords } from './words.ts';

const viele = plural('de');
const karten = (count: number) => viele(count, { one: '# Karte', other: '# Karten' });

export const de: RummyWords = {
  inAll: (points) => `${points} insgesamt`,
  draw: (count) => `Ziehstapel, ${karten(count)}`,
  drawEmpty: 'Ziehstapel, leer: Der Ablagestapel wird gemischt',
  discard: (top, count) => `Ablagestapel, ${karten(count)}: obenauf ${top}`,
  discardEmpty: 'Ablagestapel, leer',
  with: (total) => `mit ihr ergäbe deine Hand ${total}`,
  without: (card, total) => `${card}, ohne sie ergäbe deine Hand ${total}`,
  inHand: 'In deiner Hand',
  withCard: (card) => `Mit der ${card}`,
  withoutCard: (card) => `Ohne die ${card}`,
  score: 'Zeigen und werten',
  shows: (name) => (name === 'Du' ? 'Du zeigst 100' : `${name} zeigt 100`),
  mixed: 'Der Ablagestapel wird zum neuen Ziehstapel gemischt',
  youDraw: 'Du bist dran: zieh eine Karte',
  youScore: 'Du bist dran: werte deine 100',
  youScoreOrDraw: 'Du bist dran: werte deine 100 oder zieh',
  youDiscard: 'Du bist dran: leg eine Karte ab',
  draws: (name) => `${name} zieht`,
  discards: (name) => `${name} legt ab`,
  tournament: 'Das Turnier',
  player: 'Spiel',
  sum: 'Summe',
  told: {
    drew: (name) => `${name}: eine Karte gezogen.`,
    drewOwn: (name, card) => `${name}: eine ${card} gezogen.`,
    took: (name, card) => `${name}: die ${card} vom Ablagestapel genommen.`,
    discarded: (name, card) => `${name}: eine ${card} abgelegt.`,
    showed: (name, shown, points) => `${name}: ${shown.join(', ')} gezeigt, 100. Das macht ${points} Punkte.`,
    shuffled: 'Der Ablagestapel wurde zum neuen Ziehstapel gemischt.',
    usedUp: 'Der Ziehstapel ist aufgebraucht.',
    pointsDecide: 'Die Karten sind aufgebraucht: Die Punkte entscheiden.',
    newGame: (game, first) => `Spiel ${game} des Turniers. Es beginnt: ${first}.`,
  },
  refusals: {
    'draw-first': 'Zieh zuerst eine Karte.',
    'discard-first': 'Leg zuerst eine Karte ab.',
    'not-a-hundred': 'Deine vier Karten ergeben nicht 100.',
    'discard-pile-empty': 'Der Ablagestapel ist leer.',
    'no-cards-left': 'Es gibt keine Karten mehr zu ziehen.',
    'only-the-draw-pile': 'Allein ziehst du nur vom Ziehstapel.',
  },
};
