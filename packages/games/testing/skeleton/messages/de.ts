import { line, verb } from '@hundredfold/client/game';
import { many, playedCard } from '@hundredfold/client/game/de';
import type { SkeletonMessages } from './en.ts';

export const messages: SkeletonMessages = {
  about: {
    name: 'Neues Spiel',
    credit: 'hier steht, von wem das Spiel ist',
    line: 'Die höchste Karte holt den Stich',
    pitch: 'Fünf Stiche, und jeden holt die höchste Karte: Spiel deine im richtigen Moment.',
    options: {},
    phrases: { 'high-card': 'Was für eine Karte!', 'low-card': 'Mehr hatte ich nicht.' },
  },

  summary: {
    goal: 'Hol Stiche: Jeden holt die höchste Karte.',
    turn: 'Spiel irgendeine Karte aus deiner Hand.',
    end: 'Nach fünf Stichen gewinnt, wer die meisten hat.',
  },

  table: {
    leader: 'spielt aus',
    youLead: 'Du bist dran: spiel aus',
    youPlay: 'Du bist dran: spiel eine Karte',
    leads: (name) => `${name} spielt aus`,
    plays: (name) => `${name} ist dran`,
    tricks: (count) => many(count, { one: '# Stich', other: '# Stiche' }),
    played: (name) => `Gespielt: ${name}`,
    refusals: {},
  },

  log: {
    played: (who, card) => line`${who} ${verb(who, 'spielst', 'spielt')} ${playedCard(card)}.`,
    took: (who) => line`${who} ${verb(who, 'holst', 'holt')} den Stich.`,
    over: 'Das Spiel ist aus.',
  },

  legend: {
    lead: 'Du spielst aus: Spiel irgendeine Karte.',
    play: 'Spiel irgendeine Karte.',
    deck: 'Die Karten, die nicht gegeben wurden: Niemand bekommt sie.',
    trick: 'Der Stich bis jetzt. Die höchste Karte holt ihn.',
    leader: 'Spielt in diesem Stich aus.',
    points: 'Gewonnene Stiche.',
    taken: 'Gewonnene Stiche, verdeckt.',
    winning: 'Messingrand: bekäme den Stich oder hat gewonnen.',
  },

  tips: {
    turn: 'Spiel irgendeine Karte. Die höchste holt den Stich.',
    preview: 'Hier würde deine Karte liegen.',
    score: ({ name, own }) => `Stich für ${own ? 'dich' : name}: die höchste Karte.`,
  },

  tutorial: {
    steps: {
      take: 'Da liegt eine Sieben. Die höchste Karte holt den Stich: Spiel deine Acht oder Neun.',
      lead: 'Dein Stich, also spielst du aus. Spiel deine andere hohe Karte.',
      save: 'Wieder deiner. Gib jetzt einen ab: Spiel die Zwei aus und heb dir den Rest auf.',
      equal: 'Da liegt eine Fünf. Von gleichen Karten holt die erste den Stich: Spiel deine Fünf.',
      last: 'Eine Karte ist übrig. Deine Sechs holt den letzten Stich.',
    },
    done: 'Drei von fünf Stichen: Du gewinnst.',
    wrong: { keep: (card, better) => `Heb dir die ${card} auf. Jetzt spiel die ${better}.` },
  },

  hint: {
    leads: (value) => `Eine ${value} ist schwer zu schlagen`,
    takes: (value) => `Eine ${value} reicht im Moment für den Stich`,
    saves: ({ name, own }) =>
      own
        ? 'Den Stich bekommst du nicht, also heb dir die höheren Karten auf'
        : `${name} bekommt den Stich nicht und hebt die höheren Karten auf`,
  },
};
