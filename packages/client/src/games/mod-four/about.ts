import type { options, phrases } from '@hundredfold/shared/games/mod-four/declaration.ts';
import type { AboutWords, GameAbout, OptionWordsFor, PhraseWordsFor } from '../../i18n/about.ts';

interface ModFourWords extends AboutWords {
  readonly options: OptionWordsFor<typeof options>;
  readonly phrases: PhraseWordsFor<typeof phrases>;
}

const en: ModFourWords = {
  name: 'Mod Four',
  credit: 'by Mark Steere, 2022',
  line: 'Any card can win the trick – for anyone',
  pitch: 'Add up the four cards and divide by four: the remainder decides who takes the trick. Any card can win it – for anyone.',
  options: {
    deck: {
      label: 'Deck',
      about: 'The cards you play with.',
      values: {
        'french-52': { label: 'French, 52 cards', about: 'The full French deck: thirteen cards each.' },
        'french-40': { label: 'French, 40 cards', about: 'Ace to seven plus court cards: ten cards each, small sums.' },
        'french-36': { label: 'French, 36 cards', about: 'Six to ten, court cards and aces: nine cards each.' },
        'french-32': { label: 'French, 32 cards', about: 'Seven to ten, court cards and aces: eight cards each, short hands.' },
        'spanish-40': { label: 'Spanish, 40 cards', about: 'One to seven plus court cards: ten cards each.' },
        'spanish-48': { label: 'Spanish, 48 cards', about: 'One to nine plus court cards: twelve cards each.' },
      },
    },
    mode: {
      label: 'Teams',
      about: 'Play for yourself or in pairs.',
      values: {
        cutthroat: { label: 'Everyone for themselves', about: 'Four players, no partners.' },
        partnership: { label: 'Two pairs', about: 'Partners sit opposite each other and share their points.' },
      },
    },
    target: {
      label: 'Points to win',
      about: 'Each trick is one point. The first to get this many wins at once, even in the middle of a hand.',
    },
  },
  phrases: {
    'well-reckoned': 'Well counted!',
    'never-mine': 'Never my trick!',
    'given-away': 'That one was a gift.',
  },
};

const de: ModFourWords = {
  name: 'Mod Four',
  credit: 'von Mark Steere, 2022',
  line: 'Jede Karte kann den Stich holen – für jeden',
  pitch:
    'Zähl vier Karten zusammen und teil durch vier: Der Rest entscheidet, wer den Stich bekommt. Jede Karte kann ihn holen – für jeden.',
  options: {
    deck: {
      label: 'Blatt',
      about: 'Die Karten, mit denen ihr spielt.',
      values: {
        'french-52': { label: 'Französisch, 52 Karten', about: 'Das volle französische Blatt: dreizehn Karten für jeden.' },
        'french-40': {
          label: 'Französisch, 40 Karten',
          about: 'Ass bis Sieben und die Bilder: zehn Karten für jeden, kleine Summen.',
        },
        'french-36': { label: 'Französisch, 36 Karten', about: 'Sechs bis Zehn, Bilder und Asse: neun Karten für jeden.' },
        'french-32': {
          label: 'Französisch, 32 Karten',
          about: 'Sieben bis Zehn, Bilder und Asse: acht Karten für jeden, kurze Runden.',
        },
        'spanish-40': { label: 'Spanisch, 40 Karten', about: 'Eins bis Sieben und die Bilder: zehn Karten für jeden.' },
        'spanish-48': { label: 'Spanisch, 48 Karten', about: 'Eins bis Neun und die Bilder: zwölf Karten für jeden.' },
      },
    },
    mode: {
      label: 'Wer mit wem',
      about: 'Jeder spielt für sich, oder ihr spielt zu zweit.',
      values: {
        cutthroat: { label: 'Jeder für sich', about: 'Vier Spieler, alle gegen alle.' },
        partnership: { label: 'Zwei Paare', about: 'Partner sitzen sich gegenüber, ihre Punkte zählen zusammen.' },
      },
    },
    target: {
      label: 'Siegpunkte',
      about: 'Jeder Stich ist ein Punkt. Wer zuerst so viele hat, gewinnt sofort, auch mitten in einer Runde.',
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
  line: 'Любая карта может взять взятку — для кого угодно',
  pitch: 'Сложите четыре карты и разделите на четыре: остаток решает, чья взятка. Любая карта может её взять — для кого угодно.',
  options: {
    deck: {
      label: 'Колода',
      about: 'Какими картами играть.',
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
      label: 'Команды',
      about: 'Каждый за себя или пара на пару.',
      values: {
        cutthroat: { label: 'Каждый за себя', about: 'Четыре игрока, партнёров нет.' },
        partnership: { label: 'Две пары', about: 'Партнёры сидят друг напротив друга и складывают очки.' },
      },
    },
    target: {
      label: 'Очков до победы',
      about: 'Взятка — одно очко. Кто первым наберёт столько, сразу побеждает, даже посреди сдачи.',
    },
  },
  phrases: {
    'well-reckoned': 'Точный расчёт!',
    'never-mine': 'Опять не моя!',
    'given-away': 'Эту мне подарили.',
  },
};

export const about: GameAbout = {
  words: { en, de, ru },
  faces: ['7S', 'QH', '12o', 'AC'],
};
