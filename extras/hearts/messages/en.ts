import {
  inMiddle,
  type LessonMessages,
  line,
  midPlayer,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { listedPieces, many, playedCard, pointCount } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { HeartsRefusal, options, phrases } from '../rules/declaration.ts';
import type { heartsLesson } from '../rules/lesson.ts';

export const messages = {
  about: {
    name: 'Hearts',
    credit: 'traditional',
    line: 'Dodge the hearts – and the queen of spades',
    pitch: 'Pass three cards, then dodge every heart and the queen of spades – or shoot the moon and take them all.',
    options: {
      target: { label: 'Play to', about: 'The game ends when someone has this many points. The fewest win.' },
    } satisfies OptionMessagesFor<typeof options>,
    phrases: {
      'not-the-queen': 'Not the queen, please!',
      'to-the-moon': 'To the moon!',
      'sorry-about-her': 'Sorry about the queen.',
      'still-clean': 'Not a single point!',
      'hearts-are-broken': 'There goes the first heart!',
    } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Take as few points as you can: every heart is 1, and the queen of spades is 13.',
    turn: 'First pass three cards to another player. Then follow suit if you can. The highest card of the suit that was led takes the trick.',
    end: 'When someone has 100 points, the fewest win. But take all 26 of a deal, and you get none and the others 26 each.',
  },

  table: {
    youPass: (name: string) => `Choose three cards for ${name}`,
    othersPass: 'The others are choosing',
    missing: (cards: number, name: string) => `Choose ${cards} more for ${name}`,
    pass: (name: string) => `Pass to ${name}`,
    ready: 'ready',
    /** The meaning of the dot on cards that another player passed on. */
    received: 'Passed to you',
    leader: 'leads',
    broken: 'broken',
    brokenLong: 'Hearts are broken and can be led',
    queen: 'The queen of spades counts 13',
    youBegin: 'Your turn: lead the two of clubs',
    youLead: 'Your turn: lead a card',
    youPlay: 'Your turn: play a card',
    leads: (name: string) => `${name} leads`,
    taken: (points: number) => many(points, { one: '# point in this deal', other: '# points in this deal' }),
    played: (name: string) => `Card played: ${name}`,
    sheet: { title: 'Score sheet', deal: 'Deal', total: 'Total' },
    refusals: {
      'pass-first': 'Pass three cards first.',
      'already-passed': 'You’ve already passed your cards.',
      'two-of-clubs-first': 'The two of clubs leads the first trick.',
      'follow-suit': 'You must follow suit.',
      'no-points-yet': 'No hearts and no queen of spades in the first trick.',
      'hearts-not-broken': 'Hearts haven’t been broken yet.',
    } satisfies RefusalMessages<HeartsRefusal>,
  },

  log: {
    /** The cards are `null` for viewers who did not see them. */
    laid: (who: PlayerName, cards: readonly Face[] | null, to: PlayerName) =>
      line`${who} ${verb(who, 'put down', 'puts down')} ${cards === null ? 'three cards' : listedPieces(cards.map(playedCard))} for ${midPlayer(to)}.`,
    passedOn: 'All cards are passed on.',
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    took: (who: PlayerName, count: number) =>
      line`${who} ${verb(who, 'take', 'takes')} the trick: ${count === 0 ? 'no points' : pointCount(count)}.`,
    scored: (who: PlayerName, count: number) => line`${who} ${verb(who, 'score', 'scores')} ${pointCount(count)}.`,
    moon: (who: PlayerName) =>
      line`${who} ${verb(who, 'have', 'has')} taken all 26 points: they go to each of the others instead.`,
    over: 'The game is over.',
  },

  legend: {
    pass: (name: string) => `Choose three cards for ${name}. All players choose at once.`,
    lead: 'You lead: play a card, but no heart before hearts are broken.',
    play: 'Play a card of the suit that was led, or any card if you have none.',
    trick: 'The trick so far. The highest card of the suit that was led takes it.',
    laid: 'The cards that you have chosen to pass on.',
    received: 'Brass dots: passed to you.',
    broken: 'Hearts are broken: they can be led now.',
    hearts: 'Each heart is one point.',
    queen: 'The queen of spades is 13 points.',
    ready: 'Has chosen three cards.',
    leader: 'Led this trick.',
    points: 'Points, and how many end the game. The fewest win.',
    taken: 'Points taken in this deal.',
    winning: 'Brass edge: would take this trick, or won the game.',
  },

  tips: {
    pass: 'Points are bad. Pass three high cards on.',
    play: 'Follow suit. The highest card takes the trick.',
    preview: 'The brass edge shows who would take the trick.',
    score: ({ name, own }: PlayerName) => `Points for ${own ? 'you' : name}. The fewest win.`,
  },

  tutorial: {
    steps: {
      pass: 'Points are bad: each heart is 1, the queen of spades is 13. First pass Ada three cards: the queen, and the king and ace of spades, which might have to take her.',
      lead: 'Dots mark the cards that Carl passed to you. The two of clubs is one of them, and it always leads the first trick. Play it.',
      follow:
        'Carl took the trick and leads a diamond. You must follow suit, and the highest diamond takes the trick. Stay below his nine.',
      throw:
        'Ada had no diamonds, so she threw in your queen: 13 points for Carl. Now you have no clubs and can throw in anything. Get rid of the ace of hearts.',
      under:
        'Hearts are broken, so Ada may lead one. You play last: stay below her nine, with the highest heart that does, your seven.',
      take: 'Again you play last, and there are no points in the trick. Take it with your ten and keep the low spades.',
      low: 'Your trick, so you lead. Play the two of hearts: everyone else has to go higher.',
    },
    done: 'The others took 22 points, and you none. When someone has 100, the fewest win. But if you take all 26 of a deal, the others get 26 each.',
    wrong: {
      danger: (card: string, harmless: string) => `The ${inMiddle(card)} is more dangerous than the ${inMiddle(harmless)}.`,
      beats: (card: string, best: string, better: string) =>
        `The ${inMiddle(card)} beats the ${inMiddle(best)}. The ${inMiddle(better)} doesn’t.`,
      leads: (card: string, lowest: string) =>
        `The ${inMiddle(card)} could take the trick. Nothing is lower than the ${inMiddle(lowest)}.`,
      /** The names of both cards have an article. */
      keeps: (card: string, better: string) => `Keep ${card} for later. Now you can safely play ${better}.`,
    },
  } satisfies LessonMessages<(typeof heartsLesson.steps)[number]['key']>,

  hint: {
    passes: 'These cards are the most likely to take points',
    leads: 'Someone will probably play a higher card',
    ducks: 'Too low to take the trick',
    takes: (points: number, { name, own }: PlayerName): string =>
      points === 0 ? 'No points in this trick so far' : `${own ? 'You' : name} can hardly avoid this trick`,
    throws: ({ name, own }: PlayerName) =>
      own ? 'You can’t follow suit, so get rid of a dangerous card' : `${name} can’t follow suit, so a dangerous card can go`,
  },
};

export type HeartsMessages = typeof messages;
