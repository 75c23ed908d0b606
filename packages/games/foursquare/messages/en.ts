import {
  capitalised,
  type LessonMessages,
  line,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  type Sentence,
  verb,
} from '@hundredfold/client/game';
import { cardCount, listed, listedPieces, many, playedCard } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { FoursquareRefusal, options, phrases } from '../rules/declaration.ts';
import type { foursquareLesson } from '../rules/lesson.ts';

function theCards(cards: readonly Face[]): Sentence {
  return capitalised(listedPieces(cards.map(playedCard)));
}

const flipCount = (count: number): string =>
  count === 0 ? 'nothing flips' : many(count, { one: '# card flips', other: '# cards flip' });

export const messages = {
  about: {
    name: 'Foursquare',
    credit: 'by Wil Su, as told by Mario Reeves',
    line: 'A solitaire on a 4×4 square',
    pitch: 'Solitaire: build a 4×4 square – but every card you place may flip its row and column.',
    options: {
      flip: {
        label: 'What flips',
        about: 'Does the card you place flip with its row and column?',
        values: {
          others: {
            label: 'Your card stays face up',
            about: 'Only the other cards in the row or column flip.',
          },
          line: {
            label: 'The whole line flips',
            about: 'The card you place flips too, once with each line that flips. Harder.',
          },
        },
      },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'going-dark': 'It’s getting dark …',
      'all-bright': 'All bright!',
      'just-in-time': 'Just in time!',
      'all-turned': 'Everything flipped!',
      'last-card': 'Last card …',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Build a 4×4 square of piles, with all sixteen top cards face up.',
    turn: 'Place your card beside a pile, or on a pile of fewer than four cards. If it is the highest or lowest face-up card in its row, all others in the row flip: face up turns face down, and face down turns face up. Then check the column the same way. An equal card flips nothing.',
    end: 'Get all 16 face up and you win: the cards left in the stock are your score. Five face down and you lose.',
  },

  table: {
    stock: (cards: number) => `Stock, ${cardCount(cards)}: what is left when you win is your score`,
    stockShort: 'left',
    down: (down: number, most: number) => `${down} of at most ${most} top cards face down`,
    downShort: 'face down',
    atMost: (most: number) => `max ${most}`,
    up: (up: number, goal: number) => `${up} of ${goal} top cards face up`,
    upShort: 'face up',
    outOf: (goal: number) => `of ${goal}`,
    /** The position of a place, counted from the upper left card; 0 is one before the first. */
    at: (row: number, column: number) =>
      `${row === 0 ? 'above row 1' : `row ${row}`}, ${column === 0 ? 'left of column 1' : `column ${column}`}`,
    emptyAt: (place: string) => `Empty place, ${place}`,
    pileAt: (place: string, card: string, size: number) => `${card}, ${size === 1 ? place : `${place}, pile of ${size}`}`,
    faceDown: 'Face down',
    full: 'full',
    /** The outlook of a placement; `down` are cards with their articles. */
    turns: (down: readonly string[], up: number) =>
      [down.length === 0 ? '' : `flips ${listed(down)} face down`, up === 0 ? '' : `flips ${cardCount(up)} face up`]
        .filter((each) => each !== '')
        .join(', '),
    turnsNothing: 'flips nothing',
    /** The text for the other reading of the rule, by which the placed card turns over too. */
    itself: 'ends up face down itself',
    downThen: (down: number) => `${down} face down`,
    lostThen: (down: number, { name, own }: PlayerName) => `${down} face down – ${own ? 'you lose' : `${name} loses`}`,
    wonThen: ({ name, own }: PlayerName) => `all sixteen face up – ${own ? 'you win' : `${name} wins`}`,
    preview: { lost: 'You’d lose', won: 'You’d win' },
    youPlace: (card: string) => `Place ${card}`,
    places: (name: string, card: string) => `${name} places ${card}`,
    refusals: {
      'shuffle-first': 'The stock is still being shuffled.',
      'touches-nothing': 'A new pile must touch another pile along an edge.',
      'outside-the-frame': 'That would make the square wider or taller than four.',
      'pile-is-full': 'That pile already has four cards.',
    } satisfies RefusalMessages<FoursquareRefusal>,
  },

  log: {
    placed: (who: PlayerName, card: Face, place: string) =>
      line`${who} ${verb(who, 'place', 'places')} ${playedCard(card)} in ${place}.`,
    down: (cards: readonly Face[]) => line`${theCards(cards)} ${cards.length === 1 ? 'turns' : 'turn'} face down.`,
    up: (cards: readonly Face[]) => line`${theCards(cards)} ${cards.length === 1 ? 'turns' : 'turn'} face up.`,
    stands: (down: number, most: number) =>
      line`${many(down, { one: '# card is', other: '# cards are' })} face down, ${most} are allowed.`,
    won: (who: PlayerName, score: number) =>
      line`All sixteen are face up: ${who.own ? 'you win' : line`${who} wins`} with ${cardCount(score)} left.`,
    lostByDown: (who: PlayerName, down: number) =>
      line`${many(down, { one: '# card is', other: '# cards are' })} face down: ${who.own ? 'you lose' : line`${who} loses`}.`,
    lostByStock: (who: PlayerName) => line`The stock is empty: ${who.own ? 'you lose' : line`${who} loses`}.`,
    soClose: (up: number, goal: number) => line`The stock is empty. So close: ${up} of ${goal}.`,
    laid: (cards: number, deck: number, best: number | null) =>
      `${cards} of ${deck} laid${best === null ? '' : best > cards ? `, your best is ${best}` : ', your best so far'}`,
  },

  legend: {
    now: (card: string) =>
      `Place ${card} on an empty place that touches a pile along an edge, or on any pile of fewer than four cards.`,
    next: 'The card to place now. If it is the highest or lowest face-up card in its row, the others there flip. Then the column follows.',
    grid: 'The frame: the square never gets larger than four rows and four columns.',
    heights: 'The number at a pile: how many cards it has. A pile of four is full.',
    stock: 'The stock: what is left when you win is your score.',
    down: (most: number) => `Top cards that are face down. With more than ${most} you lose.`,
    up: (goal: number) => `Top cards that are face up. With ${goal} you win.`,
    aces: 'An ace is the lowest card and counts 1.',
    points: 'Your score if you win now: the cards that are left.',
  },

  hint: {
    fewest: (down: number) => (down === 0 ? 'Leaves every card face up' : `Leaves the fewest cards face down: ${down}`),
  },

  tips: {
    turn: 'Get all 16 face up. A line’s highest or lowest card flips the others.',
    preview: 'So many would be face down. With five you lose.',
    turned: 'Highest or lowest face-up card in its line: the others flipped.',
  },

  tutorial: {
    steps: {
      turn: 'Build a 4×4 square with every card face up. Place your nine beside the five: as the highest card in its row, it flips the rest.',
      back: 'The five is face down now. Place the two on the right: it is lower than the only face-up card there, so the row flips again and the five comes back.',
      between:
        'The five is up, the nine is down. Your four is neither the highest nor the lowest face-up card: place it at the end of the row, and nothing flips.',
      cover:
        'A pile can have four cards, and only the top one counts. Place your three on the face-down card: it is between the others, so nothing flips.',
      equal:
        'The whole row is face up. Columns follow the same rule. Place your five below the other five: equal is neither higher nor lower, so nothing flips.',
      both: 'First the row counts, then the column. Place the eight beside the new five, below the three: it is higher than both, so both flip.',
    },
    done: 'All sixteen face up and you win: the cards left in the stock are your score. Five face down and you lose.',
    wrong: {
      flips: (count: number, place: string, better: number) => `There ${flipCount(count)}. In ${place}: ${flipCount(better)}.`,
      same: (place: string) => `That would do, too. But now try ${place}.`,
    },
  } satisfies LessonMessages<(typeof foursquareLesson.steps)[number]['key']>,
};

export type FoursquareMessages = typeof messages;
