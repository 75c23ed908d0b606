import { line, verb } from '@hundredfold/client/game';
import { listedPieces, many, playedCard, pointCount } from '@hundredfold/client/game/de';
import type { HeartsMessages } from './en.ts';

export const messages: HeartsMessages = {
  about: {
    name: 'Herzeln',
    credit: 'überliefert',
    line: 'Bloß keine Herzen – und nicht die Pik-Dame',
    pitch: 'Gib drei Karten weiter und geh dann jedem Herz und der Pik-Dame aus dem Weg – oder hol sie alle.',
    options: {
      target: { label: 'Gespielt bis', about: 'Schluss ist, wenn jemand so viele Punkte hat. Die wenigsten gewinnen.' },
    },
    phrases: {
      'not-the-queen': 'Bloß nicht die Dame!',
      'to-the-moon': 'Jetzt alle!',
      'sorry-about-her': 'Die Dame tut mir leid.',
      'still-clean': 'Noch kein einziger Punkt!',
      'hearts-are-broken': 'Da ist das erste Herz!',
    },
  },

  summary: {
    goal: 'Hol möglichst wenige Punkte: Jedes Herz zählt 1, die Pik-Dame 13.',
    turn: 'Gib zuerst drei Karten weiter. Bediene dann die ausgespielte Farbe, wenn du kannst. Ihre höchste Karte holt den Stich.',
    end: 'Hat jemand 100 Punkte, gewinnen die wenigsten. Holst du aber alle 26 einer Runde, bekommst du keinen und die anderen je 26.',
  },

  table: {
    youPass: (name) => `Wähl drei Karten für ${name}`,
    othersPass: 'Die anderen wählen noch',
    missing: (cards, name) => `Wähl noch ${cards} für ${name}`,
    pass: (name) => `An ${name} weitergeben`,
    ready: 'bereit',
    received: 'Hast du bekommen',
    leader: 'spielt aus',
    broken: 'offen',
    brokenLong: 'Herz ist offen und darf ausgespielt werden',
    queen: 'Die Pik-Dame zählt 13',
    youBegin: 'Du bist dran: Spiel die Kreuz-Zwei aus',
    youLead: 'Du bist dran: Spiel aus',
    youPlay: 'Du bist dran: Spiel eine Karte',
    leads: (name) => `${name} spielt aus`,
    taken: (points) => many(points, { one: '# Punkt in dieser Runde', other: '# Punkte in dieser Runde' }),
    played: (name) => `Gespielt: ${name}`,
    sheet: { title: 'Punktezettel', deal: 'Runde', total: 'Gesamt' },
    refusals: {
      'pass-first': 'Gib zuerst drei Karten weiter.',
      'already-passed': 'Deine Karten hast du schon weitergegeben.',
      'two-of-clubs-first': 'Der erste Stich beginnt mit der Kreuz-Zwei.',
      'follow-suit': 'Du musst Farbe bedienen.',
      'no-points-yet': 'Im ersten Stich keine Herzen und keine Pik-Dame.',
      'hearts-not-broken': 'Noch hat niemand ein Herz gespielt.',
    },
  },

  log: {
    laid: (who, cards, to) =>
      line`${who} ${verb(who, 'legst', 'legt')} ${cards === null ? 'drei Karten' : listedPieces(cards.map(playedCard))} für ${to.own ? 'dich' : to} ab.`,
    passedOn: 'Alle Karten wandern weiter.',
    played: (who, card) => line`${who} ${verb(who, 'spielst', 'spielt')} ${playedCard(card)}.`,
    took: (who, count) =>
      line`${who} ${verb(who, 'holst', 'holt')} den Stich: ${count === 0 ? 'keine Punkte' : pointCount(count)}.`,
    scored: (who, count) => line`${who} ${verb(who, 'bekommst', 'bekommt')} ${pointCount(count)}.`,
    moon: (who) => line`${who} ${verb(who, 'hast', 'hat')} alle 26 Punkte geholt: Die anderen bekommen sie, jeder ganz.`,
    over: 'Das Spiel ist aus.',
  },

  legend: {
    pass: (name) => `Wähl drei Karten für ${name}. Alle wählen zugleich.`,
    lead: 'Du spielst aus: kein Herz, bevor eines gespielt ist.',
    play: 'Bediene die ausgespielte Farbe; kannst du nicht, spiel irgendeine Karte.',
    trick: 'Der Stich bis jetzt. Die höchste Karte der ausgespielten Farbe holt ihn.',
    laid: 'Die Karten, die du weitergibst.',
    received: 'Messingpunkte: Hast du bekommen.',
    broken: 'Herz ist offen und darf ausgespielt werden.',
    hearts: 'Jedes Herz ist ein Punkt.',
    queen: 'Die Pik-Dame zählt 13 Punkte.',
    ready: 'Hat drei Karten gewählt.',
    leader: 'Hat zu diesem Stich ausgespielt.',
    points: 'Punkte, und bei wie vielen Schluss ist. Die wenigsten gewinnen.',
    taken: 'Punkte aus dieser Runde.',
    winning: 'Messingrand: bekäme den Stich oder hat gewonnen.',
  },

  tips: {
    pass: 'Punkte sind schlecht. Gib drei hohe Karten weiter.',
    play: 'Bediene. Die höchste Karte holt den Stich.',
    preview: 'Der Messingrand zeigt, wer den Stich bekäme.',
    score: ({ name, own }) => `Punkte für ${own ? 'dich' : name}. Die wenigsten gewinnen.`,
  },

  tutorial: {
    steps: {
      pass: 'Punkte sind schlecht: Jedes Herz zählt 1, die Pik-Dame 13. Gib Ada zuerst drei Karten: die Dame, und mit ihr König und Ass in Pik, die sie holen müssten.',
      lead: 'Die Karten mit den Punkten hat Carl dir gegeben. Eine ist die Kreuz-Zwei, und mit ihr beginnt immer der erste Stich. Spiel sie aus.',
      follow:
        'Der Stich ging an Carl, und er spielt Karo aus. Du musst bedienen, und das höchste Karo holt den Stich. Bleib unter seiner Neun.',
      throw:
        'Ada hatte kein Karo und hat deine Dame abgeworfen: 13 Punkte für Carl. Jetzt hast du kein Kreuz und darfst abwerfen, was du willst. Weg mit dem Herz-Ass.',
      under:
        'Ein Herz ist gespielt, also darf Ada jetzt Herz ausspielen. Du kommst zuletzt: Bleib unter ihrer Neun, aber so hoch es geht, mit der Sieben.',
      take: 'Wieder kommst du zuletzt, und im Stich liegen keine Punkte. Hol ihn mit der Zehn und heb dir die kleinen Pik auf.',
      low: 'Dein Stich, also spielst du aus. Spiel die Herz-Zwei: Alle anderen müssen höher spielen.',
    },
    done: 'Die anderen haben 22 Punkte und du keinen. Hat jemand 100, gewinnen die wenigsten. Holst du aber alle 26 einer Runde, bekommen die anderen je 26.',
    wrong: {
      danger: (card, harmless) => `${card} ist gefährlicher als ${harmless}.`,
      beats: (card, best, better) => `${card} ist höher als ${best}. ${better} bleibt darunter.`,
      leads: (card, lowest) => `${card} könnte den Stich holen. Niedriger als ${lowest} geht es nicht.`,
      keeps: (card, better) => `Heb dir ${card} auf. Jetzt kannst du in Ruhe ${better} spielen.`,
    },
  },

  hint: {
    passes: 'Diese Karten bringen am ehesten Punkte ein',
    leads: 'Wahrscheinlich geht noch jemand darüber',
    ducks: 'Zu niedrig, um den Stich zu holen',
    takes: (points, { name, own }) =>
      points === 0 ? 'Im Stich liegen noch keine Punkte' : `Den Stich ${own ? 'wirst du' : `wird ${name}`} kaum los`,
    throws: ({ name, own }) =>
      own
        ? 'Du kannst nicht bedienen: Wirf eine gefährliche Karte ab'
        : `${name} kann nicht bedienen: Eine gefährliche Karte kann weg`,
  },
};
