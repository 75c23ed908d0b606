import {
  type LessonMessages,
  line,
  type OptionMessagesFor,
  type PhraseMessagesFor,
  type PlayerName,
  type RefusalMessages,
  verb,
} from '@hundredfold/client/game';
import { many, playedCard } from '@hundredfold/client/game/en';
import type { Face } from '@hundredfold/shared/game';
import type { options, phrases, SkeletonRefusal } from '../rules/declaration.ts';
import type { skeletonLesson } from '../rules/lesson.ts';

export const messages = {
  about: {
    name: 'Skeleton',
    credit: 'name the designer here',
    line: 'The highest card takes the trick',
    pitch: 'Five tricks, and the highest card takes each of them: play yours at the right moment.',
    options: {} satisfies OptionMessagesFor<typeof options>,
    phrases: { 'high-card': 'What a card!', 'low-card': 'I had nothing better.' } satisfies PhraseMessagesFor<typeof phrases>,
  },

  summary: {
    goal: 'Take tricks: the highest card takes each of them.',
    turn: 'Play any card from your hand.',
    end: 'After five tricks the player with the most tricks wins.',
  },

  table: {
    leader: 'leads',
    youLead: 'Your turn: lead a card',
    youPlay: 'Your turn: play a card',
    leads: (name: string) => `${name} leads`,
    plays: (name: string) => `It’s ${name}’s turn`,
    tricks: (count: number) => many(count, { one: '# trick', other: '# tricks' }),
    played: (name: string) => `Card played: ${name}`,
    refusals: {} satisfies RefusalMessages<SkeletonRefusal>,
  },

  log: {
    played: (who: PlayerName, card: Face) => line`${who} ${verb(who, 'play', 'plays')} ${playedCard(card)}.`,
    took: (who: PlayerName) => line`${who} ${verb(who, 'win', 'wins')} the trick.`,
    over: 'The game is over.',
  },

  legend: {
    lead: 'You lead: play any card from your hand.',
    play: 'Play any card from your hand.',
    deck: 'The cards that were not dealt. No one gets them.',
    trick: 'The trick so far. The highest card takes it.',
    leader: 'Leads this trick.',
    points: 'Tricks won.',
    taken: 'Tricks won, face down.',
    winning: 'Brass edge: would take this trick, or won the game.',
  },

  tips: {
    turn: 'Play any card. The highest one takes the trick.',
    preview: 'Your card would lie here.',
    score: ({ name, own }: PlayerName) => `Trick for ${own ? 'you' : name}: the highest card.`,
  },

  tutorial: {
    steps: {
      take: 'A seven lies there. The highest card takes the trick: play your eight or nine.',
      lead: 'Your trick, so you lead. Play your other high card.',
      save: 'Again yours. Now give one away: lead your two, and save the rest.',
      equal: 'A five lies there. Of equal cards the first one takes the trick: play your five.',
      last: 'One card is left. Your six takes the last trick.',
    },
    done: 'Three tricks of five: you win.',
    wrong: { keep: (card: string, better: string) => `Keep the ${card} for later. Now play the ${better}.` },
  } satisfies LessonMessages<(typeof skeletonLesson.steps)[number]['key']>,

  hint: {
    leads: (value: number) => `A ${value} is hard to beat`,
    takes: (value: number) => `A ${value} is enough to take the trick so far`,
    saves: ({ name, own }: PlayerName) =>
      own ? 'You cannot take this trick, so save your higher cards' : `${name} cannot take this trick and saves the higher cards`,
  },
};

export type SkeletonMessages = typeof messages;
