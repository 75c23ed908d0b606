import type { options, phrases } from '@hundredfold/shared/games/mod-four/declaration.ts';
import type { About, AboutWords, OptionWordsFor, PhraseWordsFor } from '../../words/about.ts';

interface ModFourWords extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: ModFourWords = {
  name: 'Mod Four',
  credit: 'by Mark Steere, 2022',
  line: 'Any card can win the trick – for anyone',
  pitch: 'Four cards are added up, and the remainder by four says who takes the trick: any card can win it for anybody.',
  options: {
    deck: {
      label: 'Deck',
      about: 'Which cards are dealt.',
      values: {
        'french-52': { label: 'French, 52 cards', about: 'The whole French deck: thirteen cards each.' },
        'french-40': { label: 'French, 40 cards', about: 'Ace to seven and the court: ten cards each, small sums.' },
        'french-36': { label: 'French, 36 cards', about: 'Six to ten, court and aces: nine cards each.' },
        'french-32': { label: 'French, 32 cards', about: 'Seven to ten, court and aces: eight cards each, a short hand.' },
        'spanish-40': { label: 'Spanish, 40 cards', about: 'One to seven and the court: ten cards each.' },
        'spanish-48': { label: 'Spanish, 48 cards', about: 'One to nine and the court: twelve cards each.' },
      },
    },
    mode: {
      label: 'Sides',
      about: 'Whether you play alone or in pairs.',
      values: {
        cutthroat: { label: 'Everyone for themselves', about: 'Four players, and no partners.' },
        partnership: { label: 'Two pairs', about: 'Partners sit opposite each other and pool their points.' },
      },
    },
    target: {
      label: 'Points to win',
      about: 'Each trick is one point; the first to reach this many wins, even in the middle of a hand.',
    },
  },
  phrases: {
    'well-reckoned': 'Well reckoned!',
    'never-mine': 'Never mine!',
    'given-away': 'That one was a gift.',
  },
};

const de: ModFourWords = {
  name: 'Mod Four',
  credit: 'von Mark Steere, 2022',
  line: 'Jede Karte kann den Stich bringen – für jeden',
  pitch:
    'Vier Karten werden zusammengezählt und durch vier geteilt; der Rest sagt, wer den Stich bekommt. So kann ihn jede Karte jedem bringen.',
  options: {
    deck: {
      label: 'Blatt',
      about: 'Welche Karten gegeben werden.',
      values: {
        'french-52': { label: 'Französisch, 52 Karten', about: 'Das ganze französische Blatt: dreizehn Karten für jeden.' },
        'french-40': {
          label: 'Französisch, 40 Karten',
          about: 'Ass bis Sieben und die Bilder: zehn Karten für jeden, kleine Summen.',
        },
        'french-36': { label: 'Französisch, 36 Karten', about: 'Sechs bis Zehn, Bilder und Asse: neun Karten für jeden.' },
        'french-32': {
          label: 'Französisch, 32 Karten',
          about: 'Sieben bis Zehn, Bilder und Asse: acht Karten für jeden, eine kurze Runde.',
        },
        'spanish-40': { label: 'Spanisch, 40 Karten', about: 'Eins bis Sieben und die Bilder: zehn Karten für jeden.' },
        'spanish-48': { label: 'Spanisch, 48 Karten', about: 'Eins bis Neun und die Bilder: zwölf Karten für jeden.' },
      },
    },
    mode: {
      label: 'Parteien',
      about: 'Ob jeder für sich spielt oder ihr zwei Paare seid.',
      values: {
        cutthroat: { label: 'Jeder für sich', about: 'Vier Spieler, alle gegen alle.' },
        partnership: { label: 'Zwei Paare', about: 'Partner sitzen einander gegenüber und zählen ihre Punkte zusammen.' },
      },
    },
    target: {
      label: 'Siegpunkte',
      about: 'Jeder Stich zählt einen Punkt; wer zuerst so viele hat, gewinnt – auch mitten in einer Runde.',
    },
  },
  phrases: {
    'well-reckoned': 'Gut gerechnet!',
    'never-mine': 'Nie krieg ich einen!',
    'given-away': 'Der war geschenkt.',
  },
};

const ru: ModFourWords = {
  name: 'Mod Four',
  credit: 'Марк Стир, 2022',
  line: 'Любая карта может взять взятку – кому угодно',
  pitch:
    'Четыре карты складываются, сумма делится на четыре, и остаток решает, чья взятка: любая карта может принести её любому.',
  options: {
    deck: {
      label: 'Колода',
      about: 'Какие карты сдаются.',
      values: {
        'french-52': { label: 'Французская, 52 карты', about: 'Полная французская колода: по тринадцать карт.' },
        'french-40': { label: 'Французская, 40 карт', about: 'От туза до семёрки и фигуры: по десять карт, суммы невелики.' },
        'french-36': { label: 'Французская, 36 карт', about: 'От шестёрки до десятки, фигуры и тузы: по девять карт.' },
        'french-32': {
          label: 'Французская, 32 карты',
          about: 'От семёрки до десятки, фигуры и тузы: по восемь карт, короткая сдача.',
        },
        'spanish-40': { label: 'Испанская, 40 карт', about: 'От единицы до семёрки и фигуры: по десять карт.' },
        'spanish-48': { label: 'Испанская, 48 карт', about: 'От единицы до девятки и фигуры: по двенадцать карт.' },
      },
    },
    mode: {
      label: 'Стороны',
      about: 'Играете ли вы поодиночке или парами.',
      values: {
        cutthroat: { label: 'Каждый за себя', about: 'Четыре игрока, все против всех.' },
        partnership: { label: 'Две пары', about: 'Партнёры сидят друг напротив друга и складывают очки.' },
      },
    },
    target: {
      label: 'Очков до победы',
      about: 'Каждая взятка — одно очко; кто первым наберёт столько, тот победил, даже посреди сдачи.',
    },
  },
  phrases: {
    'well-reckoned': 'Точный расчёт!',
    'never-mine': 'Опять не моя!',
    'given-away': 'Эту мне подарили.',
  },
};

export const about: About = {
  words: { en, de, ru },
  faces: ['7S', 'QH', '12o', 'AC'],
};
