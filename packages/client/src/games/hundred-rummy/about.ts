import type { options, phrases } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../i18n/about.ts';

interface RummyAbout extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const CREDIT = 'Stephanie and Aaron Richardson, Sharron and Les Blalock, A’n’SR-entertainments';

const en: RummyAbout = {
  name: '100 Points Rummy',
  credit: `by ${CREDIT}`,
  line: 'Collect four cards worth exactly 100',
  pitch: 'Draw and discard until your four cards make exactly 100. Show them, score, and start again before the others do.',
  options: {
    target: {
      label: 'Points to win',
      about: 'Four cards of exactly 100 score 100 points. The first to get this many wins at once.',
    },
    tournament: {
      label: 'Tournament',
      about: 'One game per player, and each player starts one. The points of all games add up.',
    },
  },
  phrases: {
    'a-hundred-again': 'Another hundred!',
    'my-card': 'I wanted that card!',
    'one-card-short': 'One card short!',
  },
};

const de: RummyAbout = {
  name: '100 Points Rummy',
  credit: `von ${CREDIT.replaceAll(' and ', ' und ')}`,
  line: 'Sammle vier Karten, die genau 100 ergeben',
  pitch:
    'Zieh und leg ab, bis deine vier Karten genau 100 ergeben. Zeig sie, hol die Punkte und fang neu an, bevor die anderen so weit sind.',
  options: {
    target: {
      label: 'Siegpunkte',
      about: 'Vier Karten mit genau 100 bringen 100 Punkte. Wer zuerst so viele hat, gewinnt sofort.',
    },
    tournament: {
      label: 'Turnier',
      about: 'Ein Spiel pro Spieler, jedes Mal fängt ein anderer an. Die Punkte aller Spiele zählen zusammen.',
    },
  },
  phrases: {
    'a-hundred-again': 'Schon wieder hundert!',
    'my-card': 'Die wollte ich!',
    'one-card-short': 'Eine Karte fehlt noch!',
  },
};

const ru: RummyAbout = {
  name: '100 Points Rummy',
  credit: 'Стефани и Аарон Ричардсон, Шаррон и Лес Блейлок, A’n’SR-entertainments',
  line: 'Соберите четыре карты ровно на 100',
  pitch:
    'Берите и сбрасывайте, пока четыре карты не дадут ровно 100. Покажите их, запишите очки и начните снова, пока другие не успели.',
  options: {
    target: {
      label: 'Очков до победы',
      about: 'Четыре карты ровно на 100 приносят 100 очков. Кто первым наберёт столько, сразу побеждает.',
    },
    tournament: {
      label: 'Турнир',
      about: 'Игр столько, сколько игроков, и каждый раз начинает другой. Очки всех игр складываются.',
    },
  },
  phrases: {
    'a-hundred-again': 'Опять сотня!',
    'my-card': 'Вот бы мне эту карту!',
    'one-card-short': 'Не хватает одной карты!',
  },
};

export const about: GameAbout = {
  words: { en, de, ru },
  faces: ['10', '20', '30', '40'],
};
