import {
  does,
  type LessonMessages,
  line,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { bareCard, cardCount, listedPieces, many, pointCount } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { FourSquareRefusal, options, phrases } from '../rules/declaration.ts';
import type { fourSquareLesson } from '../rules/lesson.ts';

export const messages = {
  about: {
    name: '100 Points Four Square',
    credit: 'by Stephanie and Aaron Richardson, A’n’SR-entertainments',
    line: 'Bring the four top cards to exactly 100',
    pitch: 'Four stacks, one card per turn: bring the four top cards to exactly 100, and the stack is yours.',
    options: {
      ghosts: {
        label: 'Absent players',
        about:
          'When you play alone: each absent player draws a card after every turn of yours. The more there are, the harder it gets.',
      },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'exactly-a-hundred': 'Exactly 100!',
      'ten-short': 'Ten short!',
      'left-for-me': 'Thanks for leaving me that.',
      'over-again': 'Over a hundred again!',
      'what-a-stack': 'What a stack!',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Bring the four top cards to exactly 100: you take the stack you played on, and every card in it counts.',
    turn: 'Turn up the next card and place it on one of the four stacks.',
    end: 'When the draw pile runs out, the most points win.',
  },

  table: {
    stacks: 'The stacks',
    /** The name of each stack: upper left, upper right, lower left, lower right. */
    stack: ['Upper left', 'Upper right', 'Lower left', 'Lower right'],
    shows: (stack: string, top: string, cards: number) =>
      `${stack}: ${top} on ${many(cards, { one: 'a stack of # card', other: 'a stack of # cards' })}`,
    makes: (card: string, total: number) => `your ${card} makes ${total}`,
    takes: (card: string, cards: number) => `your ${card} makes 100 and takes ${cardCount(cards)}`,
    total: (total: number) => `Total of the top cards: ${total}`,
    would: (total: number) => `The total would be ${total}`,
    draw: (cards: number) => many(cards, { one: '# card in the draw pile', other: '# cards in the draw pile' }),
    turned: (card: string) => `Turned up: ${card}`,
    won: (cards: number) => many(cards, { one: '# card in the score pile', other: '# cards in the score pile' }),
    absent: (players: number) => many(players, { one: '# absent player', other: '# absent players' }),
    youPlace: (card: string) => `Your turn: place the ${card}`,
    places: (name: string, card: string) => `${name} places the ${card}`,
    refusals: {
      'no-such-stack': 'There are only four stacks.',
    } satisfies RefusalMessages<FourSquareRefusal>,
  },

  log: {
    placed: (who: PlayerName, card: Face, on: Face, total: number) =>
      line`${who} ${verb(who, 'place', 'places')} the ${bareCard(card)} on the ${bareCard(on)}: total ${total}.`,
    took: (who: PlayerName, cards: number, count: number) =>
      line`${who} ${verb(who, 'take', 'takes')} the stack: ${cardCount(cards)}, ${pointCount(count)}.`,
    restarts: (card: Face) => line`A ${bareCard(card)} starts the stack again.`,
    /** The cards that the absent players draw. When the draw pile runs out, some of them draw none. */
    absent: (players: number, cards: readonly Face[], count: number) => {
      const one = players === 1 ? 'The absent player draws' : 'One absent player draws';
      return line`${cards.length === 1 ? one : 'The absent players draw'} ${listedPieces(cards.map(bareCard))}: now ${pointCount(count)}.`;
    },
    absentHave: (count: number) => line`The discard pile has ${pointCount(count)}.`,
    ranOut: 'The draw pile is empty. The remaining stacks score for no one.',
  },

  legend: {
    now: (card: string) => `Place the ${card} on any of the four stacks.`,
    turned: 'The card of this turn. Everyone sees it, and the player whose turn it is places it.',
    tops: 'The top cards of the four stacks. Only they count for the total.',
    total: 'In the middle: the total of the four top cards. Make it exactly 100, and you take the stack you played on.',
    sizes: 'The number at a stack: how many cards it has.',
    draw: 'The draw pile. When it runs out, the game ends.',
    discard: 'Points of the absent players. You need more than that.',
    points: 'Points: the sum of all cards in the score pile.',
    taken: 'Cards in the score pile. With equal points, fewer cards are better.',
    takes: 'Brass edge: takes a stack now.',
  },

  tips: {
    turn: 'Choose a stack. If the four top cards make exactly 100, you take it.',
    score: (who: PlayerName) => `Exactly 100! ${does(who, 'take', 'takes')} the stack; every card in it counts.`,
  },

  tutorial: {
    steps: {
      hundred:
        'Four stacks, and only their top cards count: 90 together. You have a 20, and it goes on top of one of them. On the 10 it makes exactly 100. Place it there.',
      grow: 'A hundred! The whole stack is yours, and a new card starts it again. Now your 30 makes 100 nowhere. Place it on the lower left stack: tall stacks are worth more.',
      choose:
        'The top cards make 120, so your 10 makes 100 on either 30. You take the whole stack and every card counts: take the tall one.',
      outOfReach:
        'That was 90 points. Your 40 makes 100 nowhere, but think of the next player: one card changes the total by 40 at most. Place it on the 20: from 160 no one gets to 100.',
      alone: (isTouched: boolean) =>
        `The total is 130, and you have a 10. Where does it go? ${isTouched ? 'Hold' : 'Point at'} a stack to see the total in the middle.`,
    },
    done: 'When the draw pile runs out, the game ends. The most points win.',
    wrong: {
      exact: (total: number, top: string) => `That makes ${total}. On the ${top} it makes exactly 100.`,
      reach: (total: number, better: number) => `From ${total} one card can make 100. From ${better} none can.`,
      tall: (total: number, size: number, better: number) =>
        `That makes ${total}, and the stack has only ${cardCount(size)}. The tall one has ${better}.`,
    },
  } satisfies LessonMessages<(typeof fourSquareLesson.steps)[number]['key']>,

  hint: {
    takes: (cards: number, { name, own }: PlayerName) =>
      `Makes 100, and ${own ? 'you take' : `${name} takes`} the whole stack: ${cards} cards`,
    makes: (total: number) => `Makes ${total}`,
    outOfReach: 'no single card makes 100 from there',
    least: 'that gives the next player the least',
    most: ({ name, own }: PlayerName) => `that leaves ${own ? 'you' : name} the most for ${own ? 'your' : 'the'} next turn`,
  },
};

export type FourSquareMessages = typeof messages;
